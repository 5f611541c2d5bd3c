import { setTimeout as sleep } from "node:timers/promises";
import { headerNames } from "@syndikit/contract";
import type { Chance } from "./chance.js";
import type { Tally } from "./tally.js";
import { type Answer, bare, forward, openWay, type Passing, type Way } from "./way.js";

/**
 * What can happen to an event on its way, and the share of events that it happens to. The sandbox adds faults of its
 * own.
 */
const MISCHIEF = {
  "fails before": 0.03,
  "fails after": 0.03,
  "reset after": 0.03,
  busy: 0.02,
  swallowed: 0.02,
  changed: 0.03,
  forged: 0.02,
  "twice at once": 0.05,
  "again later": 0.05,
  late: 0.03,
} satisfies Readonly<Record<string, number>>;

/** Shares that replace the defaults. */
export type EventMischief = Partial<typeof MISCHIEF>;

export interface DeliveriesOptions {
  readonly chance: Chance;
  readonly tally: Tally;
  /** The URLs of the vendor's live processes. */
  vendors(): readonly string[];
  readonly mischief?: EventMischief;
}

/** Opens the hostile way from the marketplace to the vendor. */
export function openDeliveries(options: DeliveriesOptions): Promise<Way> {
  const { chance, tally, vendors } = options;
  const shares = { ...MISCHIEF, ...options.mischief };

  async function deliver(event: Passing): Promise<Answer> {
    const living = vendors();
    const target = living[chance.between(0, living.length - 1)];
    return target === undefined ? bare(502) : forward(target, event);
  }

  /** Delivers an event in the background. Nobody waits for it, and the answer or a failure does not matter. */
  function aside(event: Passing, delay: number): void {
    sleep(delay, undefined, { ref: false })
      .then(() => deliver(event))
      .catch(() => undefined);
  }

  return openWay(async (event) => {
    const mischief = chance.pick(shares);
    if (mischief !== undefined) tally.add(mischief);
    switch (mischief) {
      case "fails before":
        return bare(500);
      case "fails after":
        await deliver(event);
        return bare(500);
      case "reset after":
        await deliver(event);
        return "reset";
      case "busy":
        return bare(429, { [headerNames.retryAfter]: "1" });
      case "swallowed":
        // The marketplace considers it delivered, and will never send it again.
        return bare(204);
      case "changed":
        return deliver({ ...event, body: changed(event.body) });
      case "forged":
        aside({ ...event, body: forged(event.body) }, 0);
        return deliver(event);
      case "twice at once":
        aside(event, 0);
        return deliver(event);
      case "again later":
        aside(event, chance.between(300, 3_000));
        return deliver(event);
      case "late":
        await sleep(chance.between(50, 500));
        return deliver(event);
      case undefined:
        return deliver(event);
      default:
        return mischief satisfies never;
    }
  });
}

// The signature stays, and no longer matches.
function changed(body: Buffer): Buffer {
  return Buffer.from(body.toString().replace(/"id":"/, '"id":"1'));
}

function forged(body: Buffer): Buffer {
  return Buffer.from(
    body
      .toString()
      .replace(/"type":"[A-Z]+"/, '"type":"DELETED"')
      .concat(" "),
  );
}
