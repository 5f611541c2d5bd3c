import { describe, expect, test } from "vitest";
import { parseReference, toReference } from "./reference.js";

describe("parseReference", () => {
  test("reads a relative URL, with and without a leading slash", () => {
    expect(parseReference("subscription/12", "subscription")).toBe(12);
    expect(parseReference("/subscription/12", "subscription")).toBe(12);
  });

  test("reads an absolute URL on this service", () => {
    const base = "https://market.example/api";
    expect(parseReference("https://market.example/api/subscription/12", "subscription", base)).toBe(12);
    expect(parseReference("https://market.example/api/subscription/12", "subscription", `${base}/`)).toBe(12);
  });

  test("refuses an absolute URL on another service", () => {
    const base = "https://market.example/api";
    expect(parseReference("https://evil.example/api/subscription/12", "subscription", base)).toBeUndefined();
    expect(parseReference("https://market.example/apisubscription/12", "subscription", base)).toBeUndefined();
    expect(parseReference("https://market.example/api/subscription/12", "subscription")).toBeUndefined();
    expect(parseReference("//evil.example/subscription/12", "subscription", base)).toBeUndefined();
  });

  test("refuses another resource", () => {
    expect(parseReference("user/12", "subscription")).toBeUndefined();
    expect(parseReference("subscription", "subscription")).toBeUndefined();
  });

  test("takes positive int32 only", () => {
    expect(parseReference("user/2147483647", "user")).toBe(2147483647);
    expect(parseReference("user/2147483648", "user")).toBeUndefined();
    expect(parseReference("user/0", "user")).toBeUndefined();
    expect(parseReference("user/-1", "user")).toBeUndefined();
    expect(parseReference("user/01", "user")).toBeUndefined();
    expect(parseReference("user/1.0", "user")).toBeUndefined();
    expect(parseReference("user/1e3", "user")).toBeUndefined();
    expect(parseReference("user/12/metadata", "user")).toBeUndefined();
    expect(parseReference("user/12\n", "user")).toBeUndefined();
  });

  test("refuses what is not text", () => {
    expect(parseReference(12, "user")).toBeUndefined();
    expect(parseReference({ url: "user/12" }, "user")).toBeUndefined();
    expect(parseReference(undefined, "user")).toBeUndefined();
  });
});

describe("toReference", () => {
  test("writes what parseReference reads", () => {
    expect(toReference("productVersion", 7)).toBe("productVersion/7");
    expect(parseReference(toReference("productVersion", 7), "productVersion")).toBe(7);
  });
});
