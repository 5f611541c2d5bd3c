/**
 * Finds a text in others, in any case; undefined for an empty text. It finds it where it stands: in lower case "İ" is
 * two characters, and all behind it would be found one too far to the right.
 */
export function occurrenceOf(search: string): RegExp | undefined {
  return search === "" ? undefined : new RegExp(search.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&"), "iu");
}
