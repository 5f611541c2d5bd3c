// A life that is being played: the marketplace, the oracle, and what was read and heard last.
import type { InvoiceDTO } from "@syndikit/contract";
import type { Answer } from "../../support/marketplace.js";
import type { Fraction } from "../fraction.js";
import { type Account, type Market, readInvoices } from "../market.js";
import type { Contract } from "./contract.js";
import type { World } from "./world.js";

export interface Playing {
  readonly world: World;
  readonly market: Market;
  readonly contract: Contract;
  readonly id: string;
  /** As they were read last. */
  invoices: readonly InvoiceDTO[];
  /** The sum of the proceeds that the vendor declared. */
  declared: Fraction;
  /** How many of the vendor's answers the oracle has heard. */
  heard: number;
  /** Where the vendor's counter stands. */
  counted: number;
}

/** Who bought it: a SANDBOX is the vendor's own. */
export const buyerOf = ({ world }: Playing): Account => (world.kind === "SANDBOX" ? "vendor" : "customer");

/** Pays an invoice; one that the vendor collects is marked as paid by it. */
export function pay(playing: Playing, invoice: string): Promise<Answer> {
  const { market, world } = playing;
  return world.kind === "SELF_BILLED"
    ? market.send("vendor", "PATCH", `${invoice}/pay`, { reference: "transfer" })
    : market.send(buyerOf(playing), "POST", `${invoice}/pay`, {});
}

/** Reads what was issued, and lets the oracle hear what the vendor answered. */
export async function listen(playing: Playing): Promise<void> {
  const { market, contract } = playing;
  playing.invoices = await readInvoices(market, playing.id);
  const heard = market.readings.slice(playing.heard);
  playing.heard = market.readings.length;
  contract.pass(market.now(), heard);
}
