/** Replaces a character that the font does not have. */
export const MISSING = "\u25a1";

/** Characters that change the writing direction or are invisible: with them one text can look like another. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for control characters.
const BLANK = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\s]+/gu;

/** The longest text that is printed on an invoice, in characters. */
const MAX_LENGTH = 600;

/**
 * Makes an untrusted text printable: on one line, without invisible characters, short enough for a page, and with a
 * placeholder for each character that the font does not have.
 */
export function toPrintable(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const clean = text.normalize("NFC").replace(INVISIBLE, "").replace(BLANK, " ").trim();
  const characters = [...clean];
  const shown = characters.length > MAX_LENGTH ? [...characters.slice(0, MAX_LENGTH), "…"] : characters;
  return shown.map((character) => (hasGlyph(character.codePointAt(0) ?? 0) ? character : MISSING)).join("");
}
