import MiniSearch from "minisearch";
import { stemmer } from "stemmer";
import { parse } from "yaml";
import { anchorOf, type Page } from "../page.js";
import { readText } from "../repository.js";
import { type Piece, type Rank, type SearchData, searchOptions } from "./open-search.js";
import { wordsOf } from "./words.js";

/** `docs/search-words.yaml`: what people ask for, in their words. */
export interface SearchWords {
  /** Groups of words that mean the same here. */
  readonly alike: readonly (readonly string[])[];
  /** What a page, or a part of it (`page#anchor`), is asked for by. */
  readonly asked: Readonly<Record<string, readonly string[]>>;
}

export const readSearchWords = (): SearchWords => parse(readText("docs/search-words.yaml"));

/** What the search of the site is opened from. */
export function indexPages(pages: readonly Page[], base: string, words = readSearchWords()): SearchData {
  const index = new MiniSearch<Piece>(searchOptions);
  const pieces = pages.flatMap((page) => piecesOf(page, base, words));
  index.addAll(pieces);
  return {
    index: JSON.stringify(index),
    pieces: Object.fromEntries(pieces.map(({ id, text, ...shown }) => [id, shown])),
    alike: alikeByStem(words.alike),
  };
}

/** The parts of a page. One that says `search: false` is found by its name alone. */
export function piecesOf({ path, markdown }: Page, base: string, { asked }: SearchWords): Piece[] {
  const [, frontMatter = "", body = ""] = /^(?:---\n(.*?)\n---\n)?(.*)$/s.exec(markdown) ?? [];
  const isNamed = /^search: false$/m.test(frontMatter);
  const above: string[] = [];
  const anchors = new Map<string, number>();
  const parts = isNamed ? partsOf(body).slice(0, 1) : partsOf(body);
  return parts.map(({ level, title, text }, index) => {
    above.length = Math.min(above.length, level - 1);
    const titles = above.filter(Boolean);
    above[level - 1] = title;
    const anchor = unique(anchorOf(title), anchors);
    const place = index === 0 ? path : `${path}#${anchor}`;
    return {
      id: `${base}${path.replace(/(^|\/)index$/, "$1")}${/(^|\/)index$/.test(path) ? "" : ".html"}#${anchor}`,
      title,
      titles,
      text: isNamed ? "" : text,
      asked: (asked[place] ?? []).join("\n"),
      rank: rankOf(path, index === 0),
    };
  });
}

function rankOf(path: string, isFirst: boolean): Rank {
  if (path.startsWith("reference/exports-")) return "list";
  if (path.startsWith("reference/") || path === "glossary") return "reference";
  return isFirst ? "page" : "part";
}

/** A heading, and what stands below it up to the next one. In a sample nothing is a heading. */
function partsOf(body: string): { level: number; title: string; text: string }[] {
  const parts: { level: number; title: string; text: string }[] = [];
  let inSample = false;
  for (const line of body.split("\n")) {
    if (line.trimStart().startsWith("```")) inSample = !inSample;
    const heading = inSample ? null : /^(#+) (.+)$/.exec(line);
    if (heading !== null) {
      parts.push({ level: (heading[1] ?? "").length, title: plain(heading[2] ?? ""), text: "" });
    }
    const part = parts.at(-1);
    if (heading === null && part !== undefined) part.text += `${plain(line)}\n`;
  }
  return parts;
}

/** A line as it is read: of a link its text, without marks. */
const plain = (line: string): string =>
  line.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[`*]|<[^>]*>/g, "");

/** Where a heading stands twice on a page, the second has another anchor, as the site writes it. */
function unique(anchor: string, taken: Map<string, number>): string {
  const times = taken.get(anchor) ?? 0;
  taken.set(anchor, times + 1);
  return times === 0 ? anchor : `${anchor}-${times}`;
}

function alikeByStem(groups: SearchWords["alike"]): SearchData["alike"] {
  const alike = new Map<string, readonly string[]>();
  for (const group of groups) {
    const stems = [...new Set(group.flatMap(wordsOf).map(stemmer))];
    for (const each of stems) {
      alike.set(each, [...new Set([...(alike.get(each) ?? []), ...stems.filter((other) => other !== each)])]);
    }
  }
  return Object.fromEntries(alike);
}
