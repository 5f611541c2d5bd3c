import { expect, test } from "vitest";
import type { Evidence, SentEvent } from "../live/evidence.js";
import { type CheckWithEvidence, findCauses, type RunEvidence } from "./causes.js";

const sent = (kind: SentEvent["kind"], ...answers: SentEvent["answers"]): SentEvent => ({
  kind,
  mustBeRefused: kind === "forged",
  answers,
  took: answers.map(() => 1),
});

function checked(
  id: string,
  evidence: Partial<Evidence>,
  status: "passed" | "failed" = "failed",
): CheckWithEvidence {
  return {
    check: {
      ...{ id, name: id, area: "delivery", requirement: `the requirement of ${id}`, beyond: null, status },
      ...{ missing: [], subscription: 1, duration: 1, findings: [], remedy: `Mend ${id}.`, timeline: [] },
    },
    evidence: {
      ...{ sent: [sent("plain", 204)], calls: ["get"], state: "DEPLOYED", expectedState: "DEPLOYED" },
      ...{ hasTooManyTenants: false, waitedForDeleted: false },
      ...evidence,
    },
  };
}

const causesOf = (checks: readonly CheckWithEvidence[], run: Partial<RunEvidence> = {}) =>
  findCauses({ checks, wasCalled: true, wasRefused: false, ...run }).map(({ id, checks: explained }) => [
    id,
    ...explained,
  ]);

const neverEnds: Partial<Evidence> = { state: "UNDEPLOY_SENT", expectedState: "UNDEPLOYED" };

test("a run without failures has no cause", () => {
  expect(causesOf([checked("a", {}, "passed")])).toEqual([]);
});

test("one missing removal is one cause, whatever number of checks it fails", () => {
  expect(causesOf([checked("a", neverEnds), checked("b", neverEnds), checked("c", {}, "passed")])).toEqual([
    ["never-removes", "a", "b"],
  ]);
});

test("who waits for DELETED is told apart from who never removes", () => {
  expect(causesOf([checked("a", neverEnds), checked("b", { ...neverEnds, waitedForDeleted: true })])).toEqual(
    [["waits-for-deleted", "a", "b"]],
  );
});

test("what would explain everything comes before what follows from it", () => {
  const stuck: Partial<Evidence> = { state: "PENDING", calls: [], sent: [sent("plain", 401)] };
  const checks = [checked("a", stuck), checked("b", { ...stuck, sent: [sent("plain", 401)] })];

  expect(causesOf(checks)).toEqual([["wrong-secret", "a", "b"]]);
  expect(causesOf(checks, { signedOver: "parsed, and written again" })).toEqual([["parsed-body", "a", "b"]]);
});

test("a limit of requests is no refusal, and no missing verification", () => {
  const limited = checked("a", { state: "PENDING", calls: [], sent: [sent("plain", 429, 429)] });
  const forged = checked("b", { sent: [sent("forged", 429)] });
  const refused = checked("c", { sent: [sent("forged", 204)] });
  expect(causesOf([limited, forged, refused])).toEqual([
    ["rate-limit", "a", "b"],
    ["not-verified", "c"],
  ]);
});

test("an event that is accepted after a limit has no cause in it", () => {
  const late: Partial<Evidence> = { ...neverEnds, sent: [sent("plain", 429, 204)] };
  expect(causesOf([checked("a", late)])).toEqual([["never-removes", "a"]]);
});

test.each([502, 503, 504])(
  "a proxy that answers %s in its place is told from an application that fails",
  (status) => {
    const down: Partial<Evidence> = { state: "PENDING", calls: [], sent: [sent("plain", status, status)] };
    expect(causesOf([checked("a", down), checked("b", { sent: [sent("forged", status)] })])).toEqual([
      ["proxy-fails", "a", "b"],
    ]);
  },
);

test("an application that refuses forged events answers 503 itself", () => {
  const fails: Partial<Evidence> = { state: "PENDING", calls: [], sent: [sent("plain", 503, 503)] };
  const refuses = checked("b", { sent: [sent("forged", 401)] }, "passed");
  expect(causesOf([checked("a", fails), refuses])).toEqual([["refuses-events", "a"]]);
});

test("an id that is read as a number is told apart from any other error", () => {
  const stuck: Partial<Evidence> = { state: "PENDING", calls: [], sent: [sent("plain", 400)] };

  expect(causesOf([checked("a", stuck)])).toEqual([["refuses-events", "a"]]);
  const asNumber = checked("b", { sent: [sent("number id", 204)] }, "passed");
  expect(causesOf([checked("a", stuck), asNumber])).toEqual([["id-as-a-number", "a"]]);
});

test("two independent mistakes are two causes", () => {
  const forged = checked("forged", { sent: [sent("forged", 204)] });
  const unknown = checked("unknown", { sent: [sent("other entity", 500, 500)] });

  expect(causesOf([unknown, forged])).toEqual([
    ["not-verified", "forged"],
    ["unknown-events", "unknown"],
  ]);
});

test("what no known cause explains stands for itself, together with what has the same remedy", () => {
  const [a, b, c] = [checked("a", {}), checked("b", {}), checked("c", {})];
  const same = { ...b, check: { ...b.check, remedy: a.check.remedy } };

  expect(causesOf([a, same, c])).toEqual([
    ["a", "a", "b"],
    ["c", "c"],
  ]);
});
