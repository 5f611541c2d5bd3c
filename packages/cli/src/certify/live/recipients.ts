import type { Deliver } from "./market.js";
import { field, parseJson } from "./read-json.js";

/** Who gets the marketplace's own events: it sends to one address, and each subscription has its own story. */
export interface Recipients {
  set(subscriptionId: number, deliver: Deliver): void;
  /** Takes a delivery. An event can come before it is known whose it is, and waits. */
  receive(request: Request): Promise<Response>;
}

/** Makes the list. */
export function createRecipients(): Recipients {
  const known = new Map<number, Deliver>();
  const waiting = new Map<number, ((deliver: Deliver) => void)[]>();

  async function find(id: number): Promise<Deliver> {
    const deliver = known.get(id);
    if (deliver !== undefined) return deliver;
    return new Promise((resolve) => waiting.set(id, [...(waiting.get(id) ?? []), resolve]));
  }

  return {
    set(id, deliver) {
      known.set(id, deliver);
      for (const resolve of waiting.get(id) ?? []) resolve(deliver);
      waiting.delete(id);
    },
    async receive(request) {
      // A poll of a metric is no event, and metrics are not what is certified.
      if (request.method !== "POST") return new Response(null, { status: 404 });
      const body = new Uint8Array(await request.arrayBuffer());
      const deliver = await find(Number(field(parseJson(body), "id")));
      const answer = await deliver({ body, headers: Object.fromEntries(request.headers) });
      if (answer === "none") throw new Error("The receiver gave no answer.");
      return new Response(null, { status: answer });
    },
  };
}
