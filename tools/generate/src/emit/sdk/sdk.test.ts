import { describe, expect, test } from "vitest";
import type { Operation, Spec } from "../../model.js";
import { sdkModels } from "./models.js";
import { sdkPaths } from "./paths.js";
import { sdkResources } from "./resources.js";
import { sdkWire } from "./wire.js";

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
      {
        status: 200,
        schema: { $ref: "#/components/schemas/User" },
        mediaType: "application/json",
        headers: [],
      },
      { status: 404, schema: undefined, mediaType: undefined, headers: [] },
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
    schemas: {
      User: { type: "object" },
      Rename: {
        properties: { name: { type: "string" }, reason: { type: "string" } },
        required: ["name"],
      },
      Stop: {
        properties: { action: { type: "string", const: "STOP" }, reason: { type: "string" } },
        required: ["action"],
      },
    },
    otherVersions: {},
    apiVersions: {},
    examples: [],
    headers: [
      "CMW-Auth-Token",
      "CMW-Auth-User",
      "CMW-Deprecated-By-Version",
      "CMW-PageNumber",
      "CMW-PageSize",
      "CMW-Request-Id",
      "CMW-TotalItems",
      "CMW-TotalItems-Capped",
      "CMW-TotalPages",
      "Last-Event-ID",
      "Idempotency-Key",
      "Location",
      "Retry-After",
    ],
    securitySchemes: {},
    lifecycle: undefined,
    permissions: { roles: {}, scopes: {}, writable: {} },
    errors: {},
    testCards: {},
    forms: {},
    hash: "",
  };
}

const login = operation({
  id: "login",
  path: "/login",
  security: ["basicAuth"],
  sdk: { group: "login", method: "token" },
});

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

/** The file of one group. */
function group(name: string, ...operations: Operation[]): string {
  return sdkResources.emitFiles(spec(...operations)).get(`${name}.gen.ts`) ?? "";
}

describe("the methods", () => {
  test("say of each call what it sends, how often, and what it answers", () => {
    const text = group("users", operation({}), rename);
    expect(text).toContain('static override readonly group: GroupPlace = ["users", "/user/{id}"];');
    expect(text).toContain(
      'return this.call({ method: "GET", path: "", values: { id: user }, answer: "object" }, options);',
    );
    expect(text).toContain('body: { action: "RENAME", name }, once: "never" }, options);');
    const parameters = [{ name: "Idempotency-Key", in: "header", schema: { type: "string" } } as const];
    const keyed = group("users", { ...rename, parameters });
    expect(keyed).toContain('body: { action: "RENAME", name }, once: "keyed" }, options);');
    expect(keyed).toContain("Retried with the same `Idempotency-Key`, so that it happens only once.");
  });

  test("name the reference, the arguments and the result", () => {
    const text = group("users", operation({}), rename);
    expect(text).toContain("get(user: UserRef, options?: CallOptions): Promise<User> {");
    expect(text).toContain("rename(user: UserRef, name: string, options?: CallOptions): Promise<void> {");
  });

  test("may answer nothing where the body of the answer may be missing", () => {
    const costs = operation({ method: "POST", mayBeEmpty: true });
    const text = group("users", costs);
    expect(text).toContain("options?: CallOptions): Promise<User | undefined> {");
    expect(text).toContain('answer: "object", mayBeEmpty: true }, options);');
    expect(text).toContain(" * @returns the `User` as it is now, or undefined when the answer is empty.");
    expect(String(sdkPaths.emit(spec(costs)))).toContain(
      '200: { content: { "application/json": User | undefined } };',
    );
  });

  test("take what the schema does not require as an argument that may be left out", () => {
    const [method] = rename.sdk?.methods ?? [];
    const methods = method === undefined ? [] : [{ ...method, args: ["name", "reason"] }];
    const text = group("users", { ...rename, sdk: { group: "users", methods } });
    expect(text).toContain("rename(user: UserRef, name: string, reason?: string, options?: CallOptions)");
    expect(text).toContain('await market.users.rename(42, "Notes");');
  });

  test("stand in one file for each group, and one that makes them all", () => {
    const me = operation({
      id: "cartGet",
      path: "/cart/{id}",
      sdk: { group: "shoppingCarts", method: "get" },
    });
    const files = sdkResources.emitFiles(spec(operation({}), me));
    expect([...files.keys()]).toEqual(["index.gen.ts", "users.gen.ts", "shopping-carts.gen.ts"]);
    expect(files.get("index.gen.ts")).toContain("[Users, ShoppingCarts].map(");
  });

  test("share the start of their paths, and the names of their queries", () => {
    const query = [
      { name: "search", in: "query" as const, description: "Text.", schema: { type: "string" } },
    ];
    const list = operation({
      id: "userList",
      path: "/user",
      parameters: query,
      sdk: { group: "users", method: "list" },
    });
    const text = group("users", operation({}), list);
    expect(text).toContain('static override readonly group: GroupPlace = ["users", "/user", ["search"]];');
    expect(text).toContain('path: "/{id}"');
    expect(text).toContain("list(query?: UsersListQuery, options?: CallOptions)");
    expect(text).toContain("readonly search?: string | undefined;");
  });

  test("have the summary, each parameter, the answer, the statuses and a call that compiles as their text", () => {
    const parameters = [
      { name: "deep", in: "query" as const, description: "All of it.", schema: { type: "boolean" } },
    ];
    const text = group("users", operation({ parameters }));
    expect(text).toContain(" * Read a user.");
    expect(text).toContain(' * @param user - The user: its id, `"user/42"`, a reference to it, or itself.');
    expect(text).toContain(" * @param query.deep - All of it.");
    expect(text).toContain(" * @returns the `User`.");
    expect(text).toContain(" * @throws {ApiError} when the marketplace refuses it: 404.");
    expect(text).toContain(" * @example\n * const user = await market.users.get(42);");
  });

  test.each([
    [
      "two methods of one name",
      [operation({}), operation({ id: "userGet2" })],
      "Two operations are called users.get",
    ],
    ["an operation that the SDK would lack", [operation({ sdk: undefined })], "userGet has no x-sdk"],
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
    [
      "an action that cannot send all of its body",
      [
        operation({
          sdk: {
            group: "users",
            methods: [{ name: "x", summary: "X", schema: "Stop", fixed: { action: "STOP" }, args: [] }],
          },
        }),
      ],
      "userGet x has no argument reason",
    ],
    [
      "a detail that must be given",
      [
        operation({
          sdk: {
            group: "users",
            methods: [{ name: "x", summary: "X", schema: "Rename", args: [], details: ["name"] }],
          },
        }),
      ],
      "The detail name is required",
    ],
  ])("refuse %s", (_, operations, message) => {
    expect(() => sdkResources.emitFiles(spec(...operations))).toThrow(message);
  });
});

describe("the models", () => {
  const base = spec(operation({}), rename);
  const schemas = {
    User: {
      type: "object",
      required: ["id", "state"],
      properties: { id: { type: "integer" }, state: { $ref: "#/components/schemas/State" } },
    },
    Member: {
      type: "object",
      allOf: [{ $ref: "#/components/schemas/User" }],
      properties: { team: { $ref: "#/components/schemas/TeamReference" } },
    },
    State: { type: "string", enum: ["ON", "OFF"], "x-open-enum": true },
    Side: { type: "string", enum: ["LEFT"] },
    TeamReference: {
      type: "object",
      required: ["url"],
      properties: { url: { type: "string", "x-ref": "user" } },
    },
    Names: { type: "object", additionalProperties: { type: "string" } },
    Rename: { type: "object", properties: { name: { type: "string", description: "The name." } } },
  };
  const text = String(sdkModels.emit({ ...base, schemas }));

  test("are interfaces with names, and say what they extend", () => {
    expect(text).toContain("export interface User {\nid: number;\nstate: State;\n}");
    expect(text).toContain("export interface Member extends User {");
    expect(text).toContain("export type Names = Record<string, string>;");
  });

  test("leave an enum open that may grow, and no other", () => {
    expect(text).toContain('export type State = "ON" | "OFF" | (string & {});');
    expect(text).toContain('export type Side = "LEFT";');
  });

  test("take undefined and a reference in any form where they are sent", () => {
    expect(text).toContain("/** The name. */\nname?: string | null | undefined;");
    expect(text).toContain("team?: UserRef | null | undefined;");
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a type that is written so.
    expect(text).toContain("url: `user/${number}`;");
  });

  test("say what names an entity", () => {
    expect(text).toMatch(/export type UserRef = number \| `user\/\$\{number\}` .* \| User;/);
  });
});

describe("the paths", () => {
  test("are what openapi-fetch asks for, without the version that the client sends by itself", () => {
    const parameters = [
      { name: "id", in: "path" as const, required: true, schema: { type: "integer" } },
      { name: "apiVersion", in: "query" as const, schema: { type: "string" } },
    ];
    const text = String(sdkPaths.emit(spec(operation({ parameters }))));
    expect(text).toContain('"/user/{id}": {');
    expect(text).toContain("parameters: { path: { id: number } };");
    expect(text).toContain('200: { content: { "application/json": User } };');
    expect(text).not.toContain("apiVersion");
  });
});

test("an answer of bytes is a Blob, by its method and by its path", () => {
  const responses = [
    {
      status: 200,
      schema: { type: "string", format: "binary" },
      mediaType: "application/pdf",
      headers: [],
    },
  ];
  const given = spec(operation({ responses }), login);
  const group = String(sdkResources.emitFiles(given).get("users.gen.ts"));
  expect(group).toContain("options?: CallOptions): Promise<Blob>");
  expect(group).toContain('answer: "blob"');
  expect(String(sdkPaths.emit(given))).toContain('200: { content: { "application/pdf": Blob } };');
});

describe("the facts of the wire", () => {
  const ofLists: Operation["parameters"] = [
    { name: "pageSize", in: "query", schema: { type: "integer", default: 20, maximum: 50 } },
    { name: "id", in: "query", schema: { type: "array", maxItems: 40 } },
  ];

  test("are the headers, and the statuses that any operation documents", () => {
    const other = operation({
      id: "userMe",
      responses: [{ status: 412, schema: undefined, mediaType: undefined, headers: [] }],
    });
    const text = sdkWire.emit(spec(operation({ parameters: ofLists }), login, other));
    expect(text).toContain('export const authTokenHeader = "cmw-auth-token";');
    expect(text).toContain('export const signInPath = "/login";');
    expect(text).toContain("export type ErrorStatus = 404 | 412;");
    expect(text).toContain('export const pagePrefix = "CMW-";');
    expect(text).toContain("export const defaultPageSize = 20;");
    expect(text).toContain("export const maxPageSize = 50;");
    expect(text).toContain("export const maxIds = 40;");
  });

  test("name the secret fields of all schemas by how they end, and hide what is in them", () => {
    const secret = { type: "string", format: "password" };
    const schemas = {
      Key: { ...secret },
      Input: {
        type: "object",
        properties: {
          oldKey: secret,
          inside: { type: "object", properties: { pin: { $ref: "#/components/schemas/Key" } } },
        },
      },
      Made: { type: "object", properties: { key: secret, name: { type: "string" } } },
    };
    const text = sdkWire.emit({ ...spec(operation({ parameters: ofLists }), login), schemas });
    const [, source = ""] = /secretFields =\s*\/(.*)\/gis;/.exec(String(text)) ?? [];
    expect(source).toContain("(?:key|pin)");
    const hide = (body: unknown): string =>
      JSON.stringify(body).replace(new RegExp(source, "gis"), '$1"hidden"');
    expect(hide({ oldKey: 'a"b\\', pin: 7, name: "Ann" })).toBe(
      '{"oldKey":"hidden","pin":"hidden","name":"Ann"}',
    );
    expect(hide({ name: "Ann", key: { a: [{ b: "c" }] } })).toBe('{"name":"Ann","key":"hidden"');
  });

  test("refuse lists whose pages have no one size", () => {
    expect(() => sdkWire.emit(spec(operation({}), login))).toThrow("no one default of pageSize");
  });

  test("refuse a header of a list that is not called as its number", () => {
    const given = spec(operation({}), login);
    const headers = given.headers.map((name) => (name === "CMW-PageSize" ? "X-PageSize" : name));
    expect(() => sdkWire.emit({ ...given, headers })).toThrow("several prefixes");
  });
});
