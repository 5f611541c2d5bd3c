import {
  type DeploymentStatus,
  type EventType,
  SubscriptionType,
  TestPaymentMethod,
  TrialMode,
  toReference,
} from "@syndikit/contract";
import {
  fieldOf,
  must,
  mustAnswer,
  type Statement,
  type StatementAnswer,
  type StatementCaller,
  type StatementCredentials,
  type StatementDelivery,
  type StatementMarket,
  type StatementOrder,
  StatementUntried,
} from "../statement.js";

// A life of a subscription. Each has a customer of its own, so that no statement depends on another.

/** A subscription of a customer of its own. */
export interface Life {
  readonly id: number;
  readonly path: string;
  readonly customer: StatementCredentials;
  read(): Promise<unknown>;
  patch(as: StatementCaller, body: unknown): Promise<StatementAnswer>;
}

interface Begin {
  /** The vendor of the plan; the one that the run was given when absent. */
  readonly vendor?: StatementCaller;
  readonly type?: SubscriptionType;
  /** Whether the customer has a card before it orders. */
  readonly card?: boolean;
  readonly plan?: StatementOrder["plan"];
  /** More fields of the order. */
  readonly chosen?: StatementOrder["chosen"];
  readonly deployed?: boolean;
}

const perMonth = (plan: unknown): number =>
  Number(fieldOf(plan, "price")) / Number(fieldOf(plan, "billingPeriod"));
export const isMonthly = (plan: unknown): boolean =>
  fieldOf(plan, "billingPeriod") === 1 &&
  fieldOf(plan, "lifespan") === undefined &&
  fieldOf(plan, "selfBilling") === false;
export const hasTrial = (plan: unknown): boolean =>
  isMonthly(plan) && fieldOf(plan, "trial") !== TrialMode.NOT_ALLOWED;

export async function addCard(market: StatementMarket, customer: StatementCredentials): Promise<void> {
  const body = {
    label: "Card",
    defaultMethod: true,
    payload: { paymentMethodId: TestPaymentMethod.pm_card_visa },
  };
  mustAnswer(await market.ask(customer, { method: "POST", path: "paymentMethod", body }), 201);
}

export async function begin(
  market: StatementMarket,
  {
    vendor = "vendor",
    type = SubscriptionType.NORMAL,
    card = true,
    plan = isMonthly,
    chosen = {},
    deployed = false,
  }: Begin = {},
): Promise<Life> {
  const customer = await market.newCustomer();
  if (card) await addCard(market, customer);
  const id = await market.order({ as: customer, type, plan, chosen });
  if (deployed) await market.deploy(id, vendor);
  const path = toReference("subscription", id);
  return {
    ...{ id, path, customer },
    read: async () => (await market.ask(vendor, { path })).body,
    patch: (as, body) => market.ask(as, { method: "PATCH", path, body }),
  };
}

export async function mustBe(life: Life, fields: Readonly<Record<string, unknown>>): Promise<void> {
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

export const report = (deploymentStatus: DeploymentStatus) => ({ deploymentStatus });

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
  if (to === undefined) throw new StatementUntried("the vendor has no plan that is an upgrade");
  return String(fieldOf(to, "self"));
}

export async function upgrade(market: StatementMarket, life: Life, sameFrequency: boolean) {
  const url = await planBeside(market, life, sameFrequency);
  const answer = await life.patch("vendor", { action: "SYNDICATED_UPGRADE", productVersion: { url } });
  return { url, answer };
}

export const lastOrderType = async (life: Life): Promise<unknown> => {
  const orders = fieldOf(await life.read(), "orders");
  return fieldOf(Array.isArray(orders) ? orders.at(-1) : undefined, "orderType");
};

/**
 * Acts on a life, and waits for the event that the act has caused: one that is younger than all that was before.
 *
 * @throws {StatementBroken} when none came.
 */
export async function actAndReceive(
  market: StatementMarket,
  life: Life,
  { type, act }: { readonly type: EventType; readonly act: () => Promise<unknown> },
): Promise<StatementDelivery> {
  const before = String(fieldOf(await life.read(), "updatedAt"));
  // The next event must have a later date, also where dates are written without milliseconds.
  await new Promise((resolve) => setTimeout(resolve, before.includes(".") ? 5 : 1_100));
  await act();
  return market.received(
    life.path,
    (event) =>
      fieldOf(event, "type") === type && Date.parse(String(fieldOf(event, "date"))) > Date.parse(before),
  );
}

/** What the document says of a life: the row of a table, our words, and what shows it. */
export type Row = readonly [
  id: string,
  row: string,
  says: string,
  check: (market: StatementMarket) => Promise<void>,
];

/** The statements of rows, each of which makes its own customer as the administrator. */
export const statementsOf = (section: string, rows: readonly Row[]): readonly Statement[] =>
  rows.map(([id, row, says, check]) => ({
    ...{ id: `life.${id}`, section, row, says, check },
    kind: "writing",
    accounts: ["vendor", "customer", "admin"],
  }));
