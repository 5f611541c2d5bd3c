import MiniSearch, { type Options, type SearchOptions, type SearchResult } from "minisearch";
import { stemmer } from "stemmer";
import { namesOf, stemsOf, wordsOf } from "./words.js";

/** A part of a page, from one heading to the next: what a search finds. */
export interface Piece {
  /** Its address on the site. */
  readonly id: string;
  readonly title: string;
  /** The headings above its own. */
  readonly titles: readonly string[];
  readonly text: string;
  /** What people ask for who do not know the heading: a phrase on each line. */
  readonly asked: string;
  readonly rank: Rank;
}

/** What a piece is: the beginning of a page, a part of one, a part of the reference or the glossary, or of a list of exports. */
export type Rank = "page" | "part" | "reference" | "list";

/** A list of exports comes after everything else, however well it matches. */
const RANKS: Readonly<Record<Rank, number>> = { page: 1.3, part: 1, reference: 0.5, list: 1 };

/** What a search is opened from. */
export interface SearchData {
  /** The words of all pieces, as MiniSearch writes them. */
  readonly index: string;
  readonly pieces: Readonly<Record<string, Shown>>;
  /** Stems that mean the same, by each of them. */
  readonly alike: Readonly<Record<string, readonly string[]>>;
}

/** What is kept of a piece beside its words. */
export type Shown = Omit<Piece, "id" | "text">;

export interface Found extends Pick<Piece, "id" | "title" | "titles"> {
  /** The words of the page that matched, which are marked in the result. */
  readonly match: SearchResult["match"];
}

const WEIGHTS = { asked: 8, title: 4, titles: 2, text: 1 };

/** So much does a word count for that means the same, begins the same, or is a letter off. */
const LESS = { alike: 0.5, prefix: 0.16, fuzzy: 0.3 };

/**
 * So much more does a piece count for whose heading, or one of whose phrases, is the whole question. One that shares
 * half of it counts for a little: the words of many phrases together answer no question.
 */
const MEANT = 12;

const PIECES_OF_A_PAGE = 3;

export const searchOptions: Options<Piece> = {
  fields: Object.keys(WEIGHTS),
  tokenize: (text) => [...wordsOf(text), ...namesOf(text)],
  processTerm: stemmer,
};

export function openSearch({ index, pieces, alike }: SearchData): { search(question: string): Found[] } {
  const words = MiniSearch.loadJSON<Piece>(index, searchOptions);
  // Every object has a member `constructor`, which is a word that people search for.
  const alikeTo = new Map(Object.entries(alike));
  /** The headings and phrases of each piece as stems, once they are needed. */
  const phrases = new Map<string, readonly (readonly string[])[]>();
  /** How many words a phrase shares with the question. Beside one that is the same, one that means the same counts too. */
  const sharedBy = (stems: readonly string[], question: readonly string[]): number => {
    const same = stems.filter((stem) => question.includes(stem));
    if (same.length === 0) return 0;
    const rest = question.filter((stem) => !same.includes(stem));
    const alikes = rest.filter((stem) => alikeTo.get(stem)?.some((other) => stems.includes(other)));
    return same.length + alikes.length * LESS.alike;
  };
  /** How much of the question one of its phrases has, and the other way round: 1 is the question itself. */
  const likenessOf = (id: string, { title, asked }: Shown, question: readonly string[]): number => {
    const known = phrases.get(id) ?? [title, ...asked.split("\n")].map(stemsOf);
    phrases.set(id, known);
    return Math.max(
      ...known.map((stems) => {
        const shared = sharedBy(stems, question);
        return shared / Math.max(1, stems.length + question.length - shared);
      }),
    );
  };

  // What is looked for is one word, and a stem already.
  const look = (word: string, factor: number, how: SearchOptions = {}): SearchResult[] =>
    words
      .search(word, { tokenize: (text) => [text], processTerm: (term) => term, boost: WEIGHTS, ...how })
      .map((result) => ({ ...result, score: result.score * factor }));

  /** How well each piece answers one word. */
  const searchWord = (word: string, isLast: boolean): ReadonlyMap<string, SearchResult> => {
    const found = look(word, 1);
    const others = (alikeTo.get(word) ?? []).flatMap((other) => look(other, LESS.alike));
    // The last word may not be typed to its end. A word that the guide does not have may be misspelled.
    const begun = isLast ? look(word, LESS.prefix, { prefix: true }) : [];
    const misspelled = found.length === 0 ? look(word, LESS.fuzzy, { fuzzy: 0.2 }) : [];
    const best = new Map<string, SearchResult>();
    for (const each of [...found, ...others, ...begun, ...misspelled]) {
      if ((best.get(each.id)?.score ?? 0) < each.score) best.set(each.id, each);
    }
    return best;
  };

  /** A name that the guide has is asked for as a whole: its parts are in many places. */
  const stemsIn = (question: string): readonly string[] => {
    const names = namesOf(question).filter((name) => look(stemmer(name), 1).length > 0);
    const rest = names.reduce((text, name) => text.replaceAll(name, " "), question.toLowerCase());
    return [...new Set([...names.map(stemmer), ...stemsOf(names.length > 0 ? rest : question)])];
  };

  return {
    search(question) {
      const asked = stemsIn(question);
      const byWord = asked.map((word, at) => searchWord(word, at === asked.length - 1));
      const ids = new Set(byWord.flatMap((found) => [...found.keys()]));
      const scored = [...ids].flatMap((id) => {
        const piece = pieces[id];
        if (piece === undefined) return [];
        const matches = byWord.map((found) => found.get(id)).filter((found) => found !== undefined);
        const sum = matches.reduce((total, { score }) => total + score, 0);
        const share = matches.length / asked.length;
        const meant = 1 + (MEANT - 1) * likenessOf(id, piece, asked) ** 2;
        return {
          id,
          ...piece,
          match: Object.assign({}, ...matches.map(({ match }) => match)) as Found["match"],
          score: sum * share ** 2 * RANKS[piece.rank] * meant,
        };
      });
      scored.sort((one, other) => isListed(one) - isListed(other) || other.score - one.score);
      return withoutCrowds(scored);
    },
  };
}

const isListed = ({ rank }: Shown): number => Number(rank === "list");

/** A long page would fill the list alone. */
function withoutCrowds<T extends { readonly id: string }>(found: readonly T[]): T[] {
  const counts = new Map<string, number>();
  return found.filter(({ id }) => {
    const [page = ""] = id.split("#");
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= PIECES_OF_A_PAGE;
  });
}
