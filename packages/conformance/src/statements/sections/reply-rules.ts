import { headerNames } from "@syndikit/contract";
import {
  must,
  type Statement,
  type StatementDelivery,
  type StatementMarket,
  type StatementReply,
} from "../statement.js";
import { begin } from "./life.js";
import { onceFor, openShop } from "./shop.js";

// What the marketplace does with what the endpoint of a vendor answers. It is seen by moving the clock.

const openOwn = onceFor(async (market) => {
  const shop = await openShop(market, "replies");
  return { ...shop, plan: await shop.plan() };
});

/** An event that is answered as `replies` say, one after another, and with the last one from then on. */
interface Answered {
  /** How often it was sent so far. */
  sent(): readonly StatementDelivery[];
}

async function answerOrder(
  market: StatementMarket,
  replies: readonly [StatementReply, ...StatementReply[]],
): Promise<Answered> {
  const { vendor, plan } = await openOwn(market);
  const before = new Set(market.deliveries());
  const sent: StatementDelivery[] = [];
  market.replyWith((delivery) => {
    if (delivery.path !== "/replies" || before.has(delivery)) return undefined;
    const first = sent[0] ?? delivery;
    if (first.text !== delivery.text) return undefined;
    sent.push(delivery);
    return replies[Math.min(sent.length, replies.length) - 1];
  });
  const { path } = await begin(market, { vendor, plan });
  await market.received(path);
  return { sent: () => sent };
}

const mustBeSent = (answered: Answered, times: number, when: string): void => {
  const found = answered.sent().length;
  must(found === times, `it was sent ${found} times ${when}, not ${times}`);
};

const ACCEPTED: StatementReply = { status: 204 };

const accepting: Readonly<Record<string, readonly [says: string, reply: StatementReply]>> = {
  "204": ["204 with an empty body is the expected reply: the event is not sent again.", ACCEPTED],
  "200": [
    "A 200 with a body is accepted, and the body is discarded: the event is not sent again.",
    { status: 200, body: { errorHolders: [], status: 500 } },
  ],
};

const retried = [301, 400, 404, 500, 503] as const;

const statement = (
  id: string,
  row: string,
  { says, check }: Pick<Statement, "says" | "check">,
): Statement => ({
  ...{ id: `event.reply.${id}`, section: "Events", row, says, check },
  ...{ kind: "writing", accounts: ["admin"], receives: true, moves: true },
});

export const replyStatements: readonly Statement[] = [
  ...Object.entries(accepting).map(([status, [says, reply]]) =>
    statement(status, `Reply rules, ${status === "204" ? 1 : 2}`, {
      says,
      async check(market) {
        const answered = await answerOrder(market, [reply]);
        await market.advance("P2D");
        mustBeSent(answered, 1, "in two days");
      },
    }),
  ),
  statement("429", "Reply rules, 3", {
    says: "A 429 with `Retry-After` delays what is sent next.",
    async check(market) {
      const busy = { status: 429, headers: { [headerNames.retryAfter]: "7200" } };
      const answered = await answerOrder(market, [busy, ACCEPTED]);
      await market.advance("PT110M");
      mustBeSent(answered, 1, "before the time that it asked for");
      await market.advance("P1D");
      mustBeSent(answered, 2, "a day later");
    },
  }),
  ...retried.map((status) =>
    statement(`${status}`, "Reply rules, 4", {
      says: `A ${status} leads to retries, with the same body, until one is accepted.`,
      async check(market) {
        const answered = await answerOrder(market, [{ status }, { status }, ACCEPTED]);
        await market.advance("P1D");
        await market.advance("P1D");
        mustBeSent(answered, 3, "in two days");
        await market.advance("P2D");
        mustBeSent(answered, 3, "in four days");
      },
    }),
  ),
  statement("back-off", "Reply rules, 4", {
    says: "The time between two retries grows exponentially.",
    async check(market) {
      const answered = await answerOrder(market, [{ status: 500 }]);
      const gaps: number[] = [];
      for (let steps = 0, last = 0; gaps.length < 4 && steps < STEPS; steps += 1) {
        const before = answered.sent().length;
        await market.advance("PT10S");
        if (answered.sent().length === before) continue;
        gaps.push(steps + 1 - last);
        last = steps + 1;
      }
      const grows = gaps.every((gap, index) => index === 0 || gap >= 2 * (gaps[index - 1] ?? 0));
      must(gaps.length === 4 && grows, `it was sent again after ${gaps.map((gap) => gap * 10).join(", ")} s`);
    },
  }),
];

/** Of ten seconds: as long as four retries may take. */
const STEPS = 360;
