import { lifecycle, operations } from "@syndikit/contract";
import { words } from "../diagrams/wording.js";
import { anchorOf, cell, type Page, table } from "../page.js";

/** The states of a subscription, and every move between them. */
export function lifecyclePage(): Page {
  const states = Object.entries(lifecycle.states).map(([name, text]) => [`\`${name}\``, cell(text)]);
  const moves = lifecycle.transitions.map((move) => {
    const operation = move.operation === null ? undefined : operations[move.operation];
    return [
      words(move.name),
      move.from === null ? "an order" : `\`${move.from}\``,
      `\`${move.to}\``,
      operation === undefined ? "the marketplace itself" : `\`${operation.method} ${operation.path}\``,
      move.guard === null ? "" : cell(lifecycle.guards[move.guard]),
      move.events.map((event) => `[${event}](./events.md#${anchorOf(event)})`).join(", ") || "none",
    ];
  });
  const spellings = Object.entries(lifecycle.aliases).map(
    ([other, name]) => `\`${other}\` is read as \`${name}\`.`,
  );
  return {
    path: "reference/lifecycle",
    markdown: `# States of a subscription

A subscription is always in one of ${states.length} states: the field \`deploymentStatus\`. The table of moves is complete: every other move is answered with 409.

![Every state of a subscription, and every move between them](diagram:lifecycle)

## States

${table(["State", "What it means"], states)}

${spellings.join(" ")} It is never written.

## Moves

${table(["Move", "From", "To", "By", "Only if", "Event"], moves)}

Asking for the state that the subscription is in already is answered with 204, and causes no event. So a report may be sent twice.
`,
  };
}
