import {
  createEvents,
  createProvisioner,
  createReceiver,
  memoryStore,
  type Receiver,
} from "../../src/index.js";
import { delivery, eventText, secret } from "../delivery.js";
import { fakeClock } from "../fake-clock.js";
import { FakeApiError } from "../fake-marketplace.js";
import { manySubscriptions } from "../many-subscriptions.js";
import { quiet } from "../tasks.js";

/** What a stranger writes wherever the kit takes a text. */
export const forged =
  '"\'></pre></p><script>document.title="owned"</script><img src=x onerror=\'document.title="owned"\'><a href=//evil.example>&amp;';

/** A receiver in which something is in every state, with the texts of a stranger wherever one can put any. */
export async function busyReceiver(): Promise<{ readonly receiver: Receiver; heal(): void }> {
  let isBroken = true;
  const clock = fakeClock(Date.parse("2026-11-22T09:00:00Z"));
  const market = manySubscriptions(Array.from({ length: 9 }, (_, index) => index + 1));
  const provisioner = createProvisioner({
    client: market.client,
    store: { ...memoryStore(), durable: true },
    clock,
    random: () => 0.5,
    hooks: quiet,
    retry: { attempts: 3 },
    async provision({ subscriptionId, step, signal }) {
      await step("account", () => ({ id: `a-${subscriptionId}`, note: forged }));
      if (subscriptionId === 3) await step.waitFor("approval");
      if (subscriptionId === 4) {
        await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
      }
      if (isBroken && subscriptionId === 5) throw new Error(`no room for ${forged}`);
      if (isBroken && subscriptionId === 6) {
        throw new TypeError("Cannot read properties of undefined (reading 'region')");
      }
      return {
        tenantId: `tenant ${forged}`,
        endpoints: [{ category: "APP", endpoint: `https://t${subscriptionId}.example` }],
      };
    },
    deprovision: () => {},
  });
  const receiver = createReceiver({
    secrets: secret,
    provisioner,
    hooks: quiet,
    events: createEvents().on("Invoice.CREATED", () => {
      throw new Error(`the books say ${forged}`);
    }),
  });
  await receiver.start();
  for (const id of [1, 2, 3, 4, 5, 6]) await receiver.handle(delivery(eventText({ id: String(id) })));
  await receiver.handle(delivery(eventText({ entity: "Invoice", type: "CREATED", id: "7", eventId: 7 })));
  await receiver.handle(delivery(eventText({ entity: `Comet${forged}`, id: "1" })));
  await receiver.handle(delivery(forged));
  await clock.advance(60_000);
  market.before = (_, id) => {
    if (id === 8) throw new FakeApiError(503);
  };
  await receiver.handle(delivery(eventText({ id: "8" })));
  await clock.advance(1000);
  await receiver.handle(delivery(eventText({ id: "2" })));
  await receiver.pause(2);
  return {
    receiver,
    heal() {
      isBroken = false;
    },
  };
}
