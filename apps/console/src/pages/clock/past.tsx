import type { OperationId } from "@syndikit/contract";
import type { Marketplace } from "@syndikit/sdk";
import type { JSX } from "preact";
import { count, toMoment } from "../../format.js";
import { useLoad } from "../../load.js";
import { type ClockMove, moveOf } from "./what-happened.js";

/** The moves that are listed, the newest first. */
const LISTED = 50;

// By name: the palette moves the clock too, and needs nothing else of the table of operations.
const ADVANCE: OperationId = "clockAdvance";

/** Reads the last moves of the clock. */
export async function readMoves(client: Marketplace, most: number): Promise<readonly ClockMove[]> {
  const entries = await client.auditEntries
    .list({ operation: ADVANCE, sortField: "id", sortDirection: "DESC" })
    .first(most);
  return entries.flatMap((entry) => moveOf(entry) ?? []);
}

/** The last moves of the clock, each with a page of what happened. */
export function Past(): JSX.Element | null {
  const read = useLoad((client) => readMoves(client, LISTED + 1)).value.value ?? [];
  const moves = { items: read.slice(0, LISTED), isCut: read.length > LISTED };
  if (read.length === 0) return null;
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
      {moves.isCut && (
        <p class="inside muted">
          {`These are the last ${LISTED}. `}
          <a href={`/audit?operation=${ADVANCE}`}>The audit has all of them.</a>
        </p>
      )}
    </section>
  );
}
