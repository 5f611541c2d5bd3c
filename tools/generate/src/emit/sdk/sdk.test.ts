import { describe, expect, test } from "vitest";
import type { Operation, Spec } from "../model.js";
import { sdkMethods } from "./sdk-methods.js";
import { sdkResources } from "./sdk-resources.js";
import { sdkWire } from "./sdk-wire.js";

function operation(more: Partial<Operation>): Operation {
  return {
    id: "userGet",
    method: "GET",
    path: "/user/{id}",
    tag: "User",
    summary: "Read a user",
    description: undefined,
    origin: "document",
    roles: { ROLE_ADMIN: ["any"] },
    owner: "user",
    idempotency: "safe",
    pagination: null,
    emits: [],
    security: ["basicAuth", "authToken"],
    parameters: [],
    body: undefined,
    responses: [
      { status: 200, schema: { $ref: "#/components/schemas/User" }, headers: [] },
      { status: 404, schema: undefined, headers: [] },
    ],
    sdk: { group: "users", method: "get" },
    ...more,
  };
}

function spec(...operations: Operation[]): Spec {
  return {
    document: { openapi: "3.1.0", info: { title: "", version: "" }, paths: {} },
    operations,
    webhooks: [],
    schemas: { User: { type: "object" }, Rename: { properties: { name: { type: "string" } } } },
    examples: [],
    headers: [
      "CMW-Auth-Token",
      "CMW-Auth-User",
      "CMW-Deprecated-By-Version",
      "CMW-PageNumber",
      "CMW-PageSize",
      "CMW-Request-Id",
      "CMW-TotalItems",
      "CMW-TotalPages",
      "Location",
      "Retry-After",
    ],
    securitySchemes: {},
    lifecycle: undefined,
    permissions: { roles: {}, scopes: {}, writable: {} },
    errors: {},
    testCards: {},
    hash: "",
  };
}

const rename = operation({
  id: "userPatch",
  method: "PATCH",
  sdk: {
    group: "users",
    methods: [
      {
        name: "rename",
        summary: "Rename a user",
        schema: "Rename",
        fixed: { action: "RENAME" },
        args: ["name"],
        idempotency: "once",
      },
    ],
  },
});

describe("the table", () => {
  test("says of each method what its call needs", () => {
    expect(sdkMethods.emit(spec(operation({}), rename))).toContain(
      '`/user/{id} users\nget GET  b\nrename PATCH  o action="RENAME" name{`',
    );
  });

  test("holds a line again only when it differs from the last one of its name", () => {
    const other = operation({ id: "cartGet", path: "/cart/{id}", sdk: { group: "carts", method: "get" } });
    const [users, carts] = [operation({}), operation({ id: "userMe", path: "/user/me" })];
    const text = sdkMethods.emit(
      spec(
        users,
        { ...carts, sdk: { group: "users", method: "me" } },
        other,
        operation({ id: "cartAll", path: "/cart", sdk: { group: "carts", method: "all" } }),
      ),
    );
    expect(text).toContain("`/user\nget GET /{id} b\nme GET /me b\n/cart\nget\nall GET  b`");
  });

  test("takes no value that could be read otherwise", () => {
    const methods = [{ name: "x", summary: "X", schema: "Rename", fixed: { action: "A B" }, args: [] }];
    const bad = operation({ sdk: { group: "users", methods } });
    expect(() => sdkMethods.emit(spec(bad))).toThrow("cannot stand in the table");
  });
});

describe("the signatures", () => {
  test("name the reference, the arguments and the result", () => {
    const text = sdkResources.emit(spec(operation({}), rename));
    expect(text).toContain("get(user: UserRef, options?: CallOptions): Promise<User>;");
    expect(text).toContain("rename(user: UserRef, name: string, options?: CallOptions): Promise<void>;");
    expect(text).toMatch(/export type UserRef = number \| `user\/\$\{number\}`/);
  });

  test("carry the summary of the spec", () => {
    expect(sdkResources.emit(spec(operation({})))).toContain(" * Read a user.");
  });

  test.each([
    [
      "two methods of one name",
      [operation({}), operation({ id: "userGet2" })],
      "Two operations are called users.get",
    ],
    ["an operation that the SDK would lack", [operation({ sdk: undefined })], "userGet has no x-sdk"],
    [
      "a query parameter called as an option",
      [operation({ parameters: [{ name: "timeout", in: "query", schema: { type: "integer" } }] })],
      "timeout is an option of every call",
    ],
    [
      "a list that is not joined with commas",
      [
        operation({
          parameters: [{ name: "ids", in: "query", schema: { type: "array", items: { type: "integer" } } }],
        }),
      ],
      "ids: the SDK joins lists with commas",
    ],
    [
      "an argument that its schema does not have",
      [
        operation({
          sdk: { group: "users", methods: [{ name: "x", summary: "X", schema: "Rename", args: ["age"] }] },
        }),
      ],
      "has an argument age",
    ],
  ])("refuse %s", (_, operations, message) => {
    expect(() => sdkResources.emit(spec(...operations))).toThrow(message);
  });
});

describe("the facts of the wire", () => {
  test("are the headers, and the statuses that every operation documents", () => {
    const text = sdkWire.emit(spec(operation({})));
    expect(text).toContain('export const authTokenHeader = "cmw-auth-token";');
    expect(text).toContain("export const errorStatus = /40[4]/;");
    expect(text).toContain("export type ErrorStatus = 404;");
    expect(text).toContain('export const pagePrefix = "CMW-";');
  });

  test("refuse a header of a list that is not called as its number", () => {
    const given = spec(operation({}));
    const headers = given.headers.map((name) => (name === "CMW-PageSize" ? "X-PageSize" : name));
    expect(() => sdkWire.emit({ ...given, headers })).toThrow("several prefixes");
  });

  test("refuse an operation with statuses of its own", () => {
    const other = operation({ id: "userMe", responses: [{ status: 418, schema: undefined, headers: [] }] });
    expect(() => sdkWire.emit(spec(operation({}), other))).toThrow("userMe documents other error statuses");
  });
});
