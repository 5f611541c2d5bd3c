import { describe, expect, test } from "vitest";
import { toErrorEntry } from "./fill-error.js";
import { validateSchema } from "./validators.js";

describe("toErrorEntry", () => {
  test("fills the message, and leaves the placeholders of the key", () => {
    expect(toErrorEntry("notFound", { resource: "subscription", id: 4711 }, "req_7h2k9d3m")).toEqual({
      key: "%resource%-%id%-not-found",
      error: "There is no subscription 4711.",
      extraFields: { resource: "subscription", id: "4711" },
      requestId: "req_7h2k9d3m",
    });
  });

  test("does not fill what a value holds", () => {
    const { error } = toErrorEntry("notFound", { resource: "%id%", id: "$&" }, "req_7h2k9d3m");
    expect(error).toBe("There is no %id% $&.");
  });

  test("makes an entry of the interface", () => {
    expect(validateSchema("ErrorResponseEntry", toErrorEntry("internal", {}, "req_7h2k9d3m"))).toEqual([]);
  });

  test("asks for the fields of the error", () => {
    // @ts-expect-error: `id` is missing.
    const entry = toErrorEntry("notFound", { resource: "user" }, "req_7h2k9d3m");
    expect(entry.key).toBe("%resource%-%id%-not-found");
  });
});
