import { getTableName } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { describe, expect, test } from "vitest";
import { classOf } from "../postgres/dialect.js";
import { tables } from "../postgres/schema.js";
import {
  asListed,
  type Form,
  isReadable,
  parseDocument,
  readDocument,
  readParsed,
  writeDocument,
} from "./column.js";
import { aText, mapOf, objectOf } from "./reader.js";
import * as forms from "./small-forms.js";

// As releases have written them. They are never changed: what stands here must be readable for ever.

describe("what 0.1 has stored is read", () => {
  test.each<[Form<unknown>, string]>([
    [
      forms.addressForm,
      '{"address":"1 Atlas Street","city":"Bergamo","zipCode":"24121","state":"BG","country":"Italy","countryCode":"IT"}',
    ],
    [forms.addressForm, '{"city":"Perugia"}'],
    [forms.syndicationEndpointsForm, '["https://atlas.example/events"]'],
    [forms.orderValidationUrlsForm, '["https://atlas.example/orders"]'],
    [forms.metricHeadersForm, '[{"name":"X-Metric-Key","value":"v1.abc"}]'],
    [forms.acceptedValuesForm, '{"eu":"Europe","form":"A form"}'],
    [forms.enteredValuesForm, '{"configurationParameter/3":"eu"}'],
    [forms.credentialTextsForm, '{"en":"The user","it":"L\'utente"}'],
    [forms.headersForm, '{"content-type":"application/json","form":"2"}'],
    [forms.orderedQuantitiesForm, '{"billingItem/5":3.5}'],
    [forms.conversionsForm, '{"USD":0.93}'],
    [forms.userRolesForm, '["ROLE_USER"]'],
    [
      forms.payloadForm,
      '{"id":"1","entity":"Subscription","type":"CREATED","entityUrl":"subscription/1","date":"2026-01-31T08:15:00Z","metadata":{}}',
    ],
    [forms.settingForms.clockOffset, "2505600000"],
    [forms.settingForms.clockTarget, "0"],
    [
      forms.settingForms.platformEndpoints,
      '[{"url":"https://ops.example/events","secret":"v1.abc"},{"url":"https://b.example"}]',
    ],
    [
      forms.settingForms.faults,
      '[{"id":1,"direction":"outgoing","match":{"url":"delayed"},"action":{"kind":"delay","milliseconds":60000},"times":5,"matched":1}]',
    ],
    [forms.settingForms.keyFingerprint, '"0a1b2c"'],
    [forms.settingForms.keyFingerprint, "null"],
    [forms.settingForms.mailsAfter, "-1"],
    [forms.settingForms.demo, "true"],
  ])("%o: %s", (form, text) => {
    const read = parseDocument(form, text);
    expect(read).toEqual(JSON.parse(text));
    expect(JSON.parse(writeDocument(form, read))).toEqual(JSON.parse(text));
  });
});

test("every column that is stored as JSON has a reader", () => {
  const columns = tables.flatMap((table) =>
    getTableConfig(table).columns.map((column) => ({
      column,
      name: `${getTableName(table)}.${column.name}`,
    })),
  );
  expect(
    columns.filter(({ column }) => classOf(column) === "SQLiteTextJson").map(({ name }) => name),
  ).toEqual([]);
  const documents = columns.filter(({ column }) => classOf(column) === "SQLiteCustomColumn");
  expect(documents.length).toBeGreaterThan(20);
  const unread = documents.filter(({ column }) => isReadable(column.mapFromDriverValue("{")));
  expect(unread.map(({ name }) => name)).toEqual([]);
});

describe("a later form", () => {
  const step = (earlier: unknown): unknown => earlier;

  test("of a map leaves every name to the caller", () => {
    const form: Form<Readonly<Record<string, string>>> = {
      name: "map",
      read: mapOf(aText),
      isMap: true,
      steps: [step],
    };
    const value = { form: "2", map: "x", list: "y" };
    expect(JSON.parse(writeDocument(form, value))).toEqual({ form: 2, map: value });
    expect(parseDocument(form, writeDocument(form, value))).toEqual(value);
    expect(parseDocument(form, JSON.stringify(value))).toEqual(value);
  });

  test("of a plain value stands beside its number", () => {
    const form: Form<string> = { name: "text", read: aText, steps: [step] };
    expect(JSON.parse(writeDocument(form, "a"))).toEqual({ form: 2, value: "a" });
    expect(parseDocument(form, '{"form":2,"value":"a"}')).toBe("a");
    expect(readParsed(form, () => "a")).toBe("a");
  });

  test("of an object with a field of that name is not taken for an envelope", () => {
    const read = objectOf<{ value: string; more: string }>({ value: aText, more: aText });
    const form: Form<{ value: string; more: string }> = { name: "object", read, steps: [step] };
    const value = { value: "a", more: "b" };
    expect(parseDocument(form, writeDocument(form, value))).toEqual(value);
  });
});

test("a row as lists show it has nothing that cannot be read, also in joined tables", () => {
  const address = readDocument(forms.addressForm, "[]");
  const urls = readDocument(forms.syndicationEndpointsForm, "{}");
  const row = { id: 1, address, user: { name: "Ada", urls }, list: [1] };
  expect(asListed(row)).toEqual({ id: 1, address: null, user: { name: "Ada", urls: [] }, list: [1] });
  const whole = { id: 1, user: { name: "Ada" } };
  expect(asListed(whole)).toBe(whole);
});
