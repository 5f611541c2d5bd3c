import {
  DeploymentStatus,
  EndpointCategory,
  headerNames,
  InvoiceStatus,
  OrderType,
} from "@syndikit/contract";
import {
  fieldOf,
  must,
  mustAnswer,
  type StatementAccount,
  type StatementAnswer,
  type StatementMarket,
  type StatementOptions,
  type StatementRequest,
} from "./statement.js";

/** The marketplace as statements see it: requests over HTTP, and the subscriptions that they need. */
export function openMarket({
  url,
  accounts,
  fetch = (request) => globalThis.fetch(request),
}: StatementOptions): StatementMarket {
  const base = url.replace(/\/+$/, "");
  let deployed: Promise<number> | undefined;

  const accountOf = (name: StatementAccount) => {
    const account = accounts[name];
    if (account === undefined) throw new TypeError(`There is no account ${name}.`);
    return account;
  };
  const basicOf = (name: StatementAccount): string => {
    const { userName, password } = accountOf(name);
    return `Basic ${Buffer.from(`${userName}:${password}`).toString("base64")}`;
  };

  const market: StatementMarket = {
    basicOf,
    userNameOf: (name) => accountOf(name).userName,
    async ask(account, { method = "GET", path, headers = {}, body }: StatementRequest) {
      const sent = new Headers(headers);
      if (account !== null && !sent.has(headerNames.authorization) && !sent.has(headerNames.authToken)) {
        sent.set(headerNames.authorization, basicOf(account));
      }
      if (body !== undefined) sent.set("Content-Type", "application/json");
      const content = body === undefined ? {} : { body: JSON.stringify(body) };
      return read(await fetch(new Request(`${base}/${path}`, { method, headers: sent, ...content })));
    },
    async pending() {
      return order(market);
    },
    deployed() {
      deployed ??= order(market).then(async (id) => {
        const endpoints = [{ endpoint: "https://tenant.example", category: EndpointCategory.APP }];
        const path = `subscription/${id}`;
        mustAnswer(
          await market.ask("vendor", { method: "POST", path: `${path}/endpoints`, body: endpoints }),
          204,
        );
        const body = { deploymentStatus: DeploymentStatus.DEPLOYED };
        mustAnswer(await market.ask("vendor", { method: "PATCH", path, body }), 204);
        return id;
      });
      return deployed;
    },
  };
  return market;
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

/** Orders a plan of the vendor as the customer, and pays for it. */
async function order(market: StatementMarket): Promise<number> {
  const productVersion = { url: await planOf(market) };
  const ordered = await market.ask("customer", {
    method: "POST",
    path: "order",
    body: { type: OrderType.NORMAL, productVersion },
  });
  mustAnswer(ordered, 201);
  const invoices = fieldOf(ordered.body, "invoices");
  for (const invoice of Array.isArray(invoices) ? invoices : []) {
    const path = String(fieldOf(invoice, "url"));
    const { body } = await market.ask("customer", { path });
    if (fieldOf(body, "status") === InvoiceStatus.PAID) continue;
    mustAnswer(await market.ask("customer", { method: "POST", path: `${path}/pay`, body: {} }), 204);
  }
  return Number(/(\d+)$/.exec(String(fieldOf(ordered.body, "subscription", "url")))?.[1]);
}

/** A published plan of the vendor that can be ordered without choices. */
async function planOf(market: StatementMarket): Promise<string> {
  const { body: products } = await market.ask("vendor", { path: "product" });
  const product = fieldOf(products, 0, "id");
  const query = `productVersion?product=${product}&withUnpublished=false&sortField=id`;
  const { body: plans } = await market.ask("vendor", { path: query });
  const plan = (Array.isArray(plans) ? plans : []).find((each) => fieldOf(each, "price") !== undefined);
  must(plan !== undefined, "the vendor has no published plan that could be ordered");
  return String(fieldOf(plan, "self"));
}
