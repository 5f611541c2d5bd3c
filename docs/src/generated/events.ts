import { type EventName, events, headerNames, operations, vendorCalls } from "@syndikit/contract";
import { examples } from "@syndikit/contract/examples";
import { sign } from "@syndikit/signature";
import { cell, type Page } from "../page.js";
import { retryWaits } from "../retry-waits.js";

/** The secret of the examples. */
const SECRET = "a-secret-of-yours";

const waits = retryWaits();

const introduction = `# Events

The marketplace sends an event with \`POST\` to your endpoint whenever something changes. Every event has the same fields. It names what changed, and holds none of its data: **read the subscription, and act on what you read**.

| Field | Holds |
|---|---|
| \`entity\`, \`type\` | what changed, and how: together they name the event |
| \`id\` | the identifier of the entity, **as text**: \`"12"\` |
| \`entityUrl\` | where to read it, below \`/api\` |
| \`date\` | when it happened |
| \`metadata\` | a map of further data; empty for most events |
| \`eventId\` | the number of the event, the same at each attempt |

Answer \`204\` within 15 seconds, when the event is safely stored or its work is done. \`200\` counts as well. Everything else is tried again: after ${waits.first.join(", ")}, then each ${waits.last}. \`429\` with \`Retry-After\` delays the next attempt.

The requests below are complete: the bytes of the body, and the signature that belongs to them, made with the secret \`${SECRET}\`. Copy one, and your own code must come to the same signature. [How to verify it in your language](../languages/index.md).
`;

/** Every event with a request as it goes over the wire. */
export function eventsPage(): Page {
  const names = Object.keys(events).filter((name): name is EventName => name in events);
  return {
    path: "reference/events",
    markdown: [introduction, ...names.map(describeEvent), describeCalls()].join("\n"),
  };
}

function describeEvent(name: EventName): string {
  const { cause, emittedBy } = events[name];
  const body = JSON.stringify(examples[name]);
  const bytes = Buffer.from(body);
  const callers = emittedBy.map((id) => `\`${operations[id].method} ${operations[id].path}\``);
  const by = callers.length === 0 ? "" : `\nCalls that can cause it: ${[...new Set(callers)].join(", ")}.\n`;
  return `## ${name}

${cell(cause)}
${by}
\`\`\`http
POST /events HTTP/1.1
Accept: application/json
Content-Type: application/json; charset=utf-8
Content-Length: ${bytes.length}
${headerNames.eventSignature}: ${sign(bytes, SECRET)}

${body}
\`\`\`
`;
}

/** The calls to a vendor that are no events. */
function describeCalls(): string {
  const rows = Object.values(vendorCalls).map(({ method, summary, headers, responses }) => {
    const named = headers.map((header) => `\`${header}\``).join(", ") || "none of its own";
    const answers = Object.keys(responses).map((status) => `\`${status}\``);
    return `| ${cell(summary)} | \`${method}\` | ${named} | ${answers.join(", ")} |`;
  });
  return `## Questions that are no events

The marketplace also asks. These calls carry no signature: protect them with a header of your own.

| Question | Method | Headers | Answers |
|---|---|---|---|
${rows.join("\n")}
`;
}
