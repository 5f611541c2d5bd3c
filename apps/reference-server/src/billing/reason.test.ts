import { ChargeReason, LineType } from "@syndikit/contract";
import { expect, test } from "vitest";
import { reasonOf } from "./reason.js";

test.each([
  ["ahead:1:0", LineType.CONFIGURATION, ChargeReason.PLAN],
  ["ahead:2:0", LineType.BILLINGITEMCOST, ChargeReason.RESOURCE],
  ["stood:2:0", LineType.BILLINGITEMCOST, ChargeReason.RESOURCE],
  ["return:1:0", LineType.CONFIGURATION, ChargeReason.CREDIT],
  ["use:3:1767225600000:0", LineType.METRIC, ChargeReason.USE],
  ["setup:5:1", LineType.BILLINGITEMSETUP, ChargeReason.SETUP],
  ["fee:4", LineType.SETUPFEE, ChargeReason.FEE],
  ["line:6", LineType.ONESHOTCOST, ChargeReason.LINE],
  ["recurring:7:8", LineType.RECURRINGCOST, ChargeReason.RECURRING],
  ["carry:9", LineType.CUSTOM, ChargeReason.CARRIED],
  ["settled:10", LineType.CUSTOM, ChargeReason.SETTLED],
  ["invoice:12:0", LineType.REFUND, ChargeReason.CREDIT],
] as const)("%s, a %s, is charged as %s", (key, type, reason) => {
  expect(reasonOf(key, type)).toBe(reason);
});
