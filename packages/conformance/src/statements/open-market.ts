import {
  DeploymentStatus,
  EndpointCategory,
  headerNames,
  InvoiceStatus,
  type Role,
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
  StatementUntried,
} from "./statement.js";

/** Milliseconds that an event may take. */
const PATIENCE = 20_000;

const CLOCK = "sandbox/clock";

/** Milliseconds that an answer may take. */
const MAX_ANSWER = 30_000;

/** A move of the clock runs all that falls due. */
const MAX_MOVE = 300_000;

/** The marketplace as statements see it: requests over HTTP, and the subscriptions that they need. */
export function openMarket(
  {
    url,
    accounts,
    patience = PATIENCE,
    signal,
    fetch = (request) => globalThis.fetch(request),
  }: StatementOptions,
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
      const timeout = AbortSignal.timeout(path.startsWith(CLOCK) ? MAX_MOVE : MAX_ANSWER);
      const until = signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
      // A redirect is an answer too, and following it would lose the credentials on the way to another origin.
      const init = { method, headers: sent, signal: until, redirect: "manual", ...content } as const;
      const request = new Request(`${base}/${path}`, init);
      const answer = await read(await fetch(request));
      // A limit of requests says nothing about the statement.
      if (answer.status === 429)
        throw new StatementUntried("the marketplace limits requests: the answer is 429");
      return answer;
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
    async order({ as = "customer", type = SubscriptionType.NORMAL, plan = () => true, chosen = {} }) {
      const url = typeof plan === "string" ? plan : fieldOf((await market.plans()).find(plan), "self");
      if (url === undefined) throw new StatementUntried("the vendor has no plan that suits");
      const body = { type, productVersion: { url }, ...chosen };
      const order = await market.make(as, "order", body);
      const { body: ordered } = await market.ask(as, { path: order });
      return Number(/(\d+)$/.exec(String(fieldOf(ordered, "subscription", "url")))?.[1]);
    },
    async deploy(id, as = "vendor") {
      const path = toReference("subscription", id);
      const endpoints = [{ endpoint: "https://tenant.example", category: EndpointCategory.APP }];
      const place = { method: "POST", path: `${path}/endpoints`, body: endpoints };
      mustAnswer(await market.ask(as, place), 200, 201, 204);
      const body = { deploymentStatus: DeploymentStatus.DEPLOYED };
      mustAnswer(await market.ask(as, { method: "PATCH", path, body }), 204);
    },
    async make(as, path, body) {
      const made = await market.ask(as, { method: "POST", path, body });
      // The document shows no operation that makes something, so a marketplace may have others.
      if ([404, 405, 501].includes(made.status))
        throw new StatementUntried(`there is no POST /${path}: the answer is ${made.status}`);
      mustAnswer(made, 201);
      return String(fieldOf(made.body, "self"));
    },
    async newCustomer() {
      const { credentials } = await newUser(market, UserRole.ROLE_USER, "userCompany");
      return credentials;
    },
    async newVendor() {
      const { credentials, company } = await newUser(market, UserRole.ROLE_VENDOR, "company");
      return { ...credentials, company };
    },
    async plans() {
      const { body: products } = await market.ask("vendor", { path: "product" });
      const product = fieldOf(products, 0, "id");
      const query = `productVersion?product=${product}&withUnpublished=false&sortField=id`;
      const { body: plans } = await market.ask("vendor", { path: query });
      return Array.isArray(plans) ? plans : [];
    },
    async received(entityUrl, which = () => true) {
      const until = performance.now() + patience;
      for (;;) {
        const about = (receiver?.deliveries ?? []).filter((delivery) => isAbout(delivery, entityUrl));
        const found = about.find((delivery) => which(delivery.event, delivery));
        if (found !== undefined) return found;
        const seen = about.map(({ event }) => String(fieldOf(event, "type")));
        must(performance.now() < until, `of ${entityUrl} came only: ${seen.join(", ") || "nothing"}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    deliveries: () => [...(receiver?.deliveries ?? [])],
    addressOf: (path) => (receiver === undefined ? undefined : `${receiver.origin}${path}`),
    replyWith: (reply) => receiver?.replyWith(reply),
    async advance(duration) {
      const body = { advance: duration };
      const path = `${CLOCK}?settle=true`;
      const moved = await market.ask("admin", { method: "PUT", path, body });
      if (moved.status === 404) throw new StatementUntried("there is no PUT /sandbox/clock");
      mustAnswer(moved, 200);
    },
  };
  return market;
}

/** Makes a user in a company of its own, and activates it. */
async function newUser(market: StatementMarket, userRole: Role, resource: "company" | "userCompany") {
  const name = uniqueName();
  const company = await market.make("admin", resource, { name });
  const credentials = { userName: name, password: `${name}-A1` };
  const path = await market.make("admin", "user", {
    ...{ ...credentials, name: "Ada", email: `${name}@statement.example`, userRole },
    company: { url: company },
  });
  const activate = { method: "PATCH", path, body: { action: UserAction.ACTIVATE } };
  mustAnswer(await market.ask("admin", activate), 204);
  return { credentials, company };
}

/** A name that nothing on the marketplace has: letters and digits. */
export function uniqueName(): string {
  return `s${crypto.randomUUID().replaceAll("-", "").slice(0, 13)}`;
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
