import { describe, expect, test } from "vitest";
import { UnreadableDocument } from "../port.js";
import { type Form, readDocument, writeDocument } from "./column.js";
import { chargedRangesForm, costsForm, deferredUpgradeForm, planForm, renewalTermsForm } from "./forms.js";
import { aText, objectOf, sinceThen } from "./reader.js";

// Documents as releases have written them. They are never changed: what stands here must be readable for ever. A new
// release adds its own.

const PLAN_0_1 =
  '{"id":2,"productId":1,"name":"Team","published":true,"price":2000000,"setupFee":500000,"billingPeriod":1,"lifespan":null,"trial":"ALLOWED","trialLength":30,"autoRenewable":true,"selfBilling":false,"billingItems":[{"id":1,"name":"Users","unit":"user","scheme":"TIERED","payment":"PAY_AS_YOU_GO","presence":"REQUIRED","tiers":[{"start":1,"end":10,"price":10000,"setup":0,"step":1},{"start":11,"end":null,"price":5000,"setup":0,"step":5}]}],"parameters":[{"id":1,"required":true,"acceptedValues":["eu","us"]},{"id":2,"required":false,"acceptedValues":null}]}';
const LINES_0_1 =
  '[{"type":"RECURRINGCOST","description":"Support","price":10000,"quantity":1.5,"subtotal":15000,"unit":null,"identifier":"s-1","billingItem":null,"range":null,"purchased":1767225600000,"originalCurrency":"USD","vat":20}]';

describe("what 0.1 has stored is read", () => {
  test.each<[what: string, form: Form<object>, text: string, since?: object]>([
    ["a plan", planForm, PLAN_0_1],
    [
      "a deferred upgrade",
      deferredUpgradeForm,
      `{"productVersion":${PLAN_0_1},"quantities":{"1":5},"orderId":7,"from":null}`,
    ],
    [
      "a pending renewal",
      renewalTermsForm,
      `{"productVersion":${PLAN_0_1},"quantities":{"1":5},"period":{"start":1,"end":2,"anchorDay":31},"upgraded":false}`,
      { kind: "renewal", invoice: null, order: null, until: 0 },
    ],
    ["costs", costsForm, LINES_0_1],
    ["ranges", chargedRangesForm, '["1:11"]'],
  ])("%s", (_, form, text, since) => {
    const read = readDocument(form, text);
    const stored: unknown = JSON.parse(text);
    // What it did not know then has its one meaning.
    const meant = since === undefined ? stored : { ...Object(stored), ...since };
    expect(read).toEqual(meant);
    expect(JSON.parse(writeDocument(form, read))).toEqual(meant);
  });
});

interface Pet {
  readonly name: string;
  readonly kind: string;
}

/** The first release knew `called`; the second one `name`, and since the third there is a kind. */
const petForm: Form<Pet> = {
  name: "pet",
  read: objectOf<Pet>({ name: aText, kind: sinceThen(aText, "cat") }),
  steps: [(earlier) => ({ name: (earlier as { called?: unknown }).called })],
};

describe("a document of an earlier form", () => {
  test("takes the steps to the newest one, and a field that it lacks has its one meaning", () => {
    expect(readDocument(petForm, '{"called":"Tom"}')).toEqual({ name: "Tom", kind: "cat" });
    expect(readDocument(petForm, '{"form":2,"name":"Rex","kind":"dog"}')).toEqual({
      name: "Rex",
      kind: "dog",
    });
  });

  test("is written in the newest form, a list beside its number", () => {
    const text = writeDocument(petForm, { name: "Rex", kind: "dog" });
    expect(JSON.parse(text)).toEqual({ form: 2, name: "Rex", kind: "dog" });
    const lists: Form<readonly string[]> = { ...chargedRangesForm, steps: [(earlier) => earlier] };
    expect(JSON.parse(writeDocument(lists, ["1:11"]))).toEqual({ form: 2, list: ["1:11"] });
    expect(readDocument(lists, '{"form":2,"list":["1:11"]}')).toEqual(["1:11"]);
    expect(readDocument(lists, '["1:11"]')).toEqual(["1:11"]);
  });
});

describe("a document that has no known form is refused when it is used, in words", () => {
  test.each([
    ["no JSON", "{", "it is not JSON"],
    ["a list", "[]", "it is not an object"],
    ["without a field", PLAN_0_1.replace('"billingPeriod":1,', ""), "billingPeriod is missing"],
    [
      "with a text for a number",
      PLAN_0_1.replace('"price":10000', '"price":"1"'),
      "billingItems[0].tiers[0].price is not a number",
    ],
    ["with an unknown value", PLAN_0_1.replace('"ALLOWED"', '"MAYBE"'), "trial is not one of "],
    [
      "of a newer version",
      '{"form":2,"id":1}',
      "it has form 2, of a newer version of the server: this one knows 1",
    ],
    ["with another number", '{"form":"two"}', "form is not a number"],
  ])("%s", (_, text, problem) => {
    // Reading it is no error yet: the query may have read other rows too.
    const plan = readDocument(planForm, text);
    const use = (): unknown => plan.billingPeriod;
    expect(use).toThrow(UnreadableDocument);
    expect(use).toThrow(`The stored plan cannot be read: ${problem}`);
    expect(() => ({ ...plan })).toThrow(UnreadableDocument);
    expect(() => JSON.stringify(plan)).toThrow(UnreadableDocument);
    expect(() => writeDocument(planForm, plan)).toThrow(UnreadableDocument);
  });

  test("a list too, however it is walked", () => {
    const costs = readDocument(costsForm, '[{"type":"CUSTOM"}]');
    expect(() => costs.map((line) => line)).toThrow(
      "The stored list of extra costs cannot be read: [0].description is missing",
    );
    expect(() => [...costs]).toThrow(UnreadableDocument);
  });
});
