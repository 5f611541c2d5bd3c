import { DeploymentStatus, OrderType } from "@syndikit/contract";
import type { Stage } from "./stage.js";

/** Far more attempts than even a slow machine needs. */
const MAX_POLLS = 3_000;

/** Fills the marketplace with data that is worth looking at: subscriptions in several states, and some failures. */
export async function seedStage(stage: Stage): Promise<void> {
  const { receiver, signIn } = stage;
  const [admin, vendor, customer, customer2] = ["admin", "vendor", "customer", "customer2"].map(signIn);
  if (!admin || !vendor || !customer || !customer2) throw new Error("The demo has no such account.");
  const order = (client: typeof admin, plan: number, team: string) =>
    client.orders.create({
      type: OrderType.NORMAL,
      productVersion: plan,
      configurationParameters: { "configurationParameter/1": team, "configurationParameter/2": "eu" },
    });
  const settle = (advance: string) => admin.sandbox.advanceClock({ advance }, { settle: true });
  const deployed = (ofClient: typeof admin) =>
    ofClient.subscriptions.list({ status: [DeploymentStatus.DEPLOYED] }).all({ limit: 50 });
  await order(customer, 1, "northwind");
  await order(customer, 2, "warehouse");
  // Nobody may write while the clock moves. A receiver that reports then gets a 429 and has to wait, so we wait here
  // first.
  for (let look = 0; (await deployed(customer)).length < 2; look += 1) {
    if (look === MAX_POLLS) throw new Error("The receiver has deployed nothing.");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  for (let day = 0; day < 35; day += 1) await settle("P1D");
  await order(customer2, 1, "contoso");
  const [latest] = await deployed(customer);
  if (latest !== undefined)
    await vendor.subscriptions.bill(latest, [
      { description: "Training, half a day", price: { price: "120.0000" } },
    ]);
  receiver.answerWith(503);
  await order(customer, 1, "sales");
  await settle("PT2M");
  await admin.sandbox.takeSnapshot({ name: "before-the-outage" });
}

/** The pages of the console, as an administrator opens them after that. */
export const seededPaths = [
  "/",
  "/deliveries",
  "/event/1",
  "/subscriptions",
  "/subscription/1",
  "/store",
  "/store/1",
  "/clock",
  "/clock/1",
  "/sandbox",
  "/invoices",
  "/invoice/4",
  "/orders",
  "/order/1",
  "/usage",
  "/applicationMetric/1",
  "/requests",
  "/requests?show=failed",
  "/audit",
  "/auditEntry/1",
  "/messages",
  "/message/1",
  "/catalogue",
  "/product/1",
  "/companies",
  "/companies?kind=company",
  "/company/1",
  "/accounts",
  "/account",
  "/first-steps",
  "/platform",
  "/nothing",
] as const;
