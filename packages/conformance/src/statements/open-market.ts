import {
  DeploymentStatus,
  EndpointCategory,
  headerNames,
  InvoiceStatus,
  SubscriptionType,
  toReference,
  UserAction,
  UserRole,
} from "@syndikit/contract";
import { isAbout, type StatementReceiver } from "./receiver.js";
import {
  fieldOf,
  must,
  mustAnswer,
  type StatementAccount,
  type StatementAnswer,
  type StatementCaller,
  type StatementCredentials,
  type StatementMarket,
  type StatementOptions,
  type StatementRequest,
} from "./statement.js";

/** Milliseconds that an event may take. */
const PATIENCE = 20_000;

/** The marketplace as statements see it: requests over HTTP, and the subscriptions that they need. */
export function openMarket(
  { url, accounts, fetch = (request) => globalThis.fetch(request) }: StatementOptions,
  receiver?: StatementReceiver,
): StatementMarket {
  const base = url.replace(/\/+$/, "");
  let deployed: Promise<number> | undefined;

  const accountOf = (caller: StatementAccount | StatementCredentials) => {
    const account = typeof caller === "string" ? accounts[caller] : caller;
    if (account === undefined) throw new TypeError(`There is no account ${String(caller)}.`);
    return account;
  };
  const basicOf = (caller: StatementAccount | StatementCredentials): string => {
    const { userName, password } = accountOf(caller);
    return `Basic ${Buffer.from(`${userName}:${password}`).toString("base64")}`;
  };

  const market: StatementMarket = {
    basicOf,
    userNameOf: (name) => accountOf(name).userName,
    async ask(caller, { method = "GET", path, headers = {}, body }: StatementRequest) {
      const sent = new Headers(headers);
      if (caller !== null && !sent.has(headerNames.authorization) && !sent.has(headerNames.authToken)) {
        sent.set(headerNames.authorization, basicOf(caller));
      }
      if (body !== undefined) sent.set("Content-Type", "application/json");
      const content = body === undefined ? {} : { body: JSON.stringify(body) };
      return read(await fetch(new Request(`${base}/${path}`, { method, headers: sent, ...content })));
    },
    async pending() {
      const id = await market.order({});
      await payAll(market, "customer", id);
      return id;
    },
    deployed() {
      deployed ??= market.pending().then(async (id) => {
        await market.deploy(id);
        return id;
      });
      return deployed;
    },
    async order({ as = "customer", type = SubscriptionType.NORMAL, plan = () => true }) {
      const chosen = (await market.plans()).find(plan);
      must(chosen !== undefined, "the vendor has no such plan");
      const body = { type, productVersion: { url: String(fieldOf(chosen, "self")) } };
      const ordered = await market.ask(as, { method: "POST", path: "order", body });
      mustAnswer(ordered, 201);
      return Number(/(\d+)$/.exec(String(fieldOf(ordered.body, "subscription", "url")))?.[1]);
    },
    async deploy(id) {
      const path = toReference("subscription", id);
      const endpoints = [{ endpoint: "https://tenant.example", category: EndpointCategory.APP }];
      const place = { method: "POST", path: `${path}/endpoints`, body: endpoints };
      mustAnswer(await market.ask("vendor", place), 204);
      const body = { deploymentStatus: DeploymentStatus.DEPLOYED };
      mustAnswer(await market.ask("vendor", { method: "PATCH", path, body }), 204);
    },
    async newCustomer() {
      const name = `s${crypto.randomUUID().slice(0, 13)}`;
      const company = await market.ask("admin", { method: "POST", path: "userCompany", body: { name } });
      mustAnswer(company, 201);
      const credentials = { userName: name, password: `${name}-A1` };
      const user = {
        ...{ ...credentials, name: "Ada", email: `${name}@statement.example`, userRole: UserRole.ROLE_USER },
        company: { url: fieldOf(company.body, "self") },
      };
      const made = await market.ask("admin", { method: "POST", path: "user", body: user });
      mustAnswer(made, 201);
      const activate = {
        method: "PATCH",
        path: String(fieldOf(made.body, "self")),
        body: { action: UserAction.ACTIVATE },
      };
      mustAnswer(await market.ask("admin", activate), 204);
      return credentials;
    },
    async plans() {
      const { body: products } = await market.ask("vendor", { path: "product" });
      const product = fieldOf(products, 0, "id");
      const query = `productVersion?product=${product}&withUnpublished=false&sortField=id`;
      const { body: plans } = await market.ask("vendor", { path: query });
      return Array.isArray(plans) ? plans : [];
    },
    async received(entityUrl, which = () => true) {
      const until = performance.now() + PATIENCE;
      for (;;) {
        const about = (receiver?.deliveries ?? []).filter((delivery) => isAbout(delivery, entityUrl));
        const found = about.find(({ event }) => which(event));
        if (found !== undefined) return found;
        const seen = about.map(({ event }) => String(fieldOf(event, "type")));
        must(performance.now() < until, `of ${entityUrl} came only: ${seen.join(", ") || "nothing"}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
  return market;
}

/** Pays what a subscription owes. */
export async function payAll(market: StatementMarket, as: StatementCaller, id: number): Promise<void> {
  const { body } = await market.ask(as, { path: toReference("subscription", id) });
  const invoices = fieldOf(body, "invoices");
  for (const invoice of Array.isArray(invoices) ? invoices : []) {
    const path = String(fieldOf(invoice, "url"));
    const { body: found } = await market.ask(as, { path });
    if (fieldOf(found, "status") === InvoiceStatus.PAID) continue;
    mustAnswer(await market.ask(as, { method: "POST", path: `${path}/pay`, body: {} }), 204);
  }
}

async function read(response: Response): Promise<StatementAnswer> {
  const text = await response.text();
  const { status, headers } = response;
  if (text === "") return { status, headers, body: undefined };
  try {
    return { status, headers, body: JSON.parse(text) };
  } catch {
    return { status, headers, body: text };
  }
}
