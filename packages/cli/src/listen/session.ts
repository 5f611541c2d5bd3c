import { headerNames, vendorCallLimits } from "@syndikit/contract";
import { sign } from "@syndikit/signature";
import { readEvent } from "../event/read-event.js";
import type { Clock } from "../frame/io.js";
import { isLoopback } from "../http/host.js";
import type { Network } from "../http/network.js";
import { sendRequest } from "../http/send-request.js";
import type { Delivery } from "./delivery.js";
import { bodyOf, type Entry, type Origin, toEntry } from "./entry.js";
import { type History, MAX_ENTRIES } from "./history.js";

/** The deliveries of this listener and of earlier runs. They can be followed and sent again. */
export interface Session {
  /** All deliveries, oldest first, including those of earlier runs. */
  readonly entries: readonly Entry[];
  /** Why an entry cannot be sent again; undefined when it can. */
  whyNotAgain(entry: Entry): string | undefined;
  /** Records a delivery from the marketplace. */
  add(delivery: Delivery): void;
  /** Sends an event to the application again, with another body when one is given. */
  sendAgain(entry: Entry, body?: Uint8Array): Promise<Entry>;
  /** Calls `hear` for each new entry. Returns a function that stops this. */
  follow(hear: (entry: Entry) => void): () => void;
}

export interface SessionOptions {
  readonly forwardTo: URL;
  /** Undefined when it is not known. Nothing can be signed then. */
  readonly secret: string | undefined;
  readonly history: History;
  readonly clock: Clock;
  readonly network: Network;
  readonly signal: AbortSignal;
}

/** Headers that are not sent again, because they belong to the connection or to the bytes before an edit. */
const notRepeated = new Set(["content-length", "host", headerNames.eventSignature.toLowerCase()]);

export function openSession({ forwardTo, secret, history, clock, network, signal }: SessionOptions): Session {
  const entries: Entry[] = [...history.former];
  const followers = new Set<(entry: Entry) => void>();

  const note = (delivery: Delivery, origin: Origin): Entry => {
    const entry = toEntry(delivery, origin, (entries.at(-1)?.number ?? 0) + 1);
    entries.push(entry);
    if (entries.length > MAX_ENTRIES) entries.shift();
    history.append(entry);
    for (const hear of followers) hear(entry);
    return entry;
  };

  return {
    entries,
    whyNotAgain({ event }) {
      return event === undefined
        ? "Only events can be sent again. The headers of other calls are not kept, because they may contain a key."
        : undefined;
    },
    add: (delivery) => void note(delivery, "marketplace"),
    async sendAgain(entry, edited) {
      const body = edited ?? bodyOf(entry);
      const former = entry.headers.filter(([name]) => !notRepeated.has(name.toLowerCase()));
      const given = entry.headers.filter(
        ([name]) => name.toLowerCase() === headerNames.eventSignature.toLowerCase(),
      );
      // Without the secret, the old signature still matches the same bytes. Changed bytes cannot be signed.
      const signature =
        secret === undefined
          ? edited === undefined
            ? given
            : []
          : [[headerNames.eventSignature, sign(body, secret)] as const];
      const headers = [...former, ...signature];
      const at = clock.now();
      const outcome = await sendRequest({
        method: entry.method,
        url: forwardTo,
        network,
        headers,
        body,
        timeout: vendorCallLimits.answer,
        checkCertificate: !isLoopback(forwardTo.hostname),
        signal,
      });
      const verdict = secret !== undefined ? "valid" : signature.length > 0 ? "unchecked" : "missing";
      const { method, path } = entry;
      const delivery: Delivery = {
        at,
        method,
        path,
        url: forwardTo,
        event: readEvent(body),
        verdict,
        headers,
        body,
        outcome,
      };
      return note(delivery, edited === undefined ? "again" : "edited");
    },
    follow(hear) {
      followers.add(hear);
      return () => followers.delete(hear);
    },
  };
}

/** Shown when something is sent without a signature. */
export const UNSIGNED =
  "Not signed, because the secret is not known here. Your application may refuse it. Pass the product's secret with SYNDIKIT_SECRET.";
