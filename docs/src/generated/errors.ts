import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ErrorCode, errors } from "@syndikit/contract";
import { parse } from "yaml";
import { cell, type Page, table } from "../page.js";
import { root } from "../repository.js";

interface Advice {
  /** When it is answered. */
  readonly cause: string;
  /** What the caller does about it. */
  readonly remedy: string;
}

const introduction = `# Errors

Every error has this body. \`key\` stays the same for ever: compare it, and show \`error\` to people. \`extraFields\` are the words that fill the gaps in \`key\`. \`requestId\` is also in the header \`CMW-Request-Id\` of the answer, and in the log of the marketplace.

\`\`\`json
{
  "errorHolders": [
    {
      "key": "%resource%-%id%-not-found",
      "error": "There is no subscription 4711.",
      "extraFields": { "resource": "subscription", "id": "4711" },
      "requestId": "req_7h2k9d3m"
    }
  ]
}
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
    const rows = codes
      .filter((code) => errors[code].status === status)
      .map((code) => row(code, advice[code]));
    return `## ${status}\n\n${table(["Key", "Says", "Cause", "Remedy"], rows)}\n`;
  });
  return { path: "reference/errors", markdown: [introduction, ...sections].join("\n") };
}

function row(code: ErrorCode, advice: Advice | undefined): string[] {
  const { key, message } = errors[code];
  return [`\`${key}\``, cell(message), cell(advice?.cause ?? ""), cell(advice?.remedy ?? "")];
}

/** Causes and remedies, by the code of the error. */
export function readAdvice(): Readonly<Record<string, Advice>> {
  return parse(readFileSync(join(root, "docs/error-advice.yaml"), "utf8"));
}
