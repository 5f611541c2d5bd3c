// The laws that hold for every life, as seen through HTTP.
import { inspect } from "node:util";
import type { ClockDryRun, InvoiceDTO, ProceedsReport } from "@syndikit/contract";
import { cents, compare, distance, type Fraction, fraction, NOTHING, plus, total } from "../fraction.js";
import { advanceTo, expectStatus, readInvoices, readSubscription, storeCard } from "../market.js";
import { buyerOf, listen, type Playing, pay } from "./playing.js";

/** After each step: dates and states as the oracle says, and `paid` as the invoices say. */
export async function assertState(playing: Playing): Promise<void> {
  const { market, contract, id } = playing;
  await listen(playing);
  for (const failure of market.failures) throw new Error(`The server failed: ${inspect(failure)}`);
  const read = await readSubscription(market, id);
  const settled = playing.invoices.every(({ status }) => status === "PAID" || status === "EXPIRED");
  assertSame("Law 7: paid", read.paid, settled);
  for (const invoice of playing.invoices) assertInvoice(invoice);
  if (contract.open.length > 0) return;
  const status = contract.state === "ENDED" ? "UNDEPLOY_SENT" : contract.state;
  assertSame("deploymentStatus", read.deploymentStatus, status);
  if (contract.state === "ENDED") return;
  assertSame("Law 4: endDate", Date.parse(read.endDate ?? ""), contract.paidUntil);
  if (read.type !== "TRIAL") {
    assertSame("Law 7: nextInvoice", read.nextInvoice, read.endDate);
    assertSame("Law 7: lastInvoice", Date.parse(read.lastInvoice ?? ""), contract.paidFrom);
  }
  assertSame("productVersion", read.productVersion.url, contract.terms.plan);
  const quantities = contract.quantitiesWith();
  assertSame("billingItems", sorted(read.billingItems), sorted(Object.fromEntries(quantities)));
}

function assertInvoice({ self, type, status, total: sum, entries }: InvoiceDTO): void {
  const amount = fraction(sum.total);
  if (amount.top < 0n && type !== "REFUND" && type !== "CREDIT")
    throw new Error(`Law 1: ${self}, of a ${type}, is below zero: ${sum.total}.`);
  if (amount.top <= 0n) assertSame(`status of ${self}`, status, "PAID");
  const lines = total(entries.map(({ subtotal }) => fraction(subtotal)));
  if (compare(distance(lines, fraction(sum.price)), fraction("0.005")) > 0)
    throw new Error(`Law 1: the lines of ${self} come to ${cents(lines)}, and it says ${sum.price}.`);
}

/** Moves the clock. Where no vendor has to be asked, the dry run tells before what is issued. */
export async function assertForeseen(
  playing: Playing,
  { to, asked }: { readonly to: number; readonly asked: boolean },
): Promise<void> {
  const { market, contract } = playing;
  const isMetered = contract.terms.items.some(({ payment }) => payment === "PAY_AS_YOU_GO");
  if (!asked || isMetered || contract.deferred !== undefined) return advanceTo(market, to);
  const now = new Date(to).toISOString();
  const answer = await expectStatus(200, market.send("admin", "POST", "sandbox/clock/dryRun", { now }));
  const { steps, complete } = answer.body as ClockDryRun;
  const before = playing.invoices.length;
  await advanceTo(market, to);
  const issued = (await readInvoices(market, playing.id)).slice(before);
  const foreseen = steps.flatMap(({ invoices }) => invoices);
  if (complete)
    assertSame(
      "Law 6: what the dry run foresaw",
      foreseen.map(({ type, total: { total: sum } }) => `${type} ${sum}`),
      issued.map(({ type, total: { total: sum } }) => `${type} ${sum}`),
    );
}

/** At the end: everything that was agreed and delivered is billed, and what is owed can be paid. */
export async function assertEnd(playing: Playing): Promise<void> {
  const { market, contract, id } = playing;
  if (contract.open.length === 0) assertBilled(playing);
  const report = await market.send("vendor", "GET", "proceedsReport");
  const { EUR = "0" } = (report.body as ProceedsReport).total;
  assertSame("Law 7: the balance report", cents(fraction(EUR)), cents(playing.declared));
  const unpaid = playing.invoices.filter(({ status }) => status === "UNPAID");
  if (unpaid.length === 0) return;
  await storeCard(market, "pm_card_visa", buyerOf(playing));
  for (const { self } of unpaid) await expectStatus(204, pay(playing, self));
  assertSame("Law 5: paid", (await readSubscription(market, id)).paid, true);
}

function assertBilled({ contract, invoices }: Playing): void {
  const counted = invoices.filter(({ status }) => status !== "EXPIRED");
  const billed = billedBy(invoices);
  // What credits are left over lapses; nobody is paid out more than was billed.
  const agreed = compare(contract.agreed, NOTHING) < 0 ? NOTHING : contract.agreed;
  // The last invoice is rounded, and so is each note by which the end gives something back.
  const notes = counted.filter(({ type }) => type === "CREDIT").length;
  const allowed = plus(fraction("0.0051"), times5(notes));
  if (compare(distance(billed, agreed), allowed) > 0)
    throw new Error(`Law 1: ${cents(billed)} is billed, and ${cents(agreed)} was agreed and delivered.`);
}

/** What invoices and credit notes come to without VAT. An expired one counts as settled. */
const billedBy = (invoices: readonly InvoiceDTO[]): Fraction =>
  total(invoices.filter(({ status }) => status !== "EXPIRED").map(({ total: sum }) => fraction(sum.price)));

const times5 = (count: number): Fraction => ({ top: BigInt(count) * 5n, bottom: 1000n });

const sorted = (map: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(map)
    .filter(([, quantity]) => quantity > 0)
    .map(([item, quantity]) => `${item}: ${quantity}`)
    .sort();

function assertSame(what: string, got: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(got), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what} is ${a}, and should be ${b}.`);
}
