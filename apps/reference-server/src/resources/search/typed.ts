import { SearchResource } from "@syndikit/contract";

/** What a person may have meant by a text. */
export interface Typed {
  readonly text: string;
  /** What a text begins with if it begins with the typed one, folded as `folded` of the store folds columns. */
  readonly prefixes: readonly string[];
  /** The identifier that was typed, or that is in the number of an invoice. */
  readonly id: number | undefined;
  /** The only resource that was meant; `undefined` for any. */
  readonly resource: SearchResource | undefined;
  /** The number of an invoice, as it is printed. */
  readonly number: string | undefined;
}

/** The largest identifier. */
const MAX_ID = 2_147_483_647;

/** `7`, `#7`, `user/7`, `/user/7`, `user 7`, `user #7`, and an address that ends in one of them. */
const REFERENCE = /^(?:(?:.*\/)?(?<resource>[a-z]+)[/ ]+)?#?(?<id>\d+)\/?$/i;
/** As `numberOf` of invoices writes it. */
const NUMBER = /^(?:INV|CN)-\d{4}-(?<id>\d+)$/i;

export function readTyped(written: string): Typed {
  const typed = written.trim();
  const text = typed.normalize("NFC");
  // A name that was stored decomposed is found by its copy.
  const prefixes = [...new Set([...prefixesOf(text), ...(typed === text ? [] : [foldAscii(typed)])])];
  const number = NUMBER.exec(text)?.groups;
  if (number !== undefined) {
    const meant = { id: idOf(number["id"]), resource: undefined, number: text.toUpperCase() };
    return { text, prefixes, ...meant };
  }
  const { resource: name, id: digits } = REFERENCE.exec(text)?.groups ?? {};
  const resource = Object.values(SearchResource).find((one) => one.toLowerCase() === name?.toLowerCase());
  const id = name === undefined || resource !== undefined ? idOf(digits) : undefined;
  return { text, prefixes, id, resource, number: undefined };
}

function idOf(digits: string | undefined): number | undefined {
  const id = Number(digits);
  return id >= 1 && id <= MAX_ID ? id : undefined;
}

/**
 * The store folds only the letters of ASCII. For the others the usual spellings are tried: as typed, small, with a
 * capital first, with a capital at each word, and in capitals.
 */
export function prefixesOf(text: string): readonly string[] {
  if (text === "") return [];
  const small = text.toLowerCase();
  const capitalised = small.replace(/^./u, (letter) => letter.toUpperCase());
  const titled = small.replaceAll(/(?<=^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
  const spellings = [text, small, capitalised, titled, text.toUpperCase()];
  return [...new Set(spellings.map(foldAscii))];
}

function foldAscii(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
