import { describe, expect, test } from "vitest";
import { isAllowed, isWritable, scopesOf } from "./is-allowed.js";

describe("isAllowed", () => {
  test("is what the operation says of the role", () => {
    expect(isAllowed("subscriptionGet", "ROLE_VENDOR")).toBe(true);
    expect(isAllowed("clockAdvance", "ROLE_USER")).toBe(false);
    expect(isAllowed("clockAdvance", "ROLE_ADMIN")).toBe(true);
  });
});

describe("scopesOf", () => {
  test("lists the scopes of the role", () => {
    expect(scopesOf("subscriptionGet", "ROLE_VENDOR")).toEqual(["own", "product"]);
    expect(scopesOf("clockAdvance", "ROLE_USER")).toEqual([]);
  });
});

describe("isWritable", () => {
  test("keeps listed fields for the roles that are named", () => {
    expect(isWritable("MyUserDTO", "enabled", "ROLE_ADMIN")).toBe(true);
    expect(isWritable("MyUserDTO", "enabled", "ROLE_USER")).toBe(false);
  });

  test("leaves other fields open", () => {
    expect(isWritable("MyUserDTO", "name", "ROLE_USER")).toBe(true);
  });
});
