import { EventEntity, EventType, headerNames, TestPaymentMethod, UserRole } from "@syndikit/contract";
import { until } from "../until.js";
import { serve } from "./application.js";
import { otherVendor } from "./cost.js";
import { offerOf } from "./offer.js";
import {
  type Answer,
  type Ask,
  type Attack,
  ask,
  expectStatus,
  expectThat,
  fieldOf,
  make,
  type Target,
} from "./target.js";

/** Requests of one owner at the same moment. */
const FLOOD = 40;

/** As many as a victim may have to wait for: what was on its way already, and one more of each. */
const AHEAD = 2 * FLOOD;

/** What one owner asks for without a pause. Others are served meanwhile, and not behind it. */
export const floods: readonly Attack[] = [
  {
    name: "one administrator's dry runs of the clock are refused beyond its share, and another one has its turn",
    async run(target) {
      const headers = await anotherAdministrator(target);
      const dryRun = (by: Ask) => () =>
        ask(target, "/sandbox/clock/dryRun", { ...by, method: "POST", body: { advance: "P30D" } });
      const { answers, before } = await during(
        Array.from({ length: FLOOD }, () => dryRun({ as: "administrator" })),
        async () => {
          expectStatus(await ask(target, "/subscription", { as: "stranger" }), "a stranger's list", 200);
          expectStatus(await dryRun({ headers })(), "another administrator's dry run", 200);
        },
      );
      expectThat(before < FLOOD, "another administrator's dry run waited for every one of the flood");
      for (const answer of answers) {
        expectStatus(answer, "a dry run of the flood", 200, 503);
        const isToldWhen = answer.status === 200 || answer.headers.has(headerNames.retryAfter);
        expectThat(isToldWhen, "a refusal says nothing of a later try");
      }
      expectThat(
        answers.some(({ status }) => status === 503),
        "no dry run of the flood was refused",
      );
    },
  },
  {
    name: "anonymous copies of the interface's document leave the reads of others alone, and who has it gets nothing",
    async run(target) {
      const read = async (headers: Record<string, string>): Promise<Answer> => {
        const response = await fetch(`${target.url}/openapi.json`, { headers });
        const { status } = response;
        return { status, headers: response.headers, text: await response.text(), body: undefined };
      };
      const compressed = { "Accept-Encoding": "gzip" };
      const { answers, meanwhile } = await withoutPause(
        () => read(compressed),
        async () =>
          expectStatus(await ask(target, "/subscription", { as: "stranger" }), "a stranger's list", 200),
      );
      expectThat(meanwhile <= AHEAD, `a stranger's list waited for ${meanwhile} copies of the document`);
      for (const answer of answers) expectStatus(answer, "the document", 200);
      // Each server has its own, where its address is another one.
      const tags = new Set(answers.flatMap(({ headers }) => headers.get(headerNames.eTag) ?? []));
      expectThat(tags.size > 0 && tags.size <= (target.replicas ?? 1), `the document has ${tags.size} tags`);
      const known = await read({ ...compressed, "If-None-Match": [...tags].join(", ") });
      expectStatus(known, "the document that is known already", 304);
    },
  },
  {
    name: "one vendor that sends all its events again and again leaves the writes and the events of others alone",
    async run(target) {
      const other = {
        as: "administrator",
        headers: { [headerNames.asUser]: await otherVendor(target) },
      } as const;
      const dead = await serve((_, response) => void response.writeHead(500).end());
      const healthy = await serve((_, response) => void response.writeHead(204).end());
      const event = { entityName: EventEntity.Subscription, entityId: 1, type: EventType.CREATED };
      const made: string[] = [];
      const send = async (by: Ask, endpoint: string): Promise<void> => {
        const sent = await ask(target, "/event", { ...by, method: "POST", body: { ...event, endpoint } });
        expectStatus(sent, "an event", 201);
        made.push(String(fieldOf(sent.body, "self")));
      };
      try {
        for (let count = 0; count < FLOOD; count += 1) await send({ as: "vendor" }, `${dead.url}/${count}`);
        await until(() => dead.called.length >= FLOOD);
        const redeliver = () => ask(target, "/event/redeliver", { method: "POST", as: "vendor", body: {} });
        const { answers, meanwhile } = await withoutPause(redeliver, () => pay(target, "stranger"));
        for (const answer of answers) expectStatus(answer, "a redelivery", 200);
        expectThat(meanwhile <= AHEAD, `a stranger's write waited for ${meanwhile} redeliveries`);
        await withoutPause(redeliver, async () => {
          await send(other, `${healthy.url}/events`);
          await until(() => healthy.called.length > 0);
        });
      } finally {
        for (const self of made) await ask(target, `/${self}`, { method: "DELETE", as: "administrator" });
        dead.close();
        healthy.close();
      }
    },
  },
  {
    name: "one vendor that writes its catalogue and its metadata without a pause leaves the writes of others alone",
    async run(target) {
      const { product } = await offerOf(target);
      const put = (path: string, body: object) => ask(target, path, { method: "PUT", as: "vendor", body });
      const { answers, meanwhile } = await withoutPause(
        (number) =>
          number % 2 === 0
            ? put(`/${product}/metadata`, { attack: String(number) })
            : put(`/${product}`, { description: `attack ${number}` }),
        () => pay(target, "stranger"),
      );
      for (const answer of answers) expectStatus(answer, "a write of the flood", 200, 204);
      expectThat(meanwhile <= AHEAD, `a stranger's write waited for ${meanwhile} of another vendor`);
    },
  },
];

/** Runs a flood, and what its victim does meanwhile; `before` is how much of the flood was answered by then. */
async function during(
  flood: readonly (() => Promise<Answer>)[],
  victim: () => Promise<void>,
): Promise<{ readonly answers: readonly Answer[]; readonly before: number }> {
  let count = 0;
  const all = Promise.all(
    flood.map(async (send) => {
      const answer = await send();
      count += 1;
      return answer;
    }),
  );
  const before = await victim().then(
    () => count,
    async (error: unknown) => {
      await all;
      throw error;
    },
  );
  return { answers: await all, before };
}

/** Runs a flood that does not end before its victim has what it wants; `meanwhile` is how much of it was answered. */
async function withoutPause(
  send: (number: number) => Promise<Answer>,
  victim: () => Promise<void>,
): Promise<{ readonly answers: readonly Answer[]; readonly meanwhile: number }> {
  const answers: Answer[] = [];
  let sent = 0;
  let isOver = false;
  const loops = Array.from({ length: FLOOD }, async () => {
    while (!isOver) {
      sent += 1;
      answers.push(await send(sent));
    }
  });
  try {
    await until(() => answers.length >= FLOOD);
    const before = answers.length;
    await victim();
    return { answers, meanwhile: answers.length - before };
  } finally {
    isOver = true;
    await Promise.all(loops);
  }
}

async function pay(target: Target, as: "stranger"): Promise<void> {
  await make(target, as, "paymentMethod", {
    label: "attack",
    payload: { paymentMethodId: TestPaymentMethod.pm_card_visa },
  });
}

/** The credentials of another administrator than the attacking one. */
async function anotherAdministrator(target: Target): Promise<Record<string, string>> {
  const userName = `attack-${Date.now()}`;
  const password = `other ${userName}`;
  await make(target, "administrator", "user", {
    ...{ userName, email: `${userName}@attack.example`, name: "Another", password },
    ...{ userRole: UserRole.ROLE_ADMIN, enabled: true },
  });
  return { [headerNames.authorization]: `Basic ${btoa(`${userName}:${password}`)}` };
}
