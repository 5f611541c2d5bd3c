import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type ErrorCode,
  type ErrorFields,
  type ErrorResponseEntry,
  errors,
  toErrorEntry,
} from "@syndikit/contract";
import { parse } from "yaml";
import { cell, type Page, table } from "../page.js";
import { root } from "../repository.js";

interface Advice {
  /** When it is answered. */
  readonly cause: string;
  /** What the caller does about it. */
  readonly remedy: string;
  /** Values for its extra fields; absent when it has none. */
  readonly example?: Readonly<Record<string, string | number>>;
}

const REQUEST_ID = "req_7h2k9d3m5q8w1x4z";

const introduction = `# Errors

Every error has this body. \`key\` stays the same for ever: compare it, and show \`error\` to people. \`extraFields\` holds the values of the placeholders in \`key\`. \`requestId\` is also in the header \`CMW-Request-Id\` of the answer, and in the log of the marketplace.

\`\`\`json
${JSON.stringify({ errorHolders: [exampleOf("notFound", { resource: "subscription", id: 4711 })] }, null, 2)}
\`\`\`

| Status | Means | What a program does |
|---|---|---|
| 400, 422 | the request is wrong, or breaks a rule | do not repeat it: change it |
| 401 | not signed in | get a new token, once, and repeat |
| 403, 404 | not allowed; not there, or not yours | do not repeat it |
| 409, 412 | not in this state; changed meanwhile | read the object, and decide again |
| 423 | something else is going on | repeat in a moment |
| 429, 503 | too many requests; away for a moment | wait as \`Retry-After\` says, and repeat |
| 500 | a fault of the marketplace | repeat a few times, then tell its operator the \`requestId\` |

The SDK repeats what can be repeated by itself. [What happens when](../packages/sdk.md).
`;

/** Every error of the interface: its key, its cause, what to do, and an example. */
export function errorsPage(): Page {
  const advice = readAdvice();
  const codes = Object.keys(errors).filter((code): code is ErrorCode => code in errors);
  const statuses = [...new Set(codes.map((code) => errors[code].status))].sort((one, other) => one - other);
  const sections = statuses.map((status) => {
    const answered = codes.filter((code) => errors[code].status === status);
    const rows = answered.map((code) => row(code, advice[code]));
    const entries = answered.map((code) => exampleOf(code, advice[code]?.example));
    return `## ${status}\n\n${table(["Key", "Says", "Cause", "Remedy"], rows)}\n\n${folded(status, entries)}\n`;
  });
  return { path: "reference/errors", markdown: [introduction, ...sections].join("\n") };
}

function row(code: ErrorCode, advice: Advice | undefined): string[] {
  const { key, message } = errors[code];
  return [`\`${key}\``, cell(message), cell(advice?.cause ?? ""), cell(advice?.remedy ?? "")];
}

/**
 * The entry of an answer that has the error, as the marketplace fills it.
 *
 * @throws {Error} when its example lacks a field, or has one too many.
 */
export function exampleOf(code: ErrorCode, example: Advice["example"] = {}): ErrorResponseEntry {
  const wanted = errors[code].extraFields.toSorted().join(", ");
  const given = Object.keys(example).toSorted().join(", ");
  if (given !== wanted) {
    throw new Error(`The example of ${code} in docs/error-advice.yaml has (${given}). Give it (${wanted}).`);
  }
  // The catalogue and the YAML have the same names here; the compiler would want those of all errors.
  return toErrorEntry(code, example as ErrorFields<ErrorCode>, REQUEST_ID);
}

/** The examples of a status: there when one looks for them, and else out of the way. */
function folded(status: number, entries: readonly ErrorResponseEntry[]): string {
  const samples = entries.map((entry) => `\`\`\`json\n${JSON.stringify(entry, null, 2)}\n\`\`\``);
  return `<details>\n<summary>An example of each error with ${status}</summary>\n\n${samples.join("\n\n")}\n\n</details>`;
}

/** Causes and remedies, by the code of the error. */
export function readAdvice(): Readonly<Record<string, Advice>> {
  return parse(readFileSync(join(root, "docs/error-advice.yaml"), "utf8"));
}
