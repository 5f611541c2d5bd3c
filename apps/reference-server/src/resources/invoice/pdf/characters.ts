/** Stands for a character that the font does not have. */
export const MISSING = "\u25a1";

/** Characters that turn the direction of what follows them, or show nothing: they make a text look like another one. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const BLANK = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\s]+/gu;

/** Nobody reads more of one text on an invoice. */
const MAX_LENGTH = 600;

/**
 * A text of strangers as it can be printed: on one line, without characters that show nothing, at a length that fits
 * a page, and with a sign for each character that the font does not have.
 */
export function toPrintable(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const clean = text.normalize("NFC").replace(INVISIBLE, "").replace(BLANK, " ").trim();
  const characters = [...clean];
  const shown = characters.length > MAX_LENGTH ? [...characters.slice(0, MAX_LENGTH), "…"] : characters;
  return shown.map((character) => (hasGlyph(character.codePointAt(0) ?? 0) ? character : MISSING)).join("");
}
