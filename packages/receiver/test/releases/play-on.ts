import type { ItemDetails, Store, TaskState } from "../../src/index.js";
import { parseRecord } from "../../src/provision/record.js";
import { fromRow, laneNames } from "../../src/queue/task.js";
import { delivery, eventText } from "../delivery.js";
import { type Around, ids, openVendor } from "./vendor.js";

const DAY = 24 * 3_600_000;

/** What became of everything that waited. */
export interface PlayedOn {
  /** What an operator was shown before anything was done. */
  readonly found: readonly Shown[];
  /** What the vendor's code was called for: each once, and sorted, for several tasks run at once. */
  readonly calls: readonly string[];
  /** The work that went on under the idempotency key that it had. */
  readonly continued: readonly string[];
  readonly items: readonly Shown[];
  readonly subscriptions: Readonly<Record<string, string | undefined>>;
}

type Shown = Pick<ItemDetails, "key" | "state" | "attempts" | "reason" | "tenant" | "tenantId" | "steps">;

/** Opens a stored receiver whose vendor's code works again, and lets four days go by. */
export async function playOn(opened: Store, { now, subscriptions }: Around): Promise<PlayedOn> {
  const keptKeys = await readKeys(opened);
  const vendor = openVendor(opened, { mood: "well", now, subscriptions });
  const { provisioner, receiver, clock, market, calls, keys, store } = vendor;
  const found = await readItems(vendor);
  await provisioner.start();
  await clock.advance(60_000);
  // An operator had paused everything.
  if (calls.length > 0) throw new Error(`Nothing may be done while all is paused: ${calls.join(", ")}`);
  await provisioner.resume();
  await provisioner.resume(ids.paused);
  await provisioner.signal(ids.waitsForSignal, "approval", "yes");
  const repeated = { entity: "Invoice", type: "CREATED", id: "1", entityUrl: "invoice/1", eventId: 1001 };
  await receiver.handle(delivery(eventText(repeated)));
  await clock.advance(DAY);
  await provisioner.redrive("all");
  for (let day = 0; day < 3; day += 1) await clock.advance(DAY);
  const items = await readItems(vendor);
  await provisioner.stop({ grace: "1s" });
  await store.close();
  return {
    found,
    calls: [...new Set(calls)].sort(),
    continued: [...keys].flatMap(([what, key]) => (keptKeys.has(key) ? [what] : [])).sort(),
    items,
    subscriptions: Object.fromEntries(
      [...market.subscriptions.values()].map(({ self, deploymentStatus }) => [self, deploymentStatus]),
    ),
  };
}

async function readItems({
  provisioner,
}: Pick<ReturnType<typeof openVendor>, "provisioner">): Promise<Shown[]> {
  const states = ["waiting", "running", "retrying", "sleeping", "paused", "dead", "idle", "done"] as const;
  const { items } = await provisioner.list({ states: states satisfies readonly TaskState[], limit: 100 });
  const shown: Shown[] = [];
  for (const { key } of items) {
    const details = await provisioner.show(key);
    if (details === undefined) continue;
    const { state, attempts, reason, tenant, tenantId, steps } = details;
    shown.push(JSON.parse(JSON.stringify({ key, state, attempts, reason, tenant, tenantId, steps })));
  }
  return shown;
}

/** The idempotency keys of the work that was interrupted. */
async function readKeys(store: Store): Promise<ReadonlySet<string>> {
  const rows = await store.list({ lanes: laneNames, limit: 100 });
  return new Set(rows.map((row) => parseRecord(fromRow(row).record).run?.idempotencyKey ?? ""));
}
