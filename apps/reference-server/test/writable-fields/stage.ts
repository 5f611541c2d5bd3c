import type { Receive } from "../../src/outbound/in-process.js";
import { furnish } from "../matrix/factories.js";
import { LISTENERS, openWorld } from "../matrix/world.js";
import { accountEntries } from "./accounts.js";
import { catalogueEntries } from "./catalogue.js";
import type { Entry, Field, Received } from "./entry.js";
import { eventEntries } from "./events.js";
import { subscriptionEntries } from "./subscriptions.js";
import { type Outcome, type Stage, tryWithout } from "./try-field.js";

export const entries: readonly Entry[] = [
  ...accountEntries,
  ...catalogueEntries,
  ...subscriptionEntries,
  ...eventEntries,
];

/** Every field, with what `test.each` shows of it. */
export const cases = entries.flatMap((entry) =>
  Object.entries(entry.fields).map(([name, field]) => ({ operation: entry.operation, name, entry, field })),
);

/** The furnished marketplace, with vendors that record what they receive. The caller closes the server. */
export async function openStage(): Promise<Stage> {
  const received: Received[] = [];
  const record: Receive = async (request) => {
    const { url, headers } = request;
    received.push({ url, headers: Object.fromEntries(headers), body: await request.text() });
    return url.endsWith("/values") ? Response.json({ values: [] }) : new Response(null, { status: 204 });
  };
  const world = await openWorld(new Map(Object.values(LISTENERS).map((origin) => [origin, record])));
  return { world, things: await furnish(world), received };
}

/** The outcomes without a field. Fields of an operation that need nothing but another value share one. */
export function createBaselines(): (stage: Stage, entry: Entry, field: Field) => Promise<Outcome> {
  const known = new Map<string, Outcome>();
  return async (stage, entry, field) => {
    const { value: _, key: __, status: ___, ...own } = field;
    const name = Object.keys(entry.fields).find((one) => entry.fields[one] === field);
    const key = Object.keys(own).length === 0 ? entry.operation : `${entry.operation} ${name}`;
    const outcome = known.get(key) ?? (await tryWithout(stage, entry, field));
    known.set(key, outcome);
    return outcome;
  };
}
