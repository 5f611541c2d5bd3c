import type { InvoiceDTO, UpgradeResult } from "@syndikit/contract";
import { expectStatus, seatsOf, upgradeTo } from "../market.js";
import { buyerOf, listen, type Playing } from "./playing.js";
import type { Step } from "./steps.js";

/** An upgrade, or other seats: what the estimate says of it, what the marketplace makes of it, and the oracle. */
export async function change(
  playing: Playing,
  step: Extract<Step, { kind: "seats" | "upgrade" }>,
): Promise<boolean> {
  const { world, market, contract, id } = playing;
  const isUpgrade = step.kind === "upgrade";
  const from = market.now() + 10 * 24 * 3_600_000;
  const later = isUpgrade && step.later ? { from: new Date(from).toISOString() } : {};
  const plan = isUpgrade ? world.plans[step.to] : undefined;
  const item = isUpgrade ? undefined : world[step.of].reference;
  const wanted =
    plan !== undefined ? upgradeTo(plan, later) : seatsOf(item ?? "", step.kind === "seats" ? step.to : 0);
  const { action: _, ...asked } = wanted as { readonly action: string };
  // What a vendor has yet to answer is on no estimate, and an estimate takes no date.
  const isForeseen =
    !("from" in later) && contract.terms.items.every(({ payment }) => payment !== "PAY_AS_YOU_GO");
  const estimate = await market.send(buyerOf(playing), "POST", "order/estimate", {
    subscription: { url: id },
    ...asked,
  });
  const answer = await market.send("vendor", "PATCH", id, wanted);
  if (answer.status >= 300) return false;
  const { upgrade, invoice } = answer.body as UpgradeResult;
  await expectStatus(200, Promise.resolve(estimate));
  const estimated = estimate.body as { readonly status: string; readonly total: InvoiceDTO["total"] };
  await listen(playing);
  const issued = playing.invoices.find(({ self }) => self === invoice);
  if (isForeseen && estimated.status !== upgrade)
    throw new Error(`Law 6: estimated as ${estimated.status}, but it is ${upgrade}.`);
  if (isForeseen && issued !== undefined && issued.total.total !== estimated.total.total)
    throw new Error(`Law 6: estimated at ${estimated.total.total}, but billed ${issued.total.total}.`);
  const quantities =
    step.kind === "seats" ? contract.quantitiesWith(item ?? "", step.to) : contract.quantitiesWith();
  const terms = plan === undefined ? undefined : world.sold(plan);
  if (upgrade === "DEFERRED")
    contract.deferred = {
      ...(terms === undefined ? {} : { terms }),
      quantities,
      from: "from" in later ? from : 0,
    };
  else contract.change(terms, quantities, issued?.status === "UNPAID" ? invoice : undefined);
  return true;
}
