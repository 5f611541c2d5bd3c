import {
  Currency,
  DeploymentStatus,
  EventType,
  OrderType,
  SubscriptionType,
  TrialMode,
} from "@syndikit/contract";
import {
  fieldOf,
  must,
  mustAnswer,
  type Statement,
  type StatementCredentials,
  type StatementMarket,
} from "../statement.js";
import { line } from "./bodies.js";
import { begin, type Life, report } from "./life.js";
import { amountOf, invoicesOf, linesOf, onceFor, openShop } from "./shop.js";

// What time brings. The lives begin together, the clock moves, and everything is looked at before it moves again, so
// that no statement depends on when another one is tried.

const { DEPLOYED, UNDEPLOY_SENT, UNDEPLOYED } = DeploymentStatus;
const { MODIFIED, DELETED } = EventType;

/** A life as it was at the beginning, within its first period, after it, and after another one. */
interface Aged {
  readonly life: Life;
  readonly seen: readonly unknown[];
  readonly invoices: readonly (readonly unknown[])[];
}

interface Ages {
  readonly renewing: Aged;
  readonly short: Aged;
  readonly trial: Aged;
  readonly deferred: Aged;
  readonly billed: Aged;
  readonly vendor: StatementCredentials;
  /** The plan that the deferred upgrade leads to. */
  readonly yearly: string;
  /** What billing the expired life was answered. */
  readonly billedExpired: number;
}

/** The text of the lines that wait for later invoices. */
const [ONCE, ALWAYS] = ["Once", "Always"] as const;

const readLife = onceFor(async (market: StatementMarket): Promise<Ages> => {
  const shop = await openShop(market, "aging");
  const { vendor } = shop;
  const plan = await shop.plan({ setupFee: "5.0000" });
  const yearly = await shop.plan({ price: "300.0000", billingPeriod: 12 });
  const brief = await shop.plan({ lifespan: 4, autoRenewable: false });
  const tried = await shop.plan({
    ...{ trial: TrialMode.ALLOWED_WO_PAYMENT_METHOD, trialLength: 14, autoRenewable: false },
  });
  const open = (more: Parameters<typeof begin>[1]) =>
    begin(market, { vendor, plan, deployed: true, ...more });
  const lives = {
    renewing: await open({}),
    short: await open({ plan: brief }),
    trial: await open({ plan: tried, type: SubscriptionType.TRIAL, card: false }),
    deferred: await open({}),
    billed: await open({}),
  };
  const { billed, deferred, short } = lives;
  const waiting = (place: string, description: string) =>
    market.ask(vendor, {
      ...{ method: "POST", path: `${billed.path}/invoice/${place}` },
      body: [{ ...line, description, price: { price: "1.0000", currency: Currency.EUR } }],
    });
  mustAnswer(await waiting("oneshot", ONCE), 200);
  mustAnswer(await waiting("recurring", ALWAYS), 200);
  const to = { action: "SYNDICATED_UPGRADE", productVersion: { url: yearly } };
  mustAnswer(await deferred.patch(vendor, to), 200);

  const seen = Object.fromEntries(
    Object.keys(lives).map((name) => [
      name,
      { seen: [] as unknown[], invoices: [] as (readonly unknown[])[] },
    ]),
  );
  const look = async () => {
    for (const [name, life] of Object.entries(lives)) {
      seen[name]?.seen.push(await life.read());
      seen[name]?.invoices.push(await invoicesOf(market, "admin", life.path));
    }
  };
  await look();
  await market.advance("P15D");
  await look();
  const bill = await market.ask(vendor, { method: "POST", path: `${short.path}/invoice`, body: [line] });
  await market.advance("P17D");
  await look();
  await market.advance("P1M");
  await look();
  const aged = (name: keyof typeof lives): Aged => ({
    ...{ life: lives[name], seen: seen[name]?.seen ?? [], invoices: seen[name]?.invoices ?? [] },
  });
  return {
    ...{ renewing: aged("renewing"), short: aged("short"), trial: aged("trial") },
    ...{ deferred: aged("deferred"), billed: aged("billed"), vendor, yearly, billedExpired: bill.status },
  };
});

/** When a life was looked at. */
const [AT_FIRST, WITHIN, AFTER, LATER] = [0, 1, 2, 3] as const;

const typesOf = (subscription: unknown): readonly unknown[] => {
  const orders = fieldOf(subscription, "orders");
  return Array.isArray(orders) ? orders.map((order) => fieldOf(order, "orderType")) : [];
};

const textsOf = (invoice: unknown): readonly unknown[] =>
  linesOf(invoice).map((each) => fieldOf(each, "description"));

const dateOf = (subscription: unknown, name: string): number =>
  Date.parse(String(fieldOf(subscription, name)));

const mustSee = (subscription: unknown, name: string, value: unknown): void => {
  const found = fieldOf(subscription, name);
  must(found === value, `${name} is ${JSON.stringify(found)}, not ${JSON.stringify(value)}`);
};

const SECTION = "States and transitions";

type Row = readonly [
  id: string,
  row: string,
  says: string,
  check: (ages: Ages, market: StatementMarket) => void | Promise<void>,
];

const ofTime: readonly Row[] = [
  [
    "renewed.state",
    "DEPLOYED, renewal",
    "Auto-renewal at the end of the period leaves it DEPLOYED.",
    ({ renewing: { seen } }) => mustSee(seen[AFTER], "deploymentStatus", DEPLOYED),
  ],
  [
    "renewed.end",
    "DEPLOYED, renewal",
    "Auto-renewal moves `endDate`.",
    ({ renewing: { seen } }) => {
      mustSee(seen[WITHIN], "endDate", fieldOf(seen[AT_FIRST], "endDate"));
      const [before, after] = [dateOf(seen[WITHIN], "endDate"), dateOf(seen[AFTER], "endDate")];
      must(after > before, `endDate is still ${fieldOf(seen[AFTER], "endDate")}`);
    },
  ],
  [
    "renewed.order",
    "DEPLOYED, renewal",
    "After auto-renewal the last order is RENEWAL.",
    ({ renewing: { seen } }) => {
      const last = typesOf(seen[AFTER]).at(-1);
      must(last === OrderType.RENEWAL, `it is ${String(last)}`);
    },
  ],
  [
    "renewed.period",
    "Subscription, billingPeriod",
    "Each renewal is for `billingPeriod` months.",
    ({ renewing: { seen } }) => {
      const [first, second] = [
        new Date(dateOf(seen[WITHIN], "endDate")),
        new Date(dateOf(seen[AFTER], "endDate")),
      ];
      const months =
        12 * (second.getUTCFullYear() - first.getUTCFullYear()) + second.getUTCMonth() - first.getUTCMonth();
      must(months === fieldOf(seen[AFTER], "billingPeriod"), `it is for ${months} months`);
    },
  ],
  [
    "renewed.fee",
    "Plan, activation fee",
    "The activation fee is one-off: the first invoice has it, and a renewal has not.",
    ({ renewing: { invoices } }) => {
      const amounts = (invoices[AFTER] ?? []).map(amountOf);
      must(JSON.stringify(amounts) === "[15,10]", `the invoices are ${amounts.join(" and ")}`);
    },
  ],
  [
    "short.end",
    "Plan, short-living subscription",
    "A short-living subscription lasts as many hours as its plan says.",
    ({ short: { seen } }) => {
      const hours = (dateOf(seen[AT_FIRST], "endDate") - dateOf(seen[AT_FIRST], "startDate")) / 3_600_000;
      must(hours === 4, `it lasts ${hours} hours`);
    },
  ],
  [
    "expired.state",
    "DEPLOYED to UNDEPLOY_SENT",
    "When its time is over a subscription is UNDEPLOY_SENT.",
    ({ short: { seen } }) => {
      mustSee(seen[AT_FIRST], "deploymentStatus", DEPLOYED);
      mustSee(seen[WITHIN], "deploymentStatus", UNDEPLOY_SENT);
    },
  ],
  [
    "expired.billed",
    "Rule 2",
    "A subscription that is expired cannot be billed.",
    ({ billedExpired }) => must(billedExpired >= 400 && billedExpired < 500, `it is ${billedExpired}`),
  ],
  [
    "trial.end",
    "Plan, trial length",
    "A trial lasts as many days as its plan says.",
    ({ trial: { seen } }) => {
      const days = (dateOf(seen[AT_FIRST], "endDate") - dateOf(seen[AT_FIRST], "startDate")) / 86_400_000;
      must(days === 14, `it lasts ${days} days`);
    },
  ],
  [
    "trial.expired",
    "DEPLOYED to UNDEPLOY_SENT",
    "A trial that nobody renews is UNDEPLOY_SENT at its end, and was never billed.",
    ({ trial: { seen, invoices } }) => {
      mustSee(seen[WITHIN], "deploymentStatus", UNDEPLOY_SENT);
      must(invoices[LATER]?.length === 0, `it has ${invoices[LATER]?.length} invoices`);
    },
  ],
  [
    "deferred.before",
    "Rule 2",
    "A deferred upgrade changes nothing before the next period begins.",
    ({ deferred: { seen, invoices } }) => {
      mustSee(seen[WITHIN], "deploymentStatus", DEPLOYED);
      const [before, within] = [seen[AT_FIRST], seen[WITHIN]].map((each) =>
        fieldOf(each, "productVersion", "url"),
      );
      must(before === within, `productVersion is ${String(within)}`);
      must(invoices[WITHIN]?.length === 1, "it has another invoice");
    },
  ],
  [
    "deferred.version",
    "Upgrade result, DEFERRED",
    "At the end of the period a deferred upgrade renews to the new version.",
    ({ deferred: { seen }, yearly }) => {
      const found = fieldOf(seen[AFTER], "productVersion", "url");
      must(found === yearly, `productVersion is ${String(found)}`);
      mustSee(seen[AFTER], "deploymentStatus", DEPLOYED);
      mustSee(seen[AFTER], "billingPeriod", 12);
    },
  ],
  [
    "deferred.order",
    "DEPLOYED, plan upgrade",
    "The last order of a deferred upgrade that has begun is SYNDICATED_UPGRADE.",
    ({ deferred: { seen } }) => {
      const last = typesOf(seen[AFTER]).at(-1);
      must(last === OrderType.SYNDICATED_UPGRADE, `it is ${String(last)}`);
      const before = typesOf(seen[WITHIN]);
      must(!before.includes(OrderType.SYNDICATED_UPGRADE), "the order was there before");
    },
  ],
  [
    "oneshot.next",
    "POST invoice/oneshot",
    "One-shot lines go on the next invoice, and on no other.",
    ({ billed: { invoices } }) => {
      const having = (invoices[LATER] ?? []).map((invoice) => textsOf(invoice).includes(ONCE));
      must(JSON.stringify(having) === "[false,true,false]", `the invoices have it: ${having.join(", ")}`);
    },
  ],
  [
    "recurring.every",
    "POST invoice/recurring",
    "Recurring lines go on every later invoice.",
    ({ billed: { invoices } }) => {
      const having = (invoices[LATER] ?? []).map((invoice) => textsOf(invoice).includes(ALWAYS));
      must(JSON.stringify(having) === "[false,true,true]", `the invoices have it: ${having.join(", ")}`);
    },
  ],
];

const ofEvents: readonly Row[] = [
  [
    "renewed",
    "Subscription MODIFIED",
    "Auto-renewal is told with MODIFIED.",
    ({ renewing }, market) => mustTell(market, renewing, { type: MODIFIED, from: WITHIN, to: AFTER }),
  ],
  [
    "expired",
    "Subscription MODIFIED",
    "The end of the period is told with MODIFIED.",
    ({ short }, market) => mustTell(market, short, { type: MODIFIED, from: AT_FIRST, to: WITHIN }),
  ],
  [
    "deferred",
    "Rule 2",
    "A deferred upgrade is told with MODIFIED at the start of the new period, and not before.",
    ({ deferred }, market) => {
      const early = told(market, deferred, { type: MODIFIED, from: AT_FIRST, to: WITHIN });
      must(early.length === 0, "it was told before");
      mustTell(market, deferred, { type: MODIFIED, from: WITHIN, to: AFTER });
    },
  ],
  [
    "expired.confirmed",
    "Subscription DELETED",
    "The vendor confirms the end with UNDEPLOYED: DELETED.",
    async ({ short: { life }, vendor }, market) => {
      const { body } = await market.ask(vendor, { path: life.path });
      if (fieldOf(body, "deploymentStatus") !== UNDEPLOYED)
        mustAnswer(await life.patch(vendor, report(UNDEPLOYED)), 204);
      await market.received(life.path, (event) => fieldOf(event, "type") === DELETED);
    },
  ],
];

interface Telling {
  readonly type: EventType;
  readonly from: number;
  readonly to: number;
}

/** The events of a life with dates between two looks at it. */
function told(market: StatementMarket, { life, seen }: Aged, { type, from, to }: Telling) {
  // What was done last before a look is the last change of the life, or an earlier one.
  const begins = dateOf(seen[from], "updatedAt");
  const ends = dateOf(seen[to], "updatedAt");
  return market.deliveries().filter(({ event }) => {
    const date = Date.parse(String(fieldOf(event, "date")));
    const isOf = fieldOf(event, "entityUrl") === life.path && fieldOf(event, "type") === type;
    return isOf && date > begins && date <= ends;
  });
}

function mustTell(market: StatementMarket, aged: Aged, telling: Telling): void {
  must(told(market, aged, telling).length > 0, `${aged.life.path} had no ${telling.type} then`);
}

const statementOf =
  (section: string, receives: boolean) =>
  ([id, row, says, check]: Row): Statement => ({
    ...{ id: `time.${receives ? "event." : ""}${id}`, section, row, says, receives },
    kind: "writing",
    accounts: ["admin"],
    moves: true,
    check: async (market) => check(await readLife(market), market),
  });

export const timeStatements: readonly Statement[] = [
  ...ofTime.map(statementOf(SECTION, false)),
  ...ofEvents.map(statementOf("Events", true)),
];
