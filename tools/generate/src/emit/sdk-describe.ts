import type { Method } from "./sdk-method.js";

/** What the spec says of a method, as a doc comment holds it. */
export function describe(method: Method): string {
  const { summary, operation, idempotency, emits, roles } = method;
  const description = operation.sdk?.methods ? undefined : operation.description;
  const allowed = Object.entries(roles).map(([role, scopes]) => `${role} (${scopes.join(", ")})`);
  return [
    `${summary}.`,
    description && `\n${wrap(description)}`,
    `\n${retryText(idempotency)}`,
    emits.length > 0 && `Can cause ${list(emits.map((name) => `\`${name}\``))}.`,
    `For ${list(allowed)}.`,
    `Operation \`${operation.id}\`: \`${operation.method} ${operation.path}\`.`,
  ]
    .filter(Boolean)
    .join("\n");
}

/** What the retry class of a method means to its caller. */
export function retryText(idempotency: string): string {
  return idempotency === "once"
    ? "Never sent again when it may have happened."
    : "Sent again when no answer came, or the marketplace asks for it.";
}

function list(words: string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** Lines of at most 100 characters. */
function wrap(text: string): string {
  const lines = [""];
  for (const word of text.split(/\s+/)) {
    const line = lines[lines.length - 1] ?? "";
    if (line.length + word.length < 100) lines[lines.length - 1] = line ? `${line} ${word}` : word;
    else lines.push(word);
  }
  return lines.join("\n");
}
