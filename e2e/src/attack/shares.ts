import type { ServerResponse } from "node:http";
import {
  BillingItemValueType,
  DeploymentStatus,
  EventAttemptOutcome,
  EventEntity,
  EventType,
  Frequency,
  headerNames,
  MetricFunction,
  MetricType,
} from "@syndikit/contract";
import { until } from "../until.js";
import { serve } from "./application.js";
import { costAttacks, otherVendor } from "./cost.js";
import { floods } from "./floods.js";
import { estimate, offerOf, orderAt } from "./offer.js";
import { pollAttacks } from "./polls.js";
import { streamAttacks } from "./streams.js";
import {
  type Answer,
  type Attack,
  ask,
  entriesOf,
  expectStatus,
  expectThat,
  fieldOf,
  idOf,
  make,
  type Role,
  type Target,
} from "./target.js";

const hang = (): void => undefined;
const accept = (_: unknown, response: ServerResponse): void => void response.writeHead(204).end();

/**
 * What one owner does to the share of the others, each with the facts of its victim. The marketplace must be allowed to
 * call this machine.
 */
export const shareAttacks: readonly Attack[] = [
  ...costAttacks,
  {
    name: "hanging order validations leave the reads of others and all deliveries alone, and the flood is refused",
    async run(target) {
      const [hostile, healthy] = [await serve(hang), await serve(accept)];
      const { product, plan } = await offerOf(target);
      const orderValidationUrls = Array.from({ length: 10 }, (_, number) => `${hostile.url}/${number}`);
      expectStatus(
        await ask(target, `/${product}`, { method: "PUT", as: "vendor", body: { orderValidationUrls } }),
        "the URLs of validations",
        200,
      );
      try {
        const { replicas = 1 } = target;
        const answers: Answer[] = [];
        const flood = Array.from({ length: 30 }, () =>
          estimate(target, "customer", plan).then((answer) => answers.push(answer)),
        );
        // Four orders of one company are in progress on each server, with ten calls each. Nobody answers them.
        await until(() => answers.length >= 30 - 4 * replicas);
        for (const answer of answers) {
          expectStatus(answer, "an estimate of the flood", 503);
          expectThat(answer.headers.has(headerNames.retryAfter), "a refusal says nothing of a later try");
        }
        const begun = hostile.called.length;
        expectThat(begun === 40 * replicas, `${begun} validations were begun, not ${40 * replicas}`);
        expectStatus(await ask(target, "/subscription", { as: "stranger" }), "a stranger's list", 200);
        await deliver(target, `${healthy.url}/events`);
        hostile.close();
        await Promise.all(flood);
      } finally {
        const body = { orderValidationUrls: [] };
        await ask(target, `/${product}`, { method: "PUT", as: "vendor", body });
        hostile.close();
        healthy.close();
      }
    },
  },
  {
    name: "an advance of the clock is never refused, and asks a silent metric in one round",
    async run(target) {
      const hostile = await serve(hang);
      const { product, plan } = await offerOf(target);
      const order = await orderAt(target, plan);
      const subscription = String(fieldOf(fieldOf(order, "subscription"), "url"));
      const deployed = { deploymentStatus: DeploymentStatus.DEPLOYED };
      expectStatus(
        await ask(target, `/${subscription}`, { method: "PATCH", as: "vendor", body: deployed }),
        "the deployment",
        204,
      );
      const metric = await make(target, "vendor", "applicationMetric", {
        name: `silent ${Date.now()}`,
        product: { url: product },
        billingItem: { url: await meteredItem(target) },
        type: MetricType.EXTERNAL,
        counter: true,
        metricFunction: MetricFunction.INCREASE,
        endpoint: `${hostile.url}/metric`,
        frequency: Frequency.EVERY_30_SECONDS,
      });
      try {
        const before = hostile.called.length;
        const moved = await ask(target, "/sandbox/clock", {
          method: "PUT",
          as: "administrator",
          body: { advance: "P7D" },
        });
        expectStatus(moved, "the advance", 200);
        // One round, and one that the time as it passes may have begun.
        const calls = hostile.called.length - before;
        expectThat(calls <= 2, `a silent metric was asked ${calls} times on the way`);
      } finally {
        await ask(target, `/applicationMetric/${idOf(metric)}`, { method: "DELETE", as: "vendor" });
        hostile.close();
      }
    },
  },
  {
    name: "names that nobody answers delay only the events of the vendor that has them",
    async run(target) {
      const other = await otherVendor(target);
      const healthy = await serve(accept);
      const event = { entityName: EventEntity.Subscription, entityId: 1, type: EventType.CREATED };
      const made: string[] = [];
      try {
        for (let count = 0; count < 20; count += 1) {
          // Reserved: no name server knows it, and some never answer.
          const endpoint = `https://attack-${Date.now()}-${count}.invalid/events`;
          made.push(String(fieldOf(await make(target, "vendor", "event", { ...event, endpoint }), "self")));
        }
        await deliver(target, `${healthy.url}/events`, other);
        for (const self of made) {
          const attempts = entriesOf((await ask(target, `/${self}/attempt`, { as: "vendor" })).body);
          const outcomes = attempts.map((attempt) => fieldOf(attempt, "outcome"));
          expectThat(
            !outcomes.includes(EventAttemptOutcome.DELIVERED),
            "an event was delivered to a name that does not exist",
          );
        }
      } finally {
        for (const self of made) await ask(target, `/${self}`, { method: "DELETE", as: "vendor" });
        healthy.close();
      }
    },
  },
  {
    name: "one customer's streams of changes leave others theirs, also when all are opened at the same moment",
    async run(target) {
      const closing = new AbortController();
      const responses: Response[] = [];
      const open = async (as: Role): Promise<number> => {
        const response = await fetch(`${target.url}/api/sandbox/changes`, {
          headers: { [headerNames.authorization]: `Basic ${btoa(target.accounts[as])}` },
          signal: closing.signal,
        });
        // Kept: the stream of a response that is collected as garbage ends, and gives its place to another one.
        responses.push(response);
        return response.status;
      };
      try {
        const { replicas = 1 } = target;
        const wanted = 130 * replicas;
        const statuses = await Promise.all(Array.from({ length: wanted }, () => open("customer")));
        const opened = statuses.filter((status) => status === 200).length;
        expectThat(opened <= 100 * replicas, `${opened} streams of one user are open`);
        expectThat((await open("stranger")) === 200, "a stranger has no place for a stream");
        expectThat(responses.length === wanted + 1, "not all streams were kept");
      } finally {
        closing.abort();
      }
    },
  },
  ...streamAttacks,
  ...floods,
  ...pollAttacks,
];

/** An extra resource of the vendor that is paid by its use. */
async function meteredItem(target: Target): Promise<string> {
  const items = entriesOf((await ask(target, "/billingItem", { as: "vendor" })).body);
  const metered = items.find((item) => fieldOf(item, "valueType") === BillingItemValueType.PAY_AS_YOU_GO);
  return String(fieldOf(metered, "self"));
}

/**
 * Sends an event of a vendor, and waits until it is delivered.
 *
 * @param vendor - the name of its user; that of the target when absent.
 */
async function deliver(
  target: Target,
  endpoint: string,
  vendor = target.accounts.vendor.split(":")[0] ?? "",
): Promise<void> {
  const as = { as: "administrator", headers: { [headerNames.asUser]: vendor } } as const;
  const body = { entityName: EventEntity.Subscription, entityId: 1, type: EventType.CREATED, endpoint };
  const made = await ask(target, "/event", { ...as, method: "POST", body });
  expectStatus(made, `an event of ${vendor}`, 201);
  const event = String(fieldOf(made.body, "self"));
  let attempts: readonly unknown[] = [];
  await until(async () => {
    attempts = entriesOf((await ask(target, `/${event}/attempt`, as)).body);
    return attempts.length > 0;
  });
  const outcome = fieldOf(attempts[0], "outcome");
  expectThat(outcome === EventAttemptOutcome.DELIVERED, `an event to a healthy endpoint is ${outcome}`);
  await ask(target, `/${event}`, { ...as, method: "DELETE" });
}
