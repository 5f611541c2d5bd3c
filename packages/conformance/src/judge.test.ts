import { describe, expect, test } from "vitest";
import { judge, type Observed } from "./judge.js";
import type { Expected } from "./scenarios/scenario.js";

const expected: Expected = {
  state: "DEPLOYED",
  tenants: 1,
  created: 1,
  calls: { markDeployed: 1, createTenant: 1 },
};
const good: Observed = {
  state: "DEPLOYED",
  tenants: { live: 1, created: 1 },
  calls: ["get", "createTenant", "setEndpoints", "markDeployed"].map((name) => ({ name })),
  deliveries: [
    { mustBeRefused: false, answers: [503, "none", 204] },
    { mustBeRefused: true, answers: [401] },
  ],
  strayRequests: [],
  leaks: [],
};

const rulesIn = (changes: Partial<Observed>): readonly string[] =>
  judge(expected, { ...good, ...changes }).map(({ rule }) => rule);

describe("judge", () => {
  test("finds nothing when everything is as it must be", () => {
    expect(judge(expected, good)).toEqual([]);
  });

  test("finds a wrong state, which time may correct", () => {
    expect(judge(expected, { ...good, state: "PENDING" })).toEqual([
      { rule: "the state", found: "the subscription is PENDING, not DEPLOYED", permanent: false },
    ]);
  });

  test("finds a second tenant, which time does not correct", () => {
    const findings = judge(expected, { ...good, tenants: { live: 1, created: 2 } });

    expect(findings).toMatchObject([{ rule: "the tenants", permanent: true }]);
  });

  test("does not count tenants and calls that cannot be seen", () => {
    const calls = good.calls.filter(({ name }) => name !== "createTenant");
    const visibleCalls = new Set(["get", "markDeployed"] as const);

    expect(judge(expected, { ...good, tenants: undefined, calls, visibleCalls })).toEqual([]);
    expect(judge(expected, { ...good, tenants: undefined, calls })).toMatchObject([
      { rule: "the number of calls" },
    ]);
  });

  test("finds a report that comes before the endpoints", () => {
    expect(
      rulesIn({ calls: ["createTenant", "markDeployed", "setEndpoints"].map((name) => ({ name })) }),
    ).toEqual(["the order of calls"]);
  });

  test("finds a report of the end while the tenant exists", () => {
    const end = (tenants: number): Partial<Observed> => ({
      calls: [...good.calls, { name: "markUndeployed", tenants }],
    });

    expect(rulesIn(end(0))).toEqual([]);
    expect(rulesIn(end(1))).toEqual(["the order of calls"]);
  });

  test.each([200, 204, 400, 404, 500, "none"] as const)(
    "finds a forged event that is answered with %s",
    (answer) => {
      expect(rulesIn({ deliveries: [{ mustBeRefused: true, answers: [answer] }] })).toEqual(["refusals"]);
    },
  );

  test.each([202, 301, 400, 404, 422] as const)("finds a signed event that is answered with %s", (answer) => {
    expect(rulesIn({ deliveries: [{ mustBeRefused: false, answers: [answer, 204] }] })).toEqual([
      "acknowledgements",
    ]);
  });

  test("finds a signed event that is never accepted", () => {
    expect(rulesIn({ deliveries: [{ mustBeRefused: false, answers: [503, 503] }] })).toEqual([
      "acknowledgements",
    ]);
  });

  test("finds requests to other servers, and secrets in the log", () => {
    expect(rulesIn({ strayRequests: ["/subscription/12"], leaks: ["the token"] })).toEqual([
      "foreign addresses",
      "the log",
    ]);
  });
});
