import {
  DeploymentStatus,
  OrderType,
  SubscriptionType,
  TrialMode,
  toReference,
  UpgradeKind,
} from "@syndikit/contract";
import { fieldOf, must, mustAnswer, mustRefuse, type Statement } from "../statement.js";
import { isReferenceTo } from "./forms.js";
import {
  begin,
  hasTrial,
  isMonthly,
  lastOrderType,
  mustBe,
  type Row,
  statementsOf,
  upgrade,
} from "./life.js";

const { DEPLOYED } = DeploymentStatus;

/** Cheap enough that a plan that is billed less often costs more. */
const isCheapest = (plan: unknown): boolean => isMonthly(plan) && hasTrial(plan);

const upgrades: readonly Row[] = [
  [
    "upgrade.paid",
    "Upgrade result, PAID",
    "An upgrade that costs something answers 200 with PAID and its `invoice/<id>`.",
    async (market) => {
      const life = await begin(market, { deployed: true });
      const { answer } = await upgrade(market, life, true);
      mustAnswer(answer, 200);
      must(fieldOf(answer.body, "upgrade") === UpgradeKind.PAID, `it is ${JSON.stringify(answer.body)}`);
      const invoice = String(fieldOf(answer.body, "invoice"));
      must(isReferenceTo(invoice, "invoice"), `invoice is ${invoice}`);
      mustAnswer(await market.ask(life.customer, { path: invoice }), 200);
    },
  ],
  [
    "upgrade.version",
    "DEPLOYED, plan upgrade",
    "After an upgrade `productVersion` is the new one, and the state is DEPLOYED.",
    async (market) => {
      const life = await begin(market, { deployed: true });
      const { url } = await upgrade(market, life, true);
      const body = await life.read();
      must(fieldOf(body, "productVersion", "url") === url, "productVersion is the old one");
      await mustBe(life, { deploymentStatus: DEPLOYED });
    },
  ],
  [
    "upgrade.order",
    "DEPLOYED, plan upgrade",
    "The last order of an upgraded subscription is SYNDICATED_UPGRADE.",
    async (market) => {
      const life = await begin(market, { deployed: true });
      await upgrade(market, life, true);
      const type = await lastOrderType(life);
      must(type === OrderType.SYNDICATED_UPGRADE, `it is ${String(type)}`);
    },
  ],
  [
    "upgrade.scaled",
    "Upgrade result, PAID",
    "The invoice of an upgrade is scaled by the days left: it is not above the difference of the prices.",
    async (market) => {
      const life = await begin(market, { deployed: true });
      const plans = await market.plans();
      const own = fieldOf(await life.read(), "productVersion", "url");
      const { url, answer } = await upgrade(market, life, true);
      const priceOf = (self: unknown) =>
        Number(
          fieldOf(
            plans.find((plan) => fieldOf(plan, "self") === self),
            "price",
          ),
        );
      const { body } = await market.ask(life.customer, { path: String(fieldOf(answer.body, "invoice")) });
      const total = Number(fieldOf(body, "total", "price"));
      must(total > 0 && total <= priceOf(url) - priceOf(own), `it is ${total}`);
    },
  ],
  [
    "upgrade.deferred",
    "Upgrade result, DEFERRED",
    "An upgrade that waits for the next period answers DEFERRED and its `order/<id>`.",
    async (market) => {
      const life = await begin(market, { deployed: true, plan: isCheapest });
      const { answer } = await upgrade(market, life, false);
      mustAnswer(answer, 200);
      must(fieldOf(answer.body, "upgrade") === UpgradeKind.DEFERRED, `it is ${JSON.stringify(answer.body)}`);
      const order = String(fieldOf(answer.body, "order"));
      must(isReferenceTo(order, "order"), `order is ${order}`);
    },
  ],
  [
    "upgrade.deferred.unchanged",
    "Rule 2",
    "A deferred upgrade changes nothing of the subscription, and makes no invoice.",
    async (market) => {
      const life = await begin(market, { deployed: true, plan: isCheapest });
      const before = JSON.stringify(await life.read());
      const { answer } = await upgrade(market, life, false);
      // A refused upgrade changes nothing either.
      must(fieldOf(answer.body, "upgrade") === UpgradeKind.DEFERRED, `it is ${JSON.stringify(answer.body)}`);
      must(JSON.stringify(await life.read()) === before, "the subscription has changed");
    },
  ],
  [
    "upgrade.down",
    "Rule 1, Limits 3",
    "A downgrade is refused, and changes nothing.",
    async (market) => {
      const life = await begin(market, { deployed: true });
      const own = fieldOf(await life.read(), "productVersion", "url");
      const { url } = await upgrade(market, life, true);
      const answer = await life.patch("vendor", {
        action: "SYNDICATED_UPGRADE",
        productVersion: { url: own },
      });
      mustRefuse(answer);
      must(fieldOf(await life.read(), "productVersion", "url") === url, "productVersion has changed");
    },
  ],
  [
    "upgrade.pending",
    "Rule 1",
    "Only a deployed subscription is upgraded.",
    async (market) => {
      const life = await begin(market);
      const { answer } = await upgrade(market, life, true);
      mustRefuse(answer);
    },
  ],
  [
    "upgrade.unknown",
    "SYNDICATED_UPGRADE",
    "An upgrade to a plan that is not there is refused.",
    async (market) => {
      const life = await begin(market, { deployed: true });
      const productVersion = { url: toReference("productVersion", 2_147_483_647) };
      const answer = await life.patch("vendor", { action: "SYNDICATED_UPGRADE", productVersion });
      mustRefuse(answer);
    },
  ],
];

const trial = { type: SubscriptionType.TRIAL, plan: hasTrial, deployed: true } as const;

const trials: readonly Row[] = [
  [
    "trial.renew",
    "PATCH renew",
    "`renew` on a trial that is DEPLOYED answers 204.",
    async (market) => {
      const life = await begin(market, trial);
      const answer = await life.patch("vendor", { action: "renew" });
      mustAnswer(answer, 204);
      must(answer.body === undefined, "it has a body");
    },
  ],
  [
    "trial.renew.type",
    "DEPLOYED, trial to paid",
    "A trial that is renewed becomes NORMAL, and stays DEPLOYED.",
    async (market) => {
      const life = await begin(market, trial);
      await life.patch("vendor", { action: "renew" });
      await mustBe(life, { type: SubscriptionType.NORMAL, deploymentStatus: DEPLOYED });
    },
  ],
  [
    "trial.renew.end",
    "DEPLOYED, trial to paid",
    "A trial that is renewed has another `endDate`.",
    async (market) => {
      const life = await begin(market, trial);
      const before = fieldOf(await life.read(), "endDate");
      await life.patch("vendor", { action: "renew" });
      must(fieldOf(await life.read(), "endDate") !== before, `endDate is still ${String(before)}`);
    },
  ],
  [
    "trial.renew.invoice",
    "Events, MODIFIED",
    "A trial that becomes paid has an invoice.",
    async (market) => {
      const life = await begin(market, trial);
      must(fieldOf(await life.read(), "invoices", 0) === undefined, "the trial has an invoice");
      await life.patch("vendor", { action: "renew" });
      must(fieldOf(await life.read(), "invoices", 0) !== undefined, "it has none");
    },
  ],
  [
    "trial.renew.pending",
    "Limits 4",
    "A trial is renewed only when it is DEPLOYED.",
    async (market) => {
      const life = await begin(market, { ...trial, deployed: false });
      mustAnswer(await life.patch("vendor", { action: "renew" }), 409);
      await mustBe(life, { type: SubscriptionType.TRIAL });
    },
  ],
  [
    "trial.refused",
    "Product and plan settings",
    "A plan that allows no trial refuses one.",
    async (market) => {
      const customer = await market.newCustomer();
      const plan = (await market.plans()).find((each) => fieldOf(each, "trial") === TrialMode.NOT_ALLOWED);
      must(plan !== undefined, "every plan allows trials");
      const body = { type: SubscriptionType.TRIAL, productVersion: { url: fieldOf(plan, "self") } };
      const answer = await market.ask(customer, { method: "POST", path: "order", body });
      mustRefuse(answer);
    },
  ],
  [
    "renewal.customer",
    "DEPLOYED, renewal",
    "A renewal by the customer moves `endDate`, and the last order is RENEWAL.",
    async (market) => {
      const life = await begin(market, { deployed: true });
      const before = fieldOf(await life.read(), "endDate");
      mustAnswer(await life.patch(life.customer, { action: "renew" }), 204);
      must(fieldOf(await life.read(), "endDate") !== before, `endDate is still ${String(before)}`);
      const type = await lastOrderType(life);
      must(type === OrderType.RENEWAL, `the last order is ${String(type)}`);
      await mustBe(life, { deploymentStatus: DEPLOYED });
    },
  ],
];

export const upgradeStatements: readonly Statement[] = statementsOf("Subscription operations", [
  ...upgrades,
  ...trials,
]);
