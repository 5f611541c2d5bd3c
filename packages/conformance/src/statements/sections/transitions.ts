import { DeploymentStatus, SubscriptionType, toReference } from "@syndikit/contract";
import { payAll } from "../open-market.js";
import { fieldOf, must, mustAnswer, mustRefuse, type Statement, type StatementMarket } from "../statement.js";
import {
  addCard,
  begin,
  hasTrial,
  isMonthly,
  type Life,
  mustBe,
  type Row,
  report,
  statementsOf,
  terminate,
} from "./life.js";

const { WAITING_PAYMENT, PENDING, DEPLOYED, FAILED, UNDEPLOY_SENT, UNDEPLOYED } = DeploymentStatus;

async function undeploy(market: StatementMarket): Promise<Life> {
  const life = await begin(market, { deployed: true });
  await terminate(life);
  mustAnswer(await life.patch("vendor", report(UNDEPLOYED)), 204);
  return life;
}

const transitions: readonly Row[] = [
  [
    "order.unpaid",
    "(none) to WAITING_PAYMENT",
    "Without stored payment data an order waits for its payment.",
    async (market) => mustBe(await begin(market, { card: false }), { deploymentStatus: WAITING_PAYMENT }),
  ],
  [
    "order.unpaid.paid",
    "(none) to WAITING_PAYMENT",
    "While it waits for its payment, `paid` is false.",
    async (market) => mustBe(await begin(market, { card: false }), { paid: false }),
  ],
  [
    "order.stored",
    "(none) to PENDING",
    "With stored payment data an order is PENDING, and paid.",
    async (market) => mustBe(await begin(market), { deploymentStatus: PENDING, paid: true }),
  ],
  [
    "order.trial",
    "Rule 1",
    "A trial is PENDING from the beginning, also without payment data.",
    async (market) => {
      const life = await begin(market, { type: SubscriptionType.TRIAL, card: false, plan: hasTrial });
      await mustBe(life, { deploymentStatus: PENDING, type: SubscriptionType.TRIAL });
    },
  ],
  [
    "order.sandbox",
    "Subscription type",
    "A vendor's SANDBOX order behaves like NORMAL: it waits for its payment.",
    async (market) => {
      const id = await market.order({ as: "vendor", type: SubscriptionType.SANDBOX, plan: isMonthly });
      const { body } = await market.ask("vendor", { path: toReference("subscription", id) });
      must(fieldOf(body, "type") === SubscriptionType.SANDBOX, "it is not SANDBOX");
      const state = fieldOf(body, "deploymentStatus");
      must(state === WAITING_PAYMENT || state === PENDING, `it is ${String(state)}`);
    },
  ],
  [
    "pay",
    "WAITING_PAYMENT to PENDING",
    "The first payment makes it PENDING, and `paid` true.",
    async (market) => {
      const life = await begin(market, { card: false });
      await addCard(market, life.customer);
      await payAll(market, life.customer, life.id);
      await mustBe(life, { deploymentStatus: PENDING, paid: true });
    },
  ],
  [
    "provision.unpaid",
    "PENDING to DEPLOYED",
    "The vendor provisions only what is paid: DEPLOYED is refused before.",
    async (market) => {
      const life = await begin(market, { card: false });
      mustAnswer(await life.patch("vendor", report(DEPLOYED)), 409);
      await mustBe(life, { deploymentStatus: WAITING_PAYMENT });
    },
  ],
  [
    "provision.trial",
    "PENDING to DEPLOYED",
    "A trial is provisioned at once.",
    async (market) => {
      const life = await begin(market, { type: SubscriptionType.TRIAL, card: false, plan: hasTrial });
      await market.deploy(life.id);
      await mustBe(life, { deploymentStatus: DEPLOYED });
    },
  ],
  [
    "provision.failed",
    "PENDING to FAILED",
    "When provisioning went wrong the state is FAILED, and instructions can explain it.",
    async (market) => {
      const life = await begin(market);
      mustAnswer(await life.patch("vendor", report(FAILED)), 204);
      await mustBe(life, { deploymentStatus: FAILED });
      const path = `${life.path}/instructions`;
      const body = { en: "We have no room today." };
      mustAnswer(await market.ask("vendor", { method: "POST", path, body }), 200, 201, 204);
    },
  ],
  [
    "terminate",
    "DEPLOYED to UNDEPLOY_SENT",
    "The customer terminates: UNDEPLOY_SENT.",
    async (market) => {
      const life = await begin(market, { deployed: true });
      await terminate(life);
      await mustBe(life, { deploymentStatus: UNDEPLOY_SENT });
    },
  ],
  [
    "terminate.admin",
    "DEPLOYED to UNDEPLOY_SENT",
    "An administrator terminates: UNDEPLOY_SENT.",
    async (market) => {
      const life = await begin(market, { deployed: true });
      mustAnswer(await life.patch("admin", { action: "KILL" }), 204);
      await mustBe(life, { deploymentStatus: UNDEPLOY_SENT });
    },
  ],
  [
    "undeployed",
    "UNDEPLOY_SENT to UNDEPLOYED",
    "The vendor confirms with UNDEPLOYED, and the answer is 204.",
    async (market) => {
      const life = await begin(market, { deployed: true });
      await terminate(life);
      mustAnswer(await life.patch("vendor", report(UNDEPLOYED)), 204);
      await mustBe(life, { deploymentStatus: UNDEPLOYED });
    },
  ],
  ...([WAITING_PAYMENT, PENDING, UNDEPLOY_SENT] as const).map(
    (state): Row => [
      `report.${state.toLowerCase()}`,
      "PATCH deploymentStatus",
      `A vendor reports DEPLOYED, UNDEPLOYED or FAILED, and not ${state}.`,
      async (market) => {
        const life = await begin(market, { deployed: true });
        mustRefuse(await life.patch("vendor", report(state)));
        await mustBe(life, { deploymentStatus: DEPLOYED });
      },
    ],
  ),
  ...([DEPLOYED, UNDEPLOY_SENT, FAILED] as const).map(
    (state): Row => [
      `final.${state.toLowerCase()}`,
      "UNDEPLOYED",
      `Nothing leads from UNDEPLOYED to ${state}: the report is refused.`,
      async (market) => {
        const life = await undeploy(market);
        mustRefuse(await life.patch("vendor", report(state)));
        await mustBe(life, { deploymentStatus: UNDEPLOYED });
      },
    ],
  ),
  [
    "final.undeployed",
    "UNDEPLOYED",
    "UNDEPLOYED is the end: a second report of it changes nothing that can be read.",
    async (market) => {
      const life = await undeploy(market);
      const before = JSON.stringify(await life.read());
      await life.patch("vendor", report(UNDEPLOYED));
      const after = JSON.stringify(await life.read());
      must(after === before, `it was ${before}, and is ${after}`);
    },
  ],
];

const names: readonly Row[] = [
  [
    "name.vendor",
    "Subscription, name",
    "A name that the vendor sets is shown.",
    async (market) => {
      const life = await begin(market, { deployed: true });
      await life.patch("vendor", { action: "SET_NAME", name: "Of the vendor" });
      await mustBe(life, { name: "Of the vendor" });
    },
  ],
  [
    "name.customer",
    "Subscription, name",
    "A name that the customer sets takes precedence over one of the vendor.",
    async (market) => {
      const life = await begin(market, { deployed: true });
      mustAnswer(await life.patch(life.customer, { action: "SET_NAME", name: "Of the customer" }), 204);
      mustAnswer(await life.patch("vendor", { action: "SET_NAME", name: "Of the vendor" }), 204);
      await mustBe(life, { name: "Of the customer" });
    },
  ],
];

export const transitionStatements: readonly Statement[] = [
  ...statementsOf("Resources and their fields", names),
  ...statementsOf("States and transitions", transitions),
];
