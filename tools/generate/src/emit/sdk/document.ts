import type { Json } from "../../openapi-document.js";
import { propertyName } from "../../print.js";
import type { Method } from "./method.js";

/** The text of a method, as a doc comment holds it: what the spec says of it, its parameters, and an example. */
export function document(method: Method): string {
  const { summary, operation, emits, roles, arguments: given, query } = method;
  const description = operation.sdk?.methods ? undefined : operation.description;
  const allowed = Object.entries(roles).map(([role, scopes]) => `${role} (${scopes.join(", ")})`);
  const statuses = operation.responses
    .map(({ status }) => String(status))
    .filter((status) => status >= "400");
  return [
    `${summary}.`,
    description && `\n${wrap(description)}`,
    `\n${retryText(method)}`,
    operation.mayTake !== undefined &&
      `May take long: by default its \`timeout\` and its \`deadline\` are ${operation.mayTake / 1_000} s.`,
    emits.length > 0 && `Can cause ${list(emits.map((name) => `\`${name}\``))}.`,
    `Allowed for ${list(allowed)}.`,
    `Operation \`${operation.id}\`: \`${operation.method} ${operation.path}\`.\n`,
    ...given.map(({ name, text }) => `@param ${name} - ${sentence(text)}`),
    ...query.map(({ name, description: text = "" }) => `@param query.${name} - ${sentence(text)}`),
    "@param options - Limits, retries and headers of this call.",
    `@returns ${returns(method)}`,
    `@throws {ApiError} when the marketplace refuses it: ${list(statuses, "or")}.`,
    "@throws {CallError} when no answer came, or no valid one.",
    given.length + query.length > 0 && "@throws {TypeError} when an argument is invalid; no request is sent.",
    `@example\n${example(method)}`,
  ]
    .filter(Boolean)
    .join("\n");
}

/** What the retry class of a method means to its caller. */
export function retryText({ idempotency, keyed }: Pick<Method, "idempotency" | "keyed">): string {
  if (idempotency !== "once") return "Retried when no answer came, or one that says to try later.";
  return keyed
    ? "Retried with the same `Idempotency-Key`, so that it happens only once."
    : "Not retried when the marketplace may already have acted on it.";
}

/** A call that compiles. */
export function example(method: Method): string {
  const { group, name, arguments: given, query, result } = method;
  const needed = query
    .filter(({ required }) => required)
    .map(({ name: key, example: value = key }) => [key, value]);
  const values = [
    ...given.flatMap(({ example: value }) => (value === undefined ? [] : [value])),
    ...(needed.length > 0 ? [Object.fromEntries(needed)] : []),
  ];
  const call = `market.${group}.${name}(${values.map((value) => print(value)).join(", ")})`;
  switch (result.kind) {
    case "nothing":
      return `await ${call};`;
    case "count":
      return `const { totalItems } = await ${call};`;
    case "stream":
      return `const stream = await ${call};`;
    case "blob":
      return `const ${name} = await ${call};`;
    case "location":
      return `const { ${result.resource} } = await ${call};`;
    case "list":
      return `for await (const ${variable(result.type)} of ${call}) console.log(${variable(result.type)});`;
    case "value":
      return `const ${result.json === "array" ? "found" : variable(result.type)} = await ${call};`;
  }
}

function returns({ result, operation }: Method): string {
  switch (result.kind) {
    case "nothing":
      return "when the marketplace has done it.";
    case "count":
      return "how many entries there are, and on how many pages.";
    case "stream":
      return "the bytes as they arrive. The stream does not end: cancel it when you have read enough.";
    case "blob":
      return "the whole document, with its media type.";
    case "list":
      return "the list. No request is sent until you read it.";
    case "location":
      return `the reference of what was created, when the marketplace names it: \`{ ${result.resource}: "${result.resource}/310" }\`.`;
    case "value":
      return result.json === "array"
        ? `all of \`${result.type}\`.`
        : `the \`${result.type}\`${operation.method === "GET" ? "" : " as it is now"}${operation.mayBeEmpty ? ", or undefined when the answer is empty" : ""}.`;
  }
}

/** `subscription` for `Subscription`, `user` for `MyUserDTO`. */
function variable(type: string): string {
  const noun = type.replace(/^My(?=[A-Z])/, "").replace(/DTO$/, "");
  return noun === "string" ? "text" : `${noun.charAt(0).toLowerCase()}${noun.slice(1)}`;
}

/** A JSON value as TypeScript, on one line where it is short. */
function print(value: Json): string {
  const line = printLine(value);
  if (line.length <= 80 || typeof value !== "object" || value === null) return line;
  const members = Array.isArray(value)
    ? value.map((item) => print(item))
    : Object.entries(value).map(([key, inner]) => `${propertyName(key)}: ${print(inner)}`);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  return `${open}\n${members.map((member) => `  ${member.replaceAll("\n", "\n  ")},`).join("\n")}\n${close}`;
}

function printLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(printLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, inner]) => `${propertyName(key)}: ${printLine(inner)}`);
  return members.length > 0 ? `{ ${members.join(", ")} }` : "{}";
}

function list(words: string[], last = "and"): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}

/** The text on one line. */
function sentence(text: string): string {
  return text.trim().replace(/\s+/g, " ");
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
