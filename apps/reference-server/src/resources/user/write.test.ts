import { describe, expect, test } from "vitest";
import { applyUserAction } from "./write.js";

const now = 2_000;
const fresh = { activated: false, activationDate: null, enabled: false };

describe("an action on a user", () => {
  test("ACTIVATE activates now", () => {
    expect(applyUserAction("ACTIVATE", fresh, now)).toEqual({ activated: true, activationDate: now });
  });

  test("ACTIVATE keeps the date of the first time", () => {
    const activated = { ...fresh, activated: true, activationDate: 1_000 };
    expect(applyUserAction("ACTIVATE", activated, now)).toEqual({ activated: true, activationDate: 1_000 });
  });

  test.each(["APPROVE", "UNBLOCK"] as const)("%s enables, and activates nothing", (action) => {
    expect(applyUserAction(action, fresh, now)).toEqual({ enabled: true });
  });

  test("BLOCK disables", () => {
    expect(applyUserAction("BLOCK", { ...fresh, enabled: true }, now)).toEqual({ enabled: false });
  });
});
