import { type Market, openMarket, textAt } from "./market.js";

/** What a marketplace answered, by user and path: `customer GET order/1`. */
export type Answers = Readonly<Record<string, unknown>>;

const LISTS: readonly (readonly [user: string, path: string])[] = [
  ["admin", "user"],
  ["admin", "company"],
  ["admin", "userCompany"],
  ["admin", "companyGroup"],
  ["admin", "notification"],
  ["admin", "comment"],
  ["admin", "product"],
  ["admin", "productVersion"],
  ["admin", "billingItem"],
  ["admin", "configurationParameter"],
  ["admin", "applicationMetric"],
  ["vendor", "subscription"],
  ["admin", "order"],
  ["admin", "invoice"],
  ["customer", "cloudCredential"],
  ["customer", "message"],
  ["customer", "paymentMethod"],
];

const OBJECTS: readonly (readonly [user: string, path: string])[] = [
  ["admin", "sandbox/clock"],
  ["admin", "sandbox/due"],
  ["vendor", "token"],
  ["admin", "sandbox/faults"],
  ["admin", "platformEndpoints"],
  ["admin", "proceedsReport?from=2026-01-01T00:00:00Z&to=2026-12-31T00:00:00Z"],
  ["admin", "user/4/metadata"],
  ["admin", "userCompany/3/metadata"],
  ["vendor", "company/1"],
  ["vendor", "product/3/metricHeaders"],
  ["vendor", "product/3/metadata"],
  ["customer", "cloudCredential/1/metadata"],
];

/** Everything that can be read of a marketplace, but not its events. */
async function readEverything(market: Market): Promise<Answers> {
  const answers: Record<string, unknown> = {};
  for (const [user, path] of OBJECTS) {
    answers[`${user} GET ${path}`] = (await market.send(user, "GET", path)).body;
  }
  for (const [user, path] of LISTS) Object.assign(answers, await readList(market, user, path));
  Object.assign(answers, await readSubscriptions(market));
  const { body: all } = await market.send("vendor", "GET", "subscription?pageSize=50");
  for (const subscription of Object.values(all ?? {})) {
    const path = `${textAt(subscription, "self")}/history`;
    answers[`vendor GET ${path}`] = (await market.send("vendor", "GET", path)).body;
  }
  return answers;
}

/** All pages of a list. */
export async function readList(market: Market, user: string, path: string): Promise<Answers> {
  const answers: Record<string, unknown> = {};
  for (let number = 1; ; number += 1) {
    const page = `${path}?pageSize=50&pageNumber=${number}`;
    const { body } = await market.send(user, "GET", page);
    if (Object.keys(body ?? {}).length === 0) return answers;
    answers[`${user} GET ${page}`] = body;
  }
}

/** Each subscription as its buyer sees it. */
export async function readSubscriptions(market: Market): Promise<Answers> {
  const answers: Record<string, unknown> = {};
  const { body: users } = await market.send("admin", "GET", "user?pageSize=50");
  const nameOf = new Map(
    Object.values(users ?? {}).map((user) => [textAt(user, "self"), textAt(user, "userName")]),
  );
  const { body: all } = await market.send("admin", "GET", "subscription?pageSize=50");
  for (const subscription of Object.values(all ?? {})) {
    const path = textAt(subscription, "self");
    const buyer = nameOf.get(textAt(subscription, "buyer", "url")) ?? "admin";
    answers[`${buyer} GET ${path}`] = (await market.send(buyer, "GET", path)).body;
  }
  return answers;
}

/** The events that still wait, each with what was tried. Of the others, only that they arrived. */
async function readEvents(market: Market): Promise<Answers> {
  const answers: Record<string, unknown> = {};
  const pages = await readList(market, "admin", "event");
  for (const event of Object.values(pages).flatMap((page) => Object.values(page ?? {}))) {
    const self = textAt(event, "self");
    const { notified, entityName, entityId, type } = event;
    answers[`admin GET ${self}`] = notified ? { notified, entityName, entityId, type } : event;
    if (notified) continue;
    answers[`admin GET ${self}/attempt`] = (await market.send("admin", "GET", `${self}/attempt`)).body;
  }
  return answers;
}

/** Opens a stored marketplace, reads it, plays on, and reads it again. */
export async function answersOf(
  database: string,
  playOn: (market: Market) => Promise<Answers>,
): Promise<{ readonly before: Answers; readonly after: Answers }> {
  const market = await openMarket(database);
  try {
    const before = { ...(await readEverything(market)), ...(await readEvents(market)) };
    return { before, after: await playOn(market) };
  } finally {
    await market.close();
  }
}
