import type { OperationId } from "@syndikit/contract";
import type { Marketplace } from "@syndikit/sdk";
import type { JSX } from "preact";
import { count, toMoment } from "../../format.js";
import { useLoad } from "../../load.js";
import { Cut, type First, readFirst } from "../../parts/cut.js";
import { type ClockMove, moveOf } from "./what-happened.js";

/** The moves that are listed, the newest first. */
const LISTED = 50;

// By name: the palette moves the clock too, and needs nothing else of the table of operations.
const ADVANCE: OperationId = "clockAdvance";

/** Reads the last moves of the clock. */
export async function readMoves(client: Marketplace, most: number): Promise<First<ClockMove>> {
  const moves = client.auditEntries.list({ operation: ADVANCE, sortField: "id", sortDirection: "DESC" });
  const { items, isCut } = await readFirst(moves, most);
  return { items: items.flatMap((entry) => moveOf(entry) ?? []), isCut };
}

/** The last moves of the clock, each with a page of what happened. */
export function Past(): JSX.Element | null {
  const moves = useLoad((client) => readMoves(client, LISTED)).value.value;
  if (moves === undefined || moves.items.length === 0) return null;
  return (
    <section class="sheet" aria-label="Moves so far">
      <header>
        <h2>Moves so far</h2>
      </header>
      <ul class="entries">
        {moves.items.map((move) => (
          <li key={move.id}>
            <a href={`/clock/${move.id}`}>{`${toMoment(move.from)} to ${toMoment(move.to)}`}</a>
            <span class="muted">{count(move.jobs, "thing")}</span>
            <span class="muted">{`by ${move.who}`}</span>
          </li>
        ))}
      </ul>
      <Cut of={moves} noun="moves" shown="newest">
        <a href={`/audit?operation=${ADVANCE}`}>The audit has all of them.</a>
      </Cut>
    </section>
  );
}
