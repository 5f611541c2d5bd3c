import { describe, expect, test } from "vitest";
import { canTransition, isFinal, readState } from "./can-transition.js";
import { findTransition, findTransitions } from "./find-transition.js";

describe("canTransition", () => {
  test("allows what the table holds, and nothing else", () => {
    expect(canTransition("PENDING", "DEPLOYED")).toBe(true);
    expect(canTransition(null, "WAITING_PAYMENT")).toBe(true);
    expect(canTransition("UNDEPLOYED", "DEPLOYED")).toBe(false);
    expect(canTransition("FAILED", "DEPLOYED")).toBe(false);
  });
});

describe("findTransition", () => {
  test("finds a row by where it starts, what moves it, and where it leads", () => {
    expect(findTransition({ from: "PENDING", trigger: "report", to: "DEPLOYED" })?.guard).toBe("paidOrTrial");
  });

  test("finds nothing for a move that is not allowed", () => {
    expect(findTransition({ from: "UNDEPLOYED", trigger: "kill" })).toBeUndefined();
  });

  test("finds every row that starts an order", () => {
    expect(findTransitions({ from: null }).map(({ name }) => name)).toEqual([
      "orderUnpaid",
      "orderPaid",
      "orderTrial",
    ]);
  });
});

describe("isFinal", () => {
  test("is true where nothing leads out", () => {
    expect(isFinal("UNDEPLOYED")).toBe(true);
    expect(findTransitions({ from: "UNDEPLOYED" })).toEqual([]);
    expect(isFinal("FAILED")).toBe(false);
  });
});

describe("readState", () => {
  test("reads the other spelling", () => {
    expect(readState("WAITING_FOR_PAYMENT")).toBe("WAITING_PAYMENT");
    expect(readState("PENDING")).toBe("PENDING");
  });

  test("does not know anything else", () => {
    expect(readState("pending")).toBeUndefined();
    expect(readState("constructor")).toBeUndefined();
  });
});
