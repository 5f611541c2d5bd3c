import type { Subscription } from "@syndikit/contract";
import type { Store } from "../../src/index.js";
import { delivery, eventText } from "../delivery.js";
import { pendingSubscription } from "../fake-marketplace.js";
import { claimAndCrash } from "../tasks.js";
import { type Around, ids, openVendor } from "./vendor.js";

const HOUR = 3_600_000;

const ordered = (id: number, more: Partial<Subscription> = {}): Subscription =>
  pendingSubscription({ id, self: `subscription/${id}`, ...more });

/** A vendor in the middle of everything: a row of each lane and state, and of each thing that a record remembers. */
export async function liveEarlier(opened: Store): Promise<Around> {
  const unpaid = ordered(ids.unpaid, { deploymentStatus: "WAITING_PAYMENT", paid: false });
  const known = Object.values(ids).filter(
    (id) => id !== ids.unreadable && id !== ids.ordered && id !== ids.claimed,
  );
  const subscriptions = known.map((id) => (id === ids.unpaid ? unpaid : ordered(id)));
  const { store, clock, market, provisioner, receiver } = openVendor(opened, {
    mood: "troubled",
    subscriptions,
  });
  const send = async (text: string): Promise<void> => {
    const { status } = await receiver.handle(delivery(text));
    if (status !== 204) throw new Error(`The event was answered with ${status}: ${text}`);
  };
  let events = 0;
  const tell = (id: number): Promise<void> => {
    events += 1;
    return send(eventText({ id: String(id), entityUrl: `subscription/${id}`, eventId: events }));
  };
  const change = (id: number, changes: Partial<Subscription>): void => {
    market.subscriptions.set(id, { ...(market.subscriptions.get(id) ?? ordered(id)), ...changes });
  };

  await provisioner.start();
  for (const id of [...known, ids.unreadable]) {
    if (id === ids.crashes) continue;
    await tell(id);
  }
  await clock.advance(HOUR);
  for (let crash = 0; crash < 22; crash += 1) {
    await clock.advance(1000);
    if (crash === 0) await provisioner.pause();
    if (crash === 0) await tell(ids.crashes);
    await claimAndCrash(store, `subscription/${ids.crashes}`, clock.now());
  }
  await provisioner.resume();
  await clock.advance(HOUR);

  change(ids.removed, { deploymentStatus: "UNDEPLOY_SENT" });
  change(ids.replaced, { createdAt: "2026-01-01T02:00:00Z", deploymentStatus: "PENDING" });
  for (const id of [ids.removed, ids.replaced]) await tell(id);
  await clock.advance(HOUR);
  await provisioner.signal(ids.waitsForSignal, "colour", "blue");

  const invoice = (id: string, eventId: number): string =>
    eventText({ entity: "Invoice", type: "CREATED", id, entityUrl: `invoice/${id}`, eventId });
  await send(invoice("1", 1001));
  await send(invoice("2", 1002));
  await send(invoice("1", 1001));
  await send("This is no event.");
  await send(eventText({ entity: "Voucher", type: "CREATED", entityUrl: "voucher/1" }));
  await clock.advance(60_000);

  for (const id of [ids.updating, ids.refused]) change(id, { productVersion: { url: "productVersion/99" } });
  change(ids.removing, { deploymentStatus: "UNDEPLOY_SENT" });
  market.subscriptions.delete(ids.missing);
  for (const id of [ids.updating, ids.refused, ids.removing, ids.missing, ids.retried]) await tell(id);
  await provisioner.pause(ids.paused);
  await provisioner.redrive(ids.retried);
  await clock.advance(15_000);

  // Everybody stops: what comes now waits.
  await provisioner.pause();
  change(ids.ordered, {});
  change(ids.claimed, {});
  for (const id of [ids.ordered, ids.claimed]) await tell(id);
  // The same event once more, which has a handler: whether it is a repetition is seen when the subscription is read.
  const ended = {
    type: "DELETED",
    id: String(ids.ordered),
    entityUrl: `subscription/${ids.ordered}`,
    eventId: 2001,
  };
  for (let time = 0; time < 2; time += 1) await send(eventText(ended));
  await provisioner.stop({ grace: "1s" });
  await claimAndCrash(store, `subscription/${ids.claimed}`, clock.now());
  await store.close();
  return { now: clock.now(), subscriptions: [...market.subscriptions.values()] };
}
