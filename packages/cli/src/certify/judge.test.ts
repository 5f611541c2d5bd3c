import { describe, expect, it } from "vitest";
import { judge, type Observed } from "./judge.js";
import type { Expected } from "./scenarios/scenario.js";

const expected: Expected = {
  state: "DEPLOYED",
  tenants: 1,
  made: 1,
  calls: { markDeployed: 1, createTenant: 1 },
};
const good: Observed = {
  state: "DEPLOYED",
  tenants: { live: 1, made: 1 },
  calls: ["get", "createTenant", "setEndpoints", "markDeployed"].map((name) => ({ name })),
  deliveries: [
    { refused: false, answers: [503, "none", 204] },
    { refused: true, answers: [401] },
  ],
  strayReads: [],
  leaks: [],
};

const rulesIn = (changes: Partial<Observed>): readonly string[] =>
  judge(expected, { ...good, ...changes }).map(({ rule }) => rule);

describe("judge", () => {
  it("finds nothing where all is as it must be", () => {
    expect(judge(expected, good)).toEqual([]);
  });

  it("finds a wrong state, which time may heal", () => {
    expect(judge(expected, { ...good, state: "PENDING" })).toEqual([
      { rule: "the state", found: "the subscription is PENDING, not DEPLOYED", lasting: false },
    ]);
  });

  it("finds a second tenant, which time does not heal", () => {
    const problems = judge(expected, { ...good, tenants: { live: 1, made: 2 } });

    expect(problems).toMatchObject([{ rule: "the tenants", lasting: true }]);
  });

  it("does not count tenants and calls that cannot be seen", () => {
    const calls = good.calls.filter(({ name }) => name !== "createTenant");
    const seenCalls = new Set(["get", "markDeployed"] as const);

    expect(judge(expected, { ...good, tenants: undefined, calls, seenCalls })).toEqual([]);
    expect(judge(expected, { ...good, tenants: undefined, calls })).toMatchObject([
      { rule: "the number of calls" },
    ]);
  });

  it("finds a report that comes before the endpoints", () => {
    expect(
      rulesIn({ calls: ["createTenant", "markDeployed", "setEndpoints"].map((name) => ({ name })) }),
    ).toEqual(["the order of calls"]);
  });

  it("finds a report of the end while the tenant is there", () => {
    const end = (tenants: number): Partial<Observed> => ({
      calls: [...good.calls, { name: "markUndeployed", tenants }],
    });

    expect(rulesIn(end(0))).toEqual([]);
    expect(rulesIn(end(1))).toEqual(["the order of calls"]);
  });

  it.each([200, 204, 400, 404, 500, "none"] as const)(
    "finds a forged event that is answered %s",
    (answer) => {
      expect(rulesIn({ deliveries: [{ refused: true, answers: [answer] }] })).toEqual(["refusals"]);
    },
  );

  it.each([202, 301, 400, 404, 422] as const)("finds a signed event that is answered %s", (answer) => {
    expect(rulesIn({ deliveries: [{ refused: false, answers: [answer, 204] }] })).toEqual([
      "acknowledgements",
    ]);
  });

  it("finds a signed event that is never taken", () => {
    expect(rulesIn({ deliveries: [{ refused: false, answers: [503, 503] }] })).toEqual(["acknowledgements"]);
  });

  it("finds what goes to strangers, and what is in the log", () => {
    expect(rulesIn({ strayReads: ["/subscription/12"], leaks: ["the token"] })).toEqual([
      "foreign addresses",
      "the log",
    ]);
  });
});
