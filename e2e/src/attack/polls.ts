import type { RequestListener, ServerResponse } from "node:http";
import {
  BillingItemType,
  BillingItemValueType,
  DeploymentStatus,
  Frequency,
  headerNames,
  MetricFunction,
  MetricType,
  OrderType,
  TestPaymentMethod,
} from "@syndikit/contract";
import { until } from "../until.js";
import { serve } from "./application.js";
import { otherVendor } from "./cost.js";
import {
  type Ask,
  type Attack,
  ask,
  entriesOf,
  expectStatus,
  expectThat,
  fieldOf,
  make,
  type Role,
  type Target,
} from "./target.js";

/** Subscriptions of the vendor that is slow: many times what it may be asked at once. */
const MANY = 48;

/** So many polls of one vendor are made at once. */
const SHARE = 8;

/** Milliseconds between two polls. */
const EVERY = 30_000;

/** Milliseconds of the victim's subscription that pass while the other vendor's metric is slow. */
const LIVED = 70_000;

/** Milliseconds of an answer that is only just in time. */
const SLOW = 14_000;

/** How a metric of the hostile vendor treats a poll. It calls `end` when the poll is over. */
type HostileMetric = (response: ServerResponse, end: () => void) => void;

const answer = (response: ServerResponse): void =>
  void response.setHeader("Content-Type", "application/json").end(JSON.stringify({ value: 5 }));

/** What one vendor's metric does to the polls and the money of others. The marketplace must be allowed to call this machine. */
export const pollAttacks: readonly Attack[] = [
  {
    name: "a metric that answers rightly and slowly leaves the polls of others and the ends of their subscriptions alone",
    run: (target) =>
      attackWith(target, (response, end) => {
        setTimeout(() => {
          end();
          answer(response);
        }, SLOW).unref();
      }),
  },
  {
    name: "a metric that hangs leaves the polls of others on the same host and the ends of their subscriptions alone",
    run: (target) => attackWith(target, (response, end) => response.on("close", end)),
  },
];

async function attackWith(target: Target, hostileMetric: HostileMetric): Promise<void> {
  let over = 0;
  /** How many polls of the hostile vendor were over at each poll of the victim. */
  const overAt: number[] = [];
  const listener: RequestListener = (request, response) => {
    if (request.url?.startsWith("/hostile") === true) {
      hostileMetric(response, () => {
        over += 1;
      });
      return;
    }
    overAt.push(over);
    answer(response);
  };
  const shared = await serve(listener);
  const hostile = await offer(target, { as: "vendor" }, 23);
  const other = { [headerNames.asUser]: await otherVendor(target) };
  const victim = await offer(target, { as: "administrator", headers: other }, 4);
  for (const as of ["customer", "stranger"] as const) await payByCard(target, as);
  for (let count = 0; count < MANY; count += 1) await subscribe(target, "customer", hostile);
  const subscription = await subscribe(target, "stranger", victim);
  const endsAt = Date.parse(String(fieldOf(await read(target, subscription, victim.as), "endDate")));
  const metrics: [metric: string, as: As][] = [];
  try {
    await advanceTo(target, endsAt - LIVED);
    metrics.push([await measure(target, hostile, `${shared.url}/hostile`), hostile.as]);
    await until(() => shared.called.length >= SHARE);
    const metric = await measure(target, victim, `${shared.url}/victim`);
    metrics.push([metric, victim.as]);
    const begun = await nowOf(target);
    await until(async () => (await nowOf(target)) >= endsAt);
    const overAtEnd = over;
    const isDeployed = async (): Promise<boolean> =>
      fieldOf(await read(target, subscription, victim.as), "deploymentStatus") === DeploymentStatus.DEPLOYED;
    await until(async () => !(await isDeployed()));
    const [late, meanwhile] = [(await nowOf(target)) - endsAt, over - overAtEnd];
    expectThat(
      meanwhile <= 2 * SHARE && late < 2 * EVERY,
      `a subscription ended ${late / 1_000} s late, after ${meanwhile} polls of another vendor`,
    );
    const polled = entriesOf(await read(target, `${metric}/samples`, victim.as)).length;
    const points = Math.floor(endsAt / EVERY) - Math.floor(begun / EVERY);
    // One more is polled at once, and one at the end.
    expectThat(polled > points, `${polled} values were polled at ${points} points of time and at both ends`);
    for (const [at, before] of overAt.entries()) {
      const between = before - (overAt[at - 1] ?? before);
      expectThat(between < MANY, `a poll waited for ${between} polls of another vendor`);
    }
  } finally {
    for (const [metric, as] of metrics) await ask(target, `/${metric}`, { ...as, method: "DELETE" });
    shared.close();
  }
}

/** On whose behalf a request is sent. */
type As = Pick<Ask, "as" | "headers">;

/** A plan for some hours that is paid by its use. */
interface Offer {
  readonly as: As;
  readonly product: string;
  readonly plan: string;
  readonly item: string;
}

async function create(target: Target, resource: string, as: As, body: object): Promise<string> {
  const made = await ask(target, `/${resource}`, { ...as, method: "POST", body });
  expectStatus(made, `a ${resource}`, 201);
  return String(fieldOf(made.body, "self"));
}

async function read(target: Target, self: string, as: As): Promise<unknown> {
  const answer = await ask(target, `/${self}`, as);
  expectStatus(answer, self, 200);
  return answer.body;
}

const urlOf = (value: unknown, name: string): unknown => fieldOf(fieldOf(value, name), "url");

async function offer(target: Target, as: As, lifespan: number): Promise<Offer> {
  const company = urlOf(await read(target, "user/me", as), "company");
  const products = entriesOf(await read(target, "product", as));
  const product = String(
    fieldOf(
      products.find((each) => urlOf(each, "company") === company),
      "self",
    ),
  );
  const name = `attack ${Date.now()}`;
  const item = await create(target, "billingItem", as, {
    ...{ name, unit: "uses", description: "Uses.", type: BillingItemType.TIERED },
    valueType: BillingItemValueType.PAY_AS_YOU_GO,
  });
  const plan = await create(target, "productVersion", as, {
    ...{ name, product: { url: product }, price: 1, lifespan, autoRenewable: false, published: true },
    billingItemValues: [{ item: { url: item }, start: 0, price: 0.01 }],
  });
  return { as, product, plan, item };
}

async function payByCard(target: Target, as: Role): Promise<void> {
  await make(target, as, "paymentMethod", {
    label: "attack",
    defaultMethod: true,
    payload: { paymentMethodId: TestPaymentMethod.pm_card_visa },
  });
}

/** A deployed subscription. */
async function subscribe(target: Target, as: Role, { plan, as: vendor }: Offer): Promise<string> {
  const order = await make(target, as, "order", { type: OrderType.NORMAL, productVersion: { url: plan } });
  const subscription = String(urlOf(order, "subscription"));
  const body = { deploymentStatus: DeploymentStatus.DEPLOYED };
  const deployed = await ask(target, `/${subscription}`, { ...vendor, method: "PATCH", body });
  expectStatus(deployed, "a deployment", 204);
  return subscription;
}

function measure(target: Target, { as, product, item }: Offer, endpoint: string): Promise<string> {
  return create(target, "applicationMetric", as, {
    ...{ name: `attack ${Date.now()}`, product: { url: product }, billingItem: { url: item }, endpoint },
    ...{ type: MetricType.EXTERNAL, counter: true, metricFunction: MetricFunction.INCREASE },
    frequency: Frequency.EVERY_30_SECONDS,
  });
}

async function nowOf(target: Target): Promise<number> {
  return Date.parse(String(fieldOf(await read(target, "sandbox/clock", { as: "administrator" }), "now")));
}

async function advanceTo(target: Target, to: number): Promise<void> {
  const body = { now: new Date(to).toISOString() };
  const moved = await ask(target, "/sandbox/clock", { method: "PUT", as: "administrator", body });
  expectStatus(moved, "the advance", 200);
}
