import {
  DeploymentStatus,
  EventEntity,
  EventType,
  headerNames,
  SubscriptionType,
  toReference,
} from "@syndikit/contract";
import { sign } from "@syndikit/signature";
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
import { addCard, begin, hasTrial, terminate, upgrade } from "./life.js";

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

const DATE = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/;

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
    ({ headers }) => /^sha1=[0-9a-f]{40}$/.test(headers.get(headerNames.eventSignature) ?? ""),
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
    ({ event }) => /^subscription\/\d+$/.test(String(fieldOf(event, "entityUrl"))),
  ],
  [
    "date",
    "date",
    "`date` is a date with time and zone.",
    ({ event }) => DATE.test(String(fieldOf(event, "date"))),
  ],
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

const isType = (type: EventType) => (event: unknown) => fieldOf(event, "type") === type;

const { CREATED, MODIFIED, DELETED } = EventType;

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
  receiving({
    id: "event.modified.paid",
    row: "Subscription MODIFIED",
    says: "The payment completes: MODIFIED.",
    async check(market) {
      const life = await begin(market, { card: false });
      await addCard(market, life.customer);
      await payAll(market, life.customer, life.id);
      await market.received(life.path, isType(MODIFIED));
    },
  }),
  receiving({
    id: "event.modified.terminated",
    row: "Subscription MODIFIED",
    says: "Termination is requested: MODIFIED.",
    async check(market) {
      const life = await begin(market, { deployed: true });
      await terminate(life);
      await market.received(life.path, isType(MODIFIED));
    },
  }),
  receiving({
    id: "event.modified.upgraded",
    row: "Subscription MODIFIED",
    says: "An upgrade creates an invoice: MODIFIED.",
    async check(market) {
      const life = await begin(market, { deployed: true });
      await upgrade(market, life, true);
      await market.received(life.path, isType(MODIFIED));
    },
  }),
  receiving({
    id: "event.modified.renewed",
    row: "Subscription MODIFIED",
    says: "The subscription is renewed: MODIFIED.",
    async check(market) {
      const life = await begin(market, { deployed: true });
      mustAnswer(await life.patch(life.customer, { action: "renew" }), 204);
      await market.received(life.path, isType(MODIFIED));
    },
  }),
  receiving({
    id: "event.modified.trial",
    row: "Subscription MODIFIED",
    says: "A trial becomes paid: MODIFIED.",
    async check(market) {
      const life = await begin(market, { type: SubscriptionType.TRIAL, plan: hasTrial, deployed: true });
      mustAnswer(await life.patch("vendor", { action: "renew" }), 204);
      await market.received(life.path, isType(MODIFIED));
    },
  }),
  receiving({
    id: "event.deleted",
    row: "Subscription DELETED",
    says: "The vendor has confirmed UNDEPLOYED: DELETED.",
    async check(market) {
      const life = await begin(market, { deployed: true });
      await terminate(life);
      mustAnswer(await life.patch("vendor", { deploymentStatus: DeploymentStatus.UNDEPLOYED }), 204);
      await market.received(life.path, isType(DELETED));
    },
  }),
  receiving({
    id: "event.order",
    row: "date",
    says: "The events of an entity have the dates at which they were generated, in their order.",
    async check(market) {
      const life = await begin(market, { deployed: true });
      await terminate(life);
      const first = await market.received(life.path, isType(CREATED));
      const last = await market.received(life.path, isType(MODIFIED));
      const [from, to] = [first, last].map(({ event }) => Date.parse(String(fieldOf(event, "date"))));
      must(from !== undefined && to !== undefined && from <= to, `${from} is after ${to}`);
    },
  }),
];

export const eventStatements: readonly Statement[] = [...shapes, ...causes];
