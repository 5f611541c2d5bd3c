import type { ClockInput, Marketplace } from "@syndikit/sdk";
import { setClock } from "../../clock.js";
import { readMoves } from "./past.js";

/** The snapshot that is taken before each move, so that the last move can be undone. */
export const UNDO = "console-before-the-last-move";

/** A move of the clock that was made. */
export interface Moved {
  readonly jobs: number;
  readonly to: string;
  /** The number of its page; undefined if the audit does not have it. */
  readonly page: number | undefined;
}

/** Moves the clock, and waits for everything that falls due on the way. */
export async function moveClock(client: Marketplace, input: ClockInput): Promise<Moved> {
  await client.sandbox.takeSnapshot({ name: UNDO });
  const clock = await client.sandbox.advanceClock(input, { settle: true });
  setClock(clock);
  const { items } = await readMoves(client, 1);
  return { jobs: clock.jobs ?? 0, to: clock.now, page: items[0]?.id };
}
