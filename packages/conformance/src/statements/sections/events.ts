import {
  DeploymentStatus,
  EventEntity,
  EventType,
  headerNames,
  SubscriptionType,
  toReference,
} from "@syndikit/contract";
import { sign, verify } from "@syndikit/signature";
import { payAll } from "../open-market.js";
import { RECEIVER_SECRET } from "../receiver.js";
import {
  fieldOf,
  must,
  mustAnswer,
  type Statement,
  type StatementDelivery,
  type StatementMarket,
} from "../statement.js";
import { isDate, isReferenceTo } from "./forms.js";
import { actAndReceive, addCard, begin, hasTrial, type Life, report, terminate, upgrade } from "./life.js";
import { openShop } from "./shop.js";

// Events: what the receiver of the vendor's product gets.

const section = "Events";

const receiving = (statement: Pick<Statement, "id" | "row" | "says" | "check">): Statement => ({
  ...statement,
  section,
  kind: "writing",
  accounts: ["vendor", "customer", "admin"],
  receives: true,
});

/** What holds for each delivery: tried on the one that tells of an order. */
type OfDelivery = readonly [id: string, row: string, says: string, seen: (one: StatementDelivery) => unknown];

const ofDeliveries: readonly OfDelivery[] = [
  ["method", "Request shape", "An event is a POST.", ({ method }) => method === "POST"],
  [
    "accept",
    "Request shape",
    "It has `Accept: application/json`.",
    ({ headers }) => headers.get("Accept") === "application/json",
  ],
  [
    "content-type",
    "Request shape",
    "It has `Content-Type: application/json; charset=utf-8`.",
    ({ headers }) => headers.get("Content-Type") === "application/json; charset=utf-8",
  ],
  [
    "host",
    "Request shape",
    "It has the `Host` of the endpoint.",
    ({ headers }) => /^127\.0\.0\.1:\d+$/.test(headers.get("Host") ?? ""),
  ],
  [
    "signature.form",
    "Signature",
    "`CMW-Event-Signature` is `sha1=` and forty lowercase hexadecimal digits.",
    ({ headers, text }) => {
      const header = headers.get(headerNames.eventSignature);
      const found = verify({ body: text, header, secrets: RECEIVER_SECRET });
      return found.ok || found.reason === "mismatch";
    },
  ],
  [
    "signature.value",
    "Signature",
    "The signature is the HMAC-SHA1 of the raw body, keyed with the secret.",
    ({ headers, text }) => headers.get(headerNames.eventSignature) === sign(text, RECEIVER_SECRET),
  ],
  [
    "type",
    "type",
    "`type` is CREATED, MODIFIED or DELETED.",
    ({ event }) => Object.values(EventType).some((each) => each === fieldOf(event, "type")),
  ],
  [
    "entity",
    "entity",
    "`entity` is the name of an entity.",
    ({ event }) => Object.values(EventEntity).some((each) => each === fieldOf(event, "entity")),
  ],
  [
    "entity.subscription",
    "Endpoint kinds",
    "The endpoint of a product gets the events of subscriptions.",
    ({ event }) => fieldOf(event, "entity") === EventEntity.Subscription,
  ],
  ["id", "id", "`id` is a text.", ({ event }) => typeof fieldOf(event, "id") === "string"],
  [
    "id.entity",
    "id",
    "`id` is the identifier of the entity.",
    ({ event }) => fieldOf(event, "entityUrl") === `subscription/${String(fieldOf(event, "id"))}`,
  ],
  [
    "entityUrl",
    "entityUrl",
    "`entityUrl` is a relative address.",
    ({ event }) => isReferenceTo(fieldOf(event, "entityUrl"), "subscription"),
  ],
  ["date", "date", "`date` is a date with time and zone.", ({ event }) => isDate(fieldOf(event, "date"))],
  [
    "metadata",
    "metadata",
    "`metadata` is a map.",
    ({ event }) => {
      const metadata = fieldOf(event, "metadata");
      return typeof metadata === "object" && metadata !== null && !Array.isArray(metadata);
    },
  ],
];

/** The event that an order has made, for all statements about one delivery. */
const created = new WeakMap<StatementMarket, Promise<StatementDelivery>>();

function createdBy(market: StatementMarket): Promise<StatementDelivery> {
  const known = created.get(market);
  if (known !== undefined) return known;
  const made = market.pending().then((id) => market.received(toReference("subscription", id)));
  created.set(market, made);
  return made;
}

const shapes = ofDeliveries.map(([id, row, says, seen]) =>
  receiving({
    id: `event.${id}`,
    row,
    says,
    async check(market) {
      const delivery = await createdBy(market);
      must(seen(delivery) === true, `it was ${JSON.stringify([...delivery.headers])} ${delivery.text}`);
    },
  }),
);

/** Milliseconds between a change and its event. */
const SOON = 2_000;

const isType = (type: EventType) => (event: unknown) => fieldOf(event, "type") === type;

const { CREATED, MODIFIED, DELETED } = EventType;

/** What a customer or a vendor does to a life, and what the marketplace tells the vendor of it. */
interface Cause {
  readonly id: string;
  readonly says: string;
  readonly type: EventType;
  /** The life to begin with. */
  readonly life: Parameters<typeof begin>[1];
  /** What comes before. */
  readonly prepare?: (market: StatementMarket, life: Life) => Promise<unknown>;
  readonly act: (market: StatementMarket, life: Life) => Promise<unknown>;
}

const ofCauses: readonly Cause[] = [
  {
    id: "modified.paid",
    says: "The payment completes: MODIFIED.",
    type: MODIFIED,
    life: { card: false },
    prepare: (market, { customer }) => addCard(market, customer),
    act: (market, { customer, id }) => payAll(market, customer, id),
  },
  {
    id: "modified.terminated",
    says: "Termination is requested: MODIFIED.",
    type: MODIFIED,
    life: { deployed: true },
    act: (_, life) => terminate(life),
  },
  {
    id: "modified.upgraded",
    says: "An upgrade creates an invoice: MODIFIED.",
    type: MODIFIED,
    life: { deployed: true },
    act: (market, life) => upgrade(market, life, true),
  },
  {
    id: "modified.renewed",
    says: "The subscription is renewed: MODIFIED.",
    type: MODIFIED,
    life: { deployed: true },
    act: async (_, life) => mustAnswer(await life.patch(life.customer, { action: "renew" }), 204),
  },
  {
    id: "modified.trial",
    says: "A trial becomes paid: MODIFIED.",
    type: MODIFIED,
    life: { type: SubscriptionType.TRIAL, plan: hasTrial, deployed: true },
    act: async (_, life) => mustAnswer(await life.patch("vendor", { action: "renew" }), 204),
  },
  {
    id: "deleted",
    says: "The vendor has confirmed UNDEPLOYED: DELETED.",
    type: DELETED,
    life: { deployed: true },
    prepare: (_, life) => terminate(life),
    act: async (_, life) => mustAnswer(await life.patch("vendor", report(DeploymentStatus.UNDEPLOYED)), 204),
  },
];

const causes: readonly Statement[] = [
  receiving({
    id: "event.created",
    row: "Subscription CREATED",
    says: "An order creates a subscription: CREATED.",
    async check(market) {
      const life = await begin(market, { card: false });
      await market.received(life.path, isType(CREATED));
    },
  }),
  receiving({
    id: "event.created.read",
    row: "entityUrl",
    says: "A GET on `entityUrl` returns the entity.",
    async check(market) {
      const { event } = await createdBy(market);
      const path = String(fieldOf(event, "entityUrl"));
      const answer = await market.ask("vendor", { path });
      mustAnswer(answer, 200);
      must(fieldOf(answer.body, "self") === path, "it is another resource");
    },
  }),
  ...ofCauses.map(({ id, says, type, life: from, prepare, act }) =>
    receiving({
      ...{ id: `event.${id}`, row: `Subscription ${type}`, says },
      async check(market) {
        const life = await begin(market, from);
        await prepare?.(market, life);
        await actAndReceive(market, life, { type, act: () => act(market, life) });
      },
    }),
  ),
  receiving({
    id: "event.order",
    row: "date",
    says: "The date of an event is when it was generated: a later change has a later one.",
    async check(market) {
      const life = await begin(market, { deployed: true });
      const { event: last } = await actAndReceive(market, life, {
        type: MODIFIED,
        act: () => terminate(life),
      });
      const { event: first } = await market.received(life.path, isType(CREATED));
      const changed = await life.read();
      const at = (value: unknown) => Date.parse(String(value));
      const [from, to] = [at(fieldOf(first, "date")), at(fieldOf(last, "date"))];
      must(from < to, `CREATED is of ${fieldOf(first, "date")}, and MODIFIED of ${fieldOf(last, "date")}`);
      for (const [date, name, of] of [
        [from, "createdAt", EventType.CREATED],
        [to, "updatedAt", EventType.MODIFIED],
      ] as const) {
        const near = Math.abs(date - at(fieldOf(changed, name))) <= SOON;
        must(near, `${of} is of ${new Date(date).toISOString()}, ${name} ${fieldOf(changed, name)}`);
      }
    },
  }),
  receiving({
    id: "event.kinds.product",
    row: "Endpoint kinds",
    says: "The endpoint of a product gets the events of subscriptions, and no others: an invoice has none there.",
    async check(market) {
      const life = await begin(market, { deployed: true });
      await actAndReceive(market, life, { type: MODIFIED, act: () => upgrade(market, life, true) });
      const others = market
        .deliveries()
        .filter(({ method, event }) => method === "POST" && fieldOf(event, "entity") !== undefined)
        .map(({ event }) => String(fieldOf(event, "entity")))
        .filter((entity) => entity !== EventEntity.Subscription);
      must(others.length === 0, `it got events of ${[...new Set(others)].join(", ")}`);
    },
  }),
  receiving({
    id: "event.kinds.vendor",
    row: "Endpoint kinds",
    says: "The endpoint in a vendor's profile gets the events of subscriptions to the vendor's products.",
    async check(market) {
      const shop = await openShop(market, "shop-of-vendor");
      const body = { syndicationEndpoint: market.addressOf("vendor") };
      mustAnswer(await market.ask(shop.vendor, { method: "PUT", path: shop.vendor.company, body }), 200);
      const life = await begin(market, { vendor: shop.vendor, plan: await shop.plan() });
      await market.received(life.path, (_, { path }) => path === "/vendor");
    },
  }),
];

export const eventStatements: readonly Statement[] = [...shapes, ...causes];
