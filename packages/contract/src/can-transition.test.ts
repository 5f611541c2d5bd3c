import { describe, expect, it } from "vitest";
import { canTransition, isFinal, readState } from "./can-transition.js";
import { findTransition, findTransitions } from "./find-transition.js";

describe("canTransition", () => {
  it("allows what the table holds, and nothing else", () => {
    expect(canTransition("PENDING", "DEPLOYED")).toBe(true);
    expect(canTransition(null, "WAITING_PAYMENT")).toBe(true);
    expect(canTransition("UNDEPLOYED", "DEPLOYED")).toBe(false);
    expect(canTransition("FAILED", "DEPLOYED")).toBe(false);
  });
});

describe("findTransition", () => {
  it("finds a row by where it starts, what moves it, and where it leads", () => {
    expect(findTransition({ from: "PENDING", trigger: "report", to: "DEPLOYED" })?.guard).toBe("paidOrTrial");
  });

  it("finds nothing for a move that is not allowed", () => {
    expect(findTransition({ from: "UNDEPLOYED", trigger: "kill" })).toBeUndefined();
  });

  it("finds every row that starts an order", () => {
    expect(findTransitions({ from: null }).map(({ name }) => name)).toEqual([
      "orderUnpaid",
      "orderPaid",
      "orderTrial",
    ]);
  });
});

describe("isFinal", () => {
  it("is true where nothing leads out", () => {
    expect(isFinal("UNDEPLOYED")).toBe(true);
    expect(findTransitions({ from: "UNDEPLOYED" })).toEqual([]);
    expect(isFinal("FAILED")).toBe(false);
  });
});

describe("readState", () => {
  it("reads the other spelling", () => {
    expect(readState("WAITING_FOR_PAYMENT")).toBe("WAITING_PAYMENT");
    expect(readState("PENDING")).toBe("PENDING");
  });

  it("does not know anything else", () => {
    expect(readState("pending")).toBeUndefined();
    expect(readState("constructor")).toBeUndefined();
  });
});
