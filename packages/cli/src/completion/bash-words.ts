/** The words of a half-typed line of bash, and how the last one is written. */
export interface BashLine {
  /** The words without the program's name and without quotation marks. The last word is partial or empty. */
  readonly words: readonly string[];
  /** The quotation mark that is open at the end. */
  readonly quote: "" | "'" | '"';
  /** The beginning of the last word that bash keeps: it replaces only what follows. */
  readonly kept: string;
}

/** Escapes in quotation marks what bash would read there. */
const readInDouble = /[\\"$`]/g;
/** What bash reads outside of quotation marks. `~` counts only at the beginning of a word. */
const readOutside = /[^\p{L}\p{M}\p{N}\p{So}_.,/:=@%+~-]/gu;

/**
 * Splits a line as bash does. Bash itself replaces only the part of a word after the last of the characters in
 * `breaks`, as in `--also=metrics`, unless it is quoted.
 */
export function readBashLine(line: string, breaks: string): BashLine {
  const words: string[] = [];
  let word = "";
  let kept = "";
  let isOpen = false;
  let quote: BashLine["quote"] = "";
  for (let at = 0; at < line.length; at += 1) {
    const letter = line.charAt(at);
    if (quote === "'" ? letter === quote : quote === '"' && letter === quote) {
      quote = "";
    } else if (quote === "'") {
      word += letter;
    } else if (letter === "\\" && (quote === "" || /[\\"$`]/.test(line.charAt(at + 1)))) {
      at += 1;
      word += line.charAt(at);
    } else if (quote === "" && (letter === "'" || letter === '"')) {
      quote = letter;
      isOpen = true;
      kept = word;
    } else if (quote === "" && /\s/.test(letter)) {
      if (isOpen || word !== "") words.push(word);
      [word, kept, isOpen] = ["", "", false];
    } else {
      word += letter;
      if (quote === "" && breaks.includes(letter)) kept = word;
    }
  }
  return { words: [...words, word].slice(1), quote, kept };
}

/** A value as it must be typed in the place of what bash replaces. */
export function writeForBash(value: string, { quote, kept }: BashLine): string {
  const rest = value.startsWith(kept) ? value.slice(kept.length) : value;
  if (quote === "'") return rest.replaceAll("'", "'\\''");
  if (quote === '"') return rest.replace(readInDouble, "\\$&");
  // A tilde is the home folder only where the word begins with it.
  const [tilde = ""] = kept === "" || kept.endsWith("=") ? (/^~(?=\/)/.exec(rest) ?? []) : [];
  return tilde + rest.slice(tilde.length).replace(readOutside, "\\$&");
}
