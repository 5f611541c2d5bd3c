import { describe, expect, test } from "vitest";
import { changesOf, isEmpty } from "./input.js";

interface Row {
  readonly name: string;
  readonly phone: string | null;
  readonly address: Readonly<Record<string, string>> | null;
}

const row: Row = { name: "Ada", phone: "1", address: { city: "Milano", state: "MI" } };

describe("the changes of a request", () => {
  test("are the fields that differ", () => {
    expect(changesOf(row, { name: "Ada", phone: "2" })).toEqual({ phone: "2" });
  });

  test("leave out a field that was not named", () => {
    const changes = changesOf(row, { name: undefined });
    expect(changes).toEqual({});
    expect(isEmpty(changes)).toBe(true);
  });

  test("hold null for a field that is cleared, unless it is null already", () => {
    expect(changesOf(row, { phone: null })).toEqual({ phone: null });
    expect(changesOf({ ...row, phone: null }, { phone: null })).toEqual({});
  });

  test("do not depend on the order of an object's fields", () => {
    expect(changesOf(row, { address: { state: "MI", city: "Milano" } })).toEqual({});
  });

  test.each([{ city: "Milano" }, { city: "Milano", state: "RM" }, { city: "Milano", zipCode: "MI" }])(
    "hold the whole object when it differs by a field: %o",
    (address) => {
      expect(changesOf(row, { address })).toEqual({ address });
    },
  );
});
