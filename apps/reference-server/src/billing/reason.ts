// What a charge is for, for people. Its key begins with what made it; see `ledger.ts` and `collect.ts`.

import { ChargeReason, LineType } from "@syndikit/contract";
import type { EnumValue } from "../enum-value.js";
import type { Charge } from "./segments.js";

type Reason = EnumValue<typeof ChargeReason>;

const REASONS: ReadonlyMap<string, Reason> = new Map([
  ["return", ChargeReason.CREDIT],
  ["use", ChargeReason.USE],
  ["setup", ChargeReason.SETUP],
  ["fee", ChargeReason.FEE],
  ["line", ChargeReason.LINE],
  ["recurring", ChargeReason.RECURRING],
  ["carry", ChargeReason.CARRIED],
  ["settled", ChargeReason.SETTLED],
  // A line that was in no ledger: only credit notes have such lines.
  ["invoice", ChargeReason.CREDIT],
]);

/** What a charge is for. What is charged for time, ahead or afterwards, is the plan or a resource. */
export function reasonOf(key: Charge["key"], type: Charge["line"]["type"]): Reason {
  const made = key.slice(0, key.indexOf(":"));
  const ofTime = type === LineType.CONFIGURATION ? ChargeReason.PLAN : ChargeReason.RESOURCE;
  return REASONS.get(made) ?? ofTime;
}
