/** The words of a command line as far as it is typed, without the program's name. The last one is begun, or empty. */
export function splitLine(line: string): readonly string[] {
  const words: string[] = [];
  let word = "";
  let quote = "";
  for (const letter of line) {
    if (quote !== "") {
      if (letter === quote) quote = "";
      else word += letter;
    } else if (letter === "'" || letter === '"') {
      quote = letter;
    } else if (/\s/.test(letter)) {
      if (word !== "") words.push(word);
      word = "";
    } else {
      word += letter;
    }
  }
  return [...words, word].slice(1);
}
