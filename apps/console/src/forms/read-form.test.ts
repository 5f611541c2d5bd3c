import { expect, test } from "vitest";
import {
  configurationParameterFields,
  productFields,
  productVersionFields,
  userCompanyFields,
} from "./fields.gen.js";
import { readForm } from "./read-form.js";

/** A form in which this was entered. */
function entered(values: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

const plan = {
  name: "Basic",
  price: "10.0000",
  billingPeriod: 1,
  autoRenewable: true,
  billingItemValues: [
    { item: { url: "billingItem/1" }, start: 0, end: null, price: "3.0000", setup: "0.0000", step: 1 },
  ],
  configurationParameters: [{ url: "configurationParameter/1" }],
};

/** The form of that plan as it is opened. */
const untouched = {
  name: "Basic",
  price: "10.00",
  billingPeriod: "1",
  autoRenewable: "true",
  "billingItemValues.0.item": "billingItem/1",
  "billingItemValues.0.start": "0",
  "billingItemValues.0.end": "",
  "billingItemValues.0.price": "3.00",
  "billingItemValues.0.setup": "0.00",
  "billingItemValues.0.step": "1",
  "billingItemValues.1.item": "",
  configurationParameters: "configurationParameter/1",
};

test("what is created has what was entered, in the types of the API", () => {
  const form = entered({
    name: "Basic",
    description: "",
    price: "1,012.50",
    billingPeriod: "12",
    autoRenewable: "false",
    "billingItemValues.0.item": "billingItem/1",
    "billingItemValues.0.start": "0",
    "billingItemValues.0.price": "3",
    "billingItemValues.1.item": "",
    configurationParameters: "configurationParameter/1",
  });
  expect(readForm(productVersionFields, form)).toEqual({
    name: "Basic",
    price: "1012.50",
    billingPeriod: 12,
    autoRenewable: false,
    billingItemValues: [{ item: { url: "billingItem/1" }, start: 0, price: "3" }],
    configurationParameters: [{ url: "configurationParameter/1" }],
  });
});

test("a form in which nothing was changed changes nothing", () => {
  expect(readForm(productVersionFields, entered(untouched), { known: plan })).toEqual({});
});

test("a change has only what differs", () => {
  const form = entered({ ...untouched, autoRenewable: "false", "billingItemValues.0.price": "2.5" });
  expect(readForm(productVersionFields, form, { known: plan })).toEqual({
    autoRenewable: false,
    billingItemValues: [{ item: { url: "billingItem/1" }, start: 0, price: "2.5", setup: "0.00", step: 1 }],
  });
});

test("an emptied input is null where the API takes that, and the list without its entries", () => {
  const form = entered({ ...untouched, price: "", "billingItemValues.0.item": "" });
  for (const name of ["start", "price", "setup", "step"]) form.set(`billingItemValues.0.${name}`, "");
  form.delete("configurationParameters");
  expect(readForm(productVersionFields, form, { known: plan })).toEqual({
    price: null,
    billingItemValues: [],
    configurationParameters: [],
  });
});

test("what may not be empty is left as it is", () => {
  expect(readForm(productVersionFields, entered({ ...untouched, name: "" }), { known: plan })).toEqual({});
});

test("an address is sent as a whole, as soon as one of its fields differs", () => {
  const known = { name: "Contoso", address: { city: "Reading", countryCode: "GB" } };
  const form = { name: "Contoso", "address.city": "Reading", "address.countryCode": "GB" };
  expect(readForm(userCompanyFields, entered(form), { known })).toEqual({});
  expect(readForm(userCompanyFields, entered({ ...form, "address.state": "RG" }), { known })).toEqual({
    address: { city: "Reading", state: "RG", countryCode: "GB" },
  });
  expect(readForm(userCompanyFields, entered({ name: "Contoso" }), { known })).toEqual({ address: null });
});

test("addresses stand one to a line, and values with their labels", () => {
  const product = entered({ syndicationEndpoints: "https://a.example\n https://b.example\n" });
  expect(readForm(productFields, product)).toEqual({
    syndicationEndpoints: ["https://a.example", "https://b.example"],
  });
  const parameter = entered({ acceptedValues: "eu = Europe\nus\n\na = b = c" });
  expect(readForm(configurationParameterFields, parameter)).toEqual({
    acceptedValues: { eu: "Europe", us: "us", a: "b = c" },
  });
});
