import { Frequency } from "@syndikit/contract";
import { demoLogin, type ProcessAnswer, type ProcessRequest } from "../robustness/torture/process.js";

/** Sends a request to a marketplace with the demo. */
export type Send = (request: ProcessRequest) => Promise<ProcessAnswer>;

type Account = "admin" | "vendor" | "customer" | "customer2";

/** Sends a request as a demo account. @throws {Error} when it is refused. */
export async function sendAs(
  send: Send,
  account: Account,
  [method, path, body]: readonly [method: string, path: string, body?: unknown],
): Promise<unknown> {
  const request = {
    method,
    path,
    headers: { ...demoLogin(account), "Idempotency-Key": crypto.randomUUID() },
  };
  const answer = await send(body === undefined ? request : { ...request, body });
  if (answer.status >= 300)
    throw new Error(`${method} ${path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/**
 * The life of a subscription from its order to its end: paid, deployed, measured, upgraded, renewed, billed by hand,
 * credited. Each request is sent separately, so a caller may send each to another server.
 */
export async function liveWholeLife(send: Send): Promise<{ readonly subscription: string }> {
  const as = (account: Account, ...request: [method: string, path: string, body?: unknown]) =>
    sendAs(send, account, request);
  // With hourly polls, a month would be 720 polls.
  await as("vendor", "PUT", "applicationMetric/1", { frequency: Frequency.EVERY_WEEK });
  const order = (await as("customer", "POST", "order", {
    type: "NORMAL",
    productVersion: { url: "productVersion/1" },
    billingItems: { "billingItem/1": 3 },
    configurationParameters: { "configurationParameter/1": "whole-life", "configurationParameter/2": "eu" },
  })) as { readonly subscription: { readonly url: string }; readonly invoices: { readonly url: string }[] };
  const subscription = order.subscription.url;
  const endpoint = { category: "APP", endpoint: "https://whole.life.example", description: "Whole ✓ life" };
  await as("vendor", "POST", `${subscription}/endpoints`, [endpoint]);
  await as("vendor", "PATCH", subscription, { deploymentStatus: "DEPLOYED" });
  await as("vendor", "PUT", `${subscription}/metadata`, { region: "eu", "ünï©ode": "→ 𝄞" });
  await as("customer", "PATCH", subscription, { action: "SET_NAME", name: "Whole life" });
  await as("vendor", "POST", `${subscription}/invoice`, [
    { description: "By hand", price: { price: "1.2345" }, quantity: 0.1 },
  ]);
  await as("admin", "PUT", "sandbox/clock", { advance: "P1M" });
  await as("vendor", "PATCH", subscription, {
    action: "SYNDICATED_UPGRADE",
    productVersion: { url: "productVersion/2" },
  });
  await as("admin", "PUT", "sandbox/clock", { advance: "P1M" });
  await as("admin", "POST", `${order.invoices[0]?.url}/credit`, { reason: "Whole life", amount: "1.0000" });
  await as("customer", "PATCH", subscription, { action: "KILL" });
  await as("vendor", "PATCH", subscription, { deploymentStatus: "UNDEPLOYED" });
  return { subscription };
}
