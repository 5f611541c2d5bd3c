import { type EventName, events } from "@syndikit/contract";
import { validateEvent } from "@syndikit/contract/validators";
import { expect, test } from "vitest";
import { buildEvent, InvalidValueError } from "../index.js";

test.each(Object.keys(events) as EventName[])("%s is valid without a word", (name) => {
  const event = buildEvent(name);
  expect(validateEvent(name, event)).toEqual([]);
  expect(`${event.entity}.${event.type}`).toBe(name);
});

test("the address of the entity follows its identifier", () => {
  expect(buildEvent("Subscription.CREATED", { id: 42 })).toMatchObject({
    id: "42",
    entityUrl: "subscription/42",
  });
  expect(buildEvent("Invoice.MODIFIED", { id: "7", entityUrl: "invoice/8" })).toMatchObject({
    id: "7",
    entityUrl: "invoice/8",
  });
});

test("what the spec forbids is refused with the reason", () => {
  const build = () => buildEvent("Subscription.MODIFIED", { date: "yesterday" });
  expect(build).toThrow(InvalidValueError);
  expect(build).toThrow(/The event Subscription.MODIFIED is not what the spec allows: \/date .+/);
});

test("a field that there is not is refused", () => {
  // @ts-expect-error: as a test without types may write it.
  expect(() => buildEvent("Subscription.MODIFIED", { entityURL: "subscription/7" })).toThrow(
    "/entityURL is not a field of SubscriptionModifiedEvent: there are id,",
  );
});

test("an event that is not there is named, with those that are", () => {
  // @ts-expect-error: as a test without types may write it.
  expect(() => buildEvent("Subscription.MELTED")).toThrow(
    /no event Subscription.MELTED. There are: .*Subscription.CREATED/,
  );
});

test("two events share nothing", () => {
  const event = buildEvent("ProductVersion.MODIFIED");
  expect(buildEvent("ProductVersion.MODIFIED")).not.toBe(event);
  expect(buildEvent("ProductVersion.MODIFIED").metadata).not.toBe(event.metadata);
});
