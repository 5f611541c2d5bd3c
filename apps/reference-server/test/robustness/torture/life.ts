import type { DeploymentStatus, InvoiceDTO, OrderDTO } from "@syndikit/contract";
import { demoLogin, type MarketplaceProcess, type ProcessAnswer } from "./process.js";

/** How far a subscription has come. */
export type Stage = Extract<
  DeploymentStatus,
  "WAITING_PAYMENT" | "PENDING" | "DEPLOYED" | "UNDEPLOY_SENT" | "UNDEPLOYED"
>;

/** Everything that was acknowledged. The store must have reached at least this state, whatever happens later. */
export interface Acknowledged {
  /** The stage of each subscription, by its identifier. */
  readonly stages: Map<number, Stage>;
  /** The latest name of each subscription, by its identifier. */
  readonly names: Map<number, string>;
  readonly invoicesPaid: Set<number>;
}

/** Creates an empty record. */
export function nothingAcknowledged(): Acknowledged {
  return { stages: new Map(), names: new Map(), invoicesPaid: new Set() };
}

/** The buyers: one pays with a stored card, the other pays each invoice. */
export type Buyer = "customer" | "customer2";

/** How the callers sign in. Tokens stay valid across restarts. */
export type Logins = Readonly<Record<Buyer | "vendor", Readonly<Record<string, string>>>>;

/** Creates tokens. Passwords would be hashed again after each restart, which takes longer than a round. */
export async function signInAll(marketplace: MarketplaceProcess): Promise<Logins> {
  const token = async (account: string): Promise<Readonly<Record<string, string>>> => {
    const answer = await marketplace.call({
      method: "GET",
      path: "login?expire=false",
      headers: demoLogin(account),
    });
    return { "CMW-Auth-Token": String(answer.body) };
  };
  return {
    customer: await token("customer"),
    customer2: await token("customer2"),
    vendor: await token("vendor"),
  };
}

/** What a life needs. */
export interface LifeOptions {
  readonly marketplace: MarketplaceProcess;
  readonly logins: Logins;
  readonly buyer: Buyer;
  readonly acknowledged: Acknowledged;
}

/** An answer that is not expected under load. */
export class Unexpected extends Error {
  constructor(what: string, { status, body }: ProcessAnswer) {
    super(`${what} answered ${status} ${JSON.stringify(body)?.slice(0, 300)}`);
  }
}

/** Takes one subscription from its order to its end, and records each answer. Throws when the process dies. */
export async function liveOnce({ marketplace, logins, buyer, acknowledged }: LifeOptions): Promise<void> {
  const { stages, names, invoicesPaid } = acknowledged;
  const order = await placeOrder(marketplace, logins[buyer]);
  const id = idOf(order.subscription?.url);
  stages.set(id, buyer === "customer" ? "PENDING" : "WAITING_PAYMENT");
  const send = async (login: keyof Logins, method: string, path: string, body: unknown): Promise<void> => {
    const answer = await marketplace.call({ method, path, headers: logins[login], body });
    if (answer.status !== 204) throw new Unexpected(`${method} ${path}`, answer);
  };
  const patch = (login: keyof Logins, body: unknown): Promise<void> =>
    send(login, "PATCH", `subscription/${id}`, body);

  if (buyer === "customer2") {
    const invoice = idOf(order.invoices?.[0]?.url);
    await send(buyer, "POST", `invoice/${invoice}/pay`, {
      paymentMethod: { url: await cardOf(marketplace, logins[buyer]) },
    });
    invoicesPaid.add(invoice);
    stages.set(id, "PENDING");
  }
  await patch("vendor", { deploymentStatus: "DEPLOYED" });
  stages.set(id, "DEPLOYED");
  await patch(buyer, { action: "SET_NAME", name: `Life ${id}` });
  names.set(id, `Life ${id}`);
  await patch(buyer, { action: "KILL" });
  stages.set(id, "UNDEPLOY_SENT");
  await patch("vendor", { deploymentStatus: "UNDEPLOYED" });
  stages.set(id, "UNDEPLOYED");
}

async function placeOrder(
  marketplace: MarketplaceProcess,
  headers: Readonly<Record<string, string>>,
): Promise<OrderDTO> {
  const body = { type: "NORMAL", productVersion: { url: "productVersion/4" } };
  const answer = await marketplace.call({ method: "POST", path: "order", headers, body });
  if (answer.status !== 201) throw new Unexpected("POST order", answer);
  return answer.body as OrderDTO;
}

/** A card that is not the default, so it is only charged when a request names it. */
async function cardOf(
  marketplace: MarketplaceProcess,
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  const body = { label: "Card", defaultMethod: false, payload: { paymentMethodId: "pm_card_visa" } };
  const answer = await marketplace.call({ method: "POST", path: "paymentMethod", headers, body });
  if (answer.status !== 201) throw new Unexpected("POST paymentMethod", answer);
  return String((answer.body as Pick<InvoiceDTO, "self">).self);
}

function idOf(url: string | undefined): number {
  return Number(url?.split("/").at(-1));
}
