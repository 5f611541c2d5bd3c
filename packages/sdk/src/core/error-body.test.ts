import { expect, test } from "vitest";
import { readHolders } from "./error-body.js";

test("placeholders are filled in the message, and the key stays as it was sent", () => {
  const holder = {
    key: "%resource%-%id%-not-found",
    error: "There is no %resource% %id%.",
    extraFields: { resource: "user", id: "7" },
  };
  expect(readHolders({ errorHolders: [holder] }, String)).toEqual([
    {
      key: "%resource%-%id%-not-found",
      text: "There is no user 7.",
      extraFields: { resource: "user", id: "7" },
    },
  ]);
});

test("without a message, the key is filled instead", () => {
  const entry = { key: "%field%-required", extraFields: { field: "name" } };
  expect(readHolders({ errorHolders: [entry] }, String)?.[0]?.text).toBe("name-required");
});

test("a placeholder without a value stays visible", () => {
  const entry = { key: "x", error: "%a% and %toString%", extraFields: { a: "1" } };
  expect(readHolders({ errorHolders: [entry] }, String)?.[0]?.text).toBe("1 and %toString%");
});

test("the earlier form is read too", () => {
  expect(readHolders({ errors: ["Not billable."] }, String)).toEqual([
    { text: "Not billable.", extraFields: {} },
  ]);
});

test("where both forms are sent, `errorHolders` is read, and `errors` if that is empty", () => {
  const errorHolders = [{ key: "b", error: "B" }];
  const read = (body: object) => readHolders(body, String)?.map(({ text }) => text);
  expect(read({ errors: ["A"], errorHolders })).toEqual(["B"]);
  expect(read({ errors: [], errorHolders })).toEqual(["B"]);
  expect(read({ errors: ["A"], errorHolders: [] })).toEqual(["A"]);
  expect(read({ errors: ["A"], errorHolders: null })).toEqual(["A"]);
  expect(read({ errors: null, errorHolders: [] })).toEqual([]);
});

test("a list without a fault is an error of the interface all the same", () => {
  expect(readHolders({ errorHolders: [] }, String)).toEqual([]);
});

test.each([
  undefined,
  null,
  "text",
  7,
  [],
  {},
  { error: "rate limited" },
  { errorHolders: null },
  { errorHolders: {} },
  { errorHolders: [null] },
  { errorHolders: [{ error: 5 }] },
  { errorHolders: [{ key: {}, error: "No." }] },
  { errorHolders: [{ error: { toString: "no" } }] },
  { errors: [null] },
  { errors: [{ message: "of another interface" }] },
])("%o is not the interface's", (body) => {
  expect(readHolders(body, String)).toBeUndefined();
});
