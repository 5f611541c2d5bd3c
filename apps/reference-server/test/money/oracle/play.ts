import { fraction, NOTHING, plus, rounded } from "../fraction.js";
import { type Account, advanceTo, expectStatus, HOUR, type Market, storeCard, totalOf } from "../market.js";
import { change } from "./change.js";
import { Contract } from "./contract.js";
import { assertEnd, assertForeseen, assertState } from "./laws.js";
import { buyerOf, listen, type Playing, pay } from "./playing.js";
import { printCalls } from "./print.js";
import type { Step } from "./steps.js";
import { openWorld, TRIAL_DAYS, type Wares, type World } from "./world.js";

export interface Life {
  readonly wares: Wares;
  readonly steps: readonly Step[];
  /** Who ends it, if it has not ended by itself. */
  readonly by: "customer" | "vendor" | "admin";
}

export interface Played {
  /** Why the decisions leave open what it costs; empty when its amounts were compared. */
  readonly open: readonly string[];
  /** The steps that the marketplace accepted. */
  readonly taken: readonly string[];
}

/** Plays a life. @throws {Error} with its calls, when a law does not hold. */
export async function playLife(life: Life): Promise<Played> {
  const world = await openWorld(life.wares);
  const { market } = world;
  let playing: Playing | undefined;
  try {
    playing = await begin(world, life.wares);
    const taken: string[] = [];
    for (const step of [...life.steps, { kind: "kill" as const, by: life.by }]) {
      if (playing.contract.state === "ENDED") break;
      market.note(`# ${JSON.stringify(step)}`);
      if (await take(playing, step)) taken.push(step.kind);
      await assertState(playing);
    }
    await assertEnd(playing);
    return { open: playing.contract.open, taken };
  } catch (error) {
    const entries = (playing?.contract.entries ?? []).map(
      ({ at, why, amount }) => `#   ${new Date(at).toISOString()} ${rounded(amount, 6)} ${why}`,
    );
    const issued = (playing?.invoices ?? []).map(
      ({ self, date, type, status, total: sum, credited, entries: lines }) =>
        `#   ${date} ${self} ${type} ${status} ${sum.total} ${credited ?? ""} ${lines.map((line) => `${line.type} ${line.subtotal}`).join(", ")}`,
    );
    const reason = error instanceof Error ? error.message : String(error);
    const told = [
      reason,
      "",
      printCalls(market.played),
      "",
      "# The oracle:",
      ...entries,
      "# The invoices:",
      ...issued,
      "",
    ];
    throw new Error(told.join("\n"), { cause: error });
  } finally {
    await market.server.close();
  }
}

async function begin(world: World, { quantities: [first, second] }: Wares): Promise<Playing> {
  const { market, seats, afterwards, counter, gauge } = world;
  const [plan] = world.plans;
  const terms = world.sold(plan);
  market.show(counter.metric ?? "", 0);
  market.show(gauge.metric ?? "", 3);
  const [account, type] =
    world.kind === "SANDBOX"
      ? (["vendor", "SANDBOX"] as const)
      : (["customer", world.kind === "TRIAL" ? "TRIAL" : "NORMAL"] as const);
  await storeCard(market, "pm_card_visa", account);
  const wanted = [
    [seats.reference, first],
    [afterwards.reference, second],
  ] as const;
  const quantities = new Map(
    wanted.filter(
      ([item, quantity]) => quantity > 0 && terms.items.some(({ reference }) => reference === item),
    ),
  );
  const body = {
    type,
    productVersion: { url: plan },
    billingItems: Object.fromEntries(quantities),
  };
  const ordered = await expectStatus(201, market.send(account, "POST", "order", body));
  const id = (ordered.body as { readonly subscription: { readonly url: string } }).subscription.url;
  await expectStatus(204, market.send("vendor", "PATCH", id, { deploymentStatus: "DEPLOYED" }));
  const contract = new Contract({
    at: market.now(),
    trialDays: world.kind === "TRIAL" ? TRIAL_DAYS : undefined,
    selfBilled: world.kind === "SELF_BILLED",
    terms,
    fee: world.fee,
    quantities,
    sold: (which) => world.sold(which),
    renewalInvoice: (at) => {
      const found = playing.invoices.findLast(
        ({ type, date }) => type === "RENEWAL" && Date.parse(date) === at,
      );
      return found === undefined ? undefined : { self: found.self, total: totalOf(found) };
    },
  });
  const playing: Playing = {
    world,
    market,
    contract,
    id,
    invoices: [],
    declared: NOTHING,
    heard: 0,
    counted: 0,
  };
  // The first question of a metric is due at once.
  await advanceTo(market, market.now());
  await listen(playing);
  return playing;
}

/** @returns whether the marketplace accepted it. */
async function take(playing: Playing, step: Step): Promise<boolean> {
  const { world, market, contract, id } = playing;
  const buyer = buyerOf(playing);
  const patch = async (account: "customer" | "vendor" | "admin", body: object): Promise<boolean> =>
    (await market.send(account, "PATCH", id, body)).status < 300;
  switch (step.kind) {
    case "wait": {
      const to = market.now() + step.hours * HOUR + step.minutes * 60_000;
      await assertForeseen(playing, { to, asked: step.foreseen });
      return true;
    }
    case "count":
      playing.counted += step.more;
      market.show(world.counter.metric ?? "", playing.counted);
      return true;
    case "level":
      market.show(world.gauge.metric ?? "", step.to);
      return true;
    case "silence":
      market.show(world.counter.metric ?? "", undefined);
      return true;
    case "seats":
    case "upgrade":
      return change(playing, step);
    case "renew": {
      if (!(await patch(buyer, { action: "RENEW" }))) return false;
      await listen(playing);
      const issued = playing.invoices.findLast(({ type }) => type === "RENEWAL");
      contract.renew(issued?.status === "UNPAID", issued?.self);
      return true;
    }
    case "stop":
      if (!(await patch("vendor", { action: "STOP", reason: "It sends spam." }))) return false;
      if (contract.state === "DEPLOYED") contract.stop();
      return true;
    case "start":
      if (!(await patch("vendor", { action: "START" }))) return false;
      if (contract.state === "STOPPED") contract.start();
      return true;
    case "autoRenew": {
      if (!(await patch(buyer, { action: "AUTORENEW", autoRenew: step.on }))) return false;
      contract.autoRenew = step.on;
      return true;
    }
    case "bill":
      return bill(playing, step);
    case "credit": {
      const paid = playing.invoices.filter(
        ({ status, total }) => status === "PAID" && fraction(total.total).top > 0n,
      );
      const invoice = paid[step.which % Math.max(1, paid.length)];
      if (invoice === undefined) return false;
      const body = { reason: "Sorry", amount: step.amount };
      const { status } = await market.send("admin", "POST", `${invoice.self}/credit`, body);
      if (status !== 201) return false;
      contract.credit("credit", fraction(step.amount));
      return true;
    }
    case "card":
      contract.card = step.card;
      if (step.card === "none") await removeCards(market, buyer);
      else await storeCard(market, step.card === "works" ? "pm_card_visa" : "pm_card_chargeDeclined", buyer);
      return true;
    case "pay": {
      const invoice = playing.invoices.find(({ status }) => status === "UNPAID");
      if (invoice === undefined) return false;
      // With a card that works, which is the default from now on.
      await storeCard(market, "pm_card_visa", buyer);
      contract.card = "works";
      const { status } = await pay(playing, invoice.self);
      if (status === 204) contract.settle(invoice.self);
      return status === 204;
    }
    case "price":
      return (await world.reprice(world.plans[step.plan], step.to)) === 200;
    case "forget":
      return forget(playing, step.metric);
    case "kill": {
      const body = { action: "KILL", ...(step.by === "vendor" ? { reason: "We close." } : {}) };
      const by = step.by === "customer" ? buyer : step.by;
      await expectStatus(204, market.send(by, "PATCH", id, body));
      await listen(playing);
      contract.kill(by === buyer ? "customer" : by);
      return true;
    }
  }
}

async function bill(playing: Playing, step: Extract<Step, { kind: "bill" }>): Promise<boolean> {
  const { market, contract, id } = playing;
  const { way, credit } = step;
  const price = `${credit ? "-" : ""}${step.amount}`;
  const lines = [{ description: "Work", price: { price } }];
  const { status } = await market.send("vendor", "POST", `${id}/invoice${way}`, lines);
  if (status >= 300) return false;
  const amount = fraction(price);
  if (way === "" && credit) contract.credit("refund", fraction(step.amount));
  else if (way === "") contract.charge("custom bill", amount);
  else if (way === "/oneshot") contract.oneshot = amount;
  else if (way === "/recurring") contract.recurring = amount;
  // A SANDBOX is only to try it.
  else if (playing.world.kind !== "SANDBOX") playing.declared = plus(playing.declared, amount);
  return true;
}

async function forget(playing: Playing, which: "counter" | "gauge"): Promise<boolean> {
  const { market, contract, world } = playing;
  const { metric } = world[which];
  const { body } = await market.send("vendor", "GET", "applicationMetric?pageSize=50");
  const found = (body as readonly { readonly self: string; readonly name: string }[]).find(
    ({ name }) => name === metric,
  );
  if (found === undefined || metric === null) return false;
  await expectStatus(204, market.send("vendor", "DELETE", found.self));
  await listen(playing);
  contract.forget(metric);
  return true;
}

async function removeCards(market: Market, buyer: Account): Promise<void> {
  const { body } = await market.send(buyer, "GET", "paymentMethod?pageSize=50");
  for (const { self } of body as readonly { readonly self: string }[])
    await expectStatus(204, market.send(buyer, "DELETE", self));
}
