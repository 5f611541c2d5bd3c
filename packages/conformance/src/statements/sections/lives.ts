import {
  DeploymentStatus,
  OrderType,
  SubscriptionType,
  TestPaymentMethod,
  TrialMode,
  toReference,
  UpgradeKind,
} from "@syndikit/contract";
import { payAll } from "../open-market.js";
import {
  fieldOf,
  must,
  mustAnswer,
  type Statement,
  type StatementAnswer,
  type StatementCaller,
  type StatementCredentials,
  type StatementMarket,
} from "../statement.js";

// States and transitions: each statement has a customer of its own, so that none depends on another.

/** A subscription of a customer of its own. */
export interface Life {
  readonly id: number;
  readonly path: string;
  readonly customer: StatementCredentials;
  read(): Promise<unknown>;
  patch(as: StatementCaller, body: unknown): Promise<StatementAnswer>;
}

interface Begin {
  readonly type?: SubscriptionType;
  /** Whether the customer has a card before it orders. */
  readonly card?: boolean;
  readonly plan?: (plan: unknown) => boolean;
  readonly deployed?: boolean;
}

const perMonth = (plan: unknown): number =>
  Number(fieldOf(plan, "price")) / Number(fieldOf(plan, "billingPeriod"));
const isMonthly = (plan: unknown): boolean =>
  fieldOf(plan, "billingPeriod") === 1 &&
  fieldOf(plan, "lifespan") === undefined &&
  fieldOf(plan, "selfBilling") === false;
const hasTrial = (plan: unknown): boolean =>
  isMonthly(plan) && fieldOf(plan, "trial") !== TrialMode.NOT_ALLOWED;

async function addCard(market: StatementMarket, customer: StatementCredentials): Promise<void> {
  const body = {
    label: "Card",
    defaultMethod: true,
    payload: { paymentMethodId: TestPaymentMethod.pm_card_visa },
  };
  mustAnswer(await market.ask(customer, { method: "POST", path: "paymentMethod", body }), 201);
}

export async function begin(
  market: StatementMarket,
  { type = SubscriptionType.NORMAL, card = true, plan = isMonthly, deployed = false }: Begin = {},
): Promise<Life> {
  const customer = await market.newCustomer();
  if (card) await addCard(market, customer);
  const id = await market.order({ as: customer, type, plan });
  if (deployed) await market.deploy(id);
  const path = toReference("subscription", id);
  return {
    ...{ id, path, customer },
    read: async () => (await market.ask("vendor", { path })).body,
    patch: (as, body) => market.ask(as, { method: "PATCH", path, body }),
  };
}

async function mustBe(life: Life, fields: Readonly<Record<string, unknown>>): Promise<void> {
  const body = await life.read();
  for (const [name, value] of Object.entries(fields)) {
    const found = fieldOf(body, name);
    must(found === value, `${name} is ${JSON.stringify(found)}, not ${JSON.stringify(value)}`);
  }
}

/** Ends a life that is deployed, as its customer. */
export async function terminate(life: Life): Promise<void> {
  mustAnswer(await life.patch(life.customer, { action: "KILL" }), 204);
}

const report = (deploymentStatus: DeploymentStatus) => ({ deploymentStatus });

/** A plan that costs more than another per month, and is billed as often, or not. */
async function planBeside(market: StatementMarket, life: Life, sameFrequency: boolean): Promise<string> {
  const plans = await market.plans();
  const own = fieldOf(await life.read(), "productVersion", "url");
  const from = plans.find((plan) => fieldOf(plan, "self") === own);
  const period = fieldOf(from, "billingPeriod");
  const to = plans.find(
    (plan) =>
      (sameFrequency
        ? isMonthly(plan) && perMonth(plan) > perMonth(from)
        : perMonth(plan) > perMonth(from)) && (fieldOf(plan, "billingPeriod") === period) === sameFrequency,
  );
  must(to !== undefined, "the vendor has no such plan");
  return String(fieldOf(to, "self"));
}

export async function upgrade(market: StatementMarket, life: Life, sameFrequency: boolean) {
  const url = await planBeside(market, life, sameFrequency);
  const answer = await life.patch("vendor", { action: "SYNDICATED_UPGRADE", productVersion: { url } });
  return { url, answer };
}

const lastOrderType = async (life: Life): Promise<unknown> => {
  const orders = fieldOf(await life.read(), "orders");
  return fieldOf(Array.isArray(orders) ? orders.at(-1) : undefined, "orderType");
};

/** Cheap enough that a plan that is billed less often costs more. */
const isCheapest = (plan: unknown): boolean => isMonthly(plan) && hasTrial(plan);

const { WAITING_PAYMENT, PENDING, DEPLOYED, FAILED, UNDEPLOY_SENT, UNDEPLOYED } = DeploymentStatus;

/** What the document says of a life: the row of a table, our words, and what shows it. */
type Row = readonly [
  id: string,
  row: string,
  says: string,
  check: (market: StatementMarket) => Promise<void>,
];

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
        const { status } = await life.patch("vendor", report(state));
        must(status >= 400 && status < 500, `${status} instead of a refusal`);
        await mustBe(life, { deploymentStatus: DEPLOYED });
      },
    ],
  ),
  ...([DEPLOYED, UNDEPLOY_SENT, UNDEPLOYED] as const).map(
    (state): Row => [
      `final.${state.toLowerCase()}`,
      "UNDEPLOYED",
      `Nothing leads from UNDEPLOYED to ${state}${state === UNDEPLOYED ? " again" : ""}.`,
      async (market) => {
        const life = await begin(market, { deployed: true });
        await terminate(life);
        mustAnswer(await life.patch("vendor", report(UNDEPLOYED)), 204);
        await life.patch("vendor", report(state));
        await mustBe(life, { deploymentStatus: UNDEPLOYED });
      },
    ],
  ),
];

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
      must(/^invoice\/\d+$/.test(invoice), `invoice is ${invoice}`);
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
      must(/^order\/\d+$/.test(order), `order is ${order}`);
    },
  ],
  [
    "upgrade.deferred.unchanged",
    "Rule 2",
    "A deferred upgrade changes nothing of the subscription, and makes no invoice.",
    async (market) => {
      const life = await begin(market, { deployed: true, plan: isCheapest });
      const before = JSON.stringify(await life.read());
      await upgrade(market, life, false);
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
      must(answer.status >= 400 && answer.status < 500, `${answer.status} instead of a refusal`);
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
      must(answer.status >= 400 && answer.status < 500, `${answer.status} instead of a refusal`);
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
      must(answer.status >= 400 && answer.status < 500, `${answer.status} instead of a refusal`);
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
      must(answer.status >= 400 && answer.status < 500, `${answer.status} instead of a refusal`);
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

const statementsOf = (section: string, rows: readonly Row[]): readonly Statement[] =>
  rows.map(([id, row, says, check]) => ({
    ...{ id: `life.${id}`, section, row, says, check },
    kind: "writing",
    accounts: ["vendor", "customer", "admin"],
  }));

export const lifeStatements: readonly Statement[] = [
  ...statementsOf("Resources and their fields", names),
  ...statementsOf("States and transitions", transitions),
  ...statementsOf("Subscription operations", [...upgrades, ...trials]),
];
