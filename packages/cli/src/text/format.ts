const timeOfDay = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", second: "2-digit" });

/** Formats the local time of day, for example `21:40:12`. */
export function formatTime(milliseconds: number): string {
  return timeOfDay.format(milliseconds);
}

export function toIso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

// Every control character except tab, line feed, and the start of a style such as bold or red.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this matches.
const unprintable = /\u001b(?!\[\d{1,2}m)|[\u0000-\u0008\u000b-\u001a\u001c-\u001f\u007f-\u009f]/g;

// biome-ignore lint/suspicious/noControlCharactersInRegex: styles begin with an escape character.
const style = /\u001b\[\d{1,2}m/g;

/**
 * Makes text safe for a terminal. Escape sequences in an answer or an event must not move the cursor or change the
 * title, and where there are no styles they bring none.
 */
export function printable(text: string, isStyled = true): string {
  const plain = text.replaceAll("\r\n", "\n").replace(unprintable, "\ufffd");
  return isStyled ? plain : plain.replace(style, "");
}
