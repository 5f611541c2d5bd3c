import { expect, test } from "vitest";
import { readHolders } from "./holders.js";

test("placeholders are filled in the message, and the key stays as it was sent", () => {
  const holder = {
    key: "%resource%-%id%-not-found",
    error: "There is no %resource% %id%.",
    extraFields: { resource: "user", id: "7" },
  };
  expect(readHolders({ errorHolders: [holder] })).toEqual([
    {
      key: "%resource%-%id%-not-found",
      text: "There is no user 7.",
      extraFields: { resource: "user", id: "7" },
    },
  ]);
});

test("without a message, the key is filled instead", () => {
  const [holder] = readHolders({
    errorHolders: [{ key: "%field%-required", extraFields: { field: "name" } }],
  });
  expect(holder?.text).toBe("name-required");
});

test("a placeholder without a value stays visible", () => {
  const [holder] = readHolders({
    errorHolders: [{ key: "x", error: "%a% and %toString%", extraFields: { a: "1" } }],
  });
  expect(holder?.text).toBe("1 and %toString%");
});

test("the earlier form is read too", () => {
  expect(readHolders({ errors: ["Not billable."] })).toEqual([{ text: "Not billable.", extraFields: {} }]);
});

test("an entry that is a text alone is its message", () => {
  expect(readHolders({ errorHolders: [null, "x"] })).toEqual([{ text: "x", extraFields: {} }]);
});

test.each([
  undefined,
  null,
  "text",
  7,
  [],
  {},
  { errorHolders: null },
  { errorHolders: [] },
  { errors: [null] },
])("%o holds no fault", (body) => {
  expect(readHolders(body)).toEqual([]);
});
