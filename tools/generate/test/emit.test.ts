import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { write } from "../src/drift.js";
import { emitters } from "../src/emit/index.js";
import { generate } from "../src/generate.js";
import { compile } from "./compile.js";
import { loadModule } from "./load-module.js";
import { type TemporaryRoot, temporaryRoot } from "./temporary-root.js";

// The SDK's files are about the real interface, and have tests of their own.
const list = emitters.filter(({ target }) => !target.startsWith("packages/sdk/"));

let root: TemporaryRoot;
let files: Map<string, string>;

beforeAll(async () => {
  root = await temporaryRoot("things");
  files = await generate(root.path, list);
  await write(root.path, files);
}, 60_000);

afterAll(() => root[Symbol.asyncDispose]());

function text(path: string): string {
  const found = files.get(path);
  if (found === undefined) throw new Error(`${path} was not generated.`);
  return found;
}

const contract = (name: string): Promise<Record<string, unknown>> =>
  loadModule(text(`packages/contract/src/${name}`));

/** What the compiler says of a few lines that use the generated types. */
async function use(lines: string): Promise<string[]> {
  const path = "packages/contract/src/use.ts";
  await writeFile(join(root.path, path), lines);
  return compile(root.path, [path]);
}

test("a kind of text has the form that its schema says", async () => {
  expect({ ...(await contract("patterns.gen.ts")) }).toMatchObject({ colourPattern: /^[a-z]+$/u });
});

describe("every generated file", () => {
  test("says where it comes from, and how to make it again", () => {
    const headless = [...files].filter(([path]) => !path.endsWith(".json"));
    expect(
      headless.filter(([, content]) => !/^\/\/ Generated from .* by `npm run generate`/.test(content)),
    ).toEqual([]);
  });

  test("compiles", async () => {
    const call = "apps/reference-server/src/api/call.ts";
    await mkdir(join(root.path, "apps/reference-server/src/api"), { recursive: true });
    await mkdir(join(root.path, "node_modules/hono"), { recursive: true });
    // The real types take seconds to compile; the server is compiled with them.
    await writeFile(
      join(root.path, "node_modules/hono/index.d.ts"),
      "export type Env = object;\nexport type Handler<E extends Env> = (context: E) => unknown;\n",
    );
    await writeFile(
      join(root.path, call),
      "export type Call<Id> = { id: Id };\nexport type Reply<Id> = { id: Id };\n",
    );
    const sources = [...files.keys()].filter((path) => path.endsWith(".gen.ts"));
    // The contract's hand-written files are about the real spec, and may miss a schema of it here.
    expect(compile(root.path, sources).filter((complaint) => complaint.includes(".gen.ts:"))).toEqual([]);
  });

  test("is listed in the manifest, with the hash of the spec", () => {
    const manifest: unknown = JSON.parse(text("packages/contract/generated.json"));
    const listed = [...files.keys()].filter((path) => path !== "packages/contract/generated.json").sort();
    expect(manifest).toEqual({ spec: expect.stringMatching(/^sha256-[0-9a-f]{64}$/), files: listed });
  });
});

describe("types", () => {
  test("gives an enum an open end in an answer, and only there", async () => {
    const answer =
      'import type { Thing } from "./types.gen.js";\nexport const state: Thing["state"] = "BROKEN";\n';
    const request =
      'import type { ThingState } from "./types.gen.js";\nexport const body: ThingState = { state: "BROKEN" };\n';
    expect(await use(answer)).toEqual([]);
    expect(await use(request)).toEqual([expect.stringContaining("not assignable")]);
  });

  test("types a reference by the resources that it leads to", async () => {
    const line = (url: string): string =>
      `import type { OwnerReference } from "./types.gen.js";\nexport const owner: OwnerReference = { url: "${url}" };\n`;
    expect(await use(line("person/1"))).toEqual([]);
    expect(await use(line("company/1"))).toEqual([]);
    expect(await use(line("thing/1"))).toEqual([expect.stringContaining("not assignable")]);
  });

  test("lets a caller leave a field with a default away", async () => {
    const lines =
      'import type { ThingInput } from "./types.gen.js";\nexport const input: ThingInput = { name: "a" };\n';
    expect(await use(lines)).toEqual([]);
  });

  test("names the resources", () => {
    expect(text("packages/contract/src/types.gen.ts")).toContain(
      'export type ResourceName = "company" | "person";',
    );
  });
});

describe("enums", () => {
  test("makes an object of each", async () => {
    expect((await contract("enums.gen.ts"))["State"]).toEqual({ NEW: "NEW", OLD: "OLD" });
  });
});

describe("operations", () => {
  test("holds what each operation says, with what it inherits", async () => {
    expect((await contract("operations.gen.ts"))["operations"]).toMatchObject({
      thingPatch: {
        method: "PATCH",
        path: "/thing/{id}",
        roles: { ROLE_USER: ["own"], ROLE_ADMIN: ["any"] },
        security: ["authToken"],
        parameters: [{ name: "id", in: "path", required: true, type: "integer" }],
        body: { required: true, schema: "ThingPatch" },
        statuses: [204, 404, 412],
        success: [204],
        sdk: { group: "things", methods: [{ name: "rename", roles: { ROLE_USER: ["own"] } }] },
      },
    });
  });

  test("says how each parameter is written", async () => {
    expect((await contract("operations.gen.ts"))["operations"]).toMatchObject({
      thingList: {
        parameters: [
          { name: "pageSize", in: "query", required: false, type: "integer" },
          { name: "state", in: "query", required: false, type: "array", items: "string" },
          { name: "metadata", in: "query", required: false, type: "object" },
        ],
      },
    });
  });

  test("types what goes in and what comes out", async () => {
    const lines = [
      'import type { OperationTypes } from "./operation-types.gen.js";',
      'import type { ErrorResponse, Thing, ThingPatch } from "./types.gen.js";',
      "type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;",
      'export const path: Same<OperationTypes["thingPatch"]["path"], { id: number }> = true;',
      'export const body: Same<OperationTypes["thingPatch"]["body"], ThingPatch> = true;',
      'export const nothing: Same<OperationTypes["thingPatch"]["result"], undefined> = true;',
      'export const statuses: Same<keyof OperationTypes["thingPatch"]["answers"], 204 | 404 | 412> = true;',
      'export const done: Same<OperationTypes["thingPatch"]["answers"][204], undefined> = true;',
      'export const changed: Same<OperationTypes["thingPatch"]["answers"][412], ErrorResponse> = true;',
      'export const found: Same<OperationTypes["thingGet"]["answers"][200], Thing> = true;',
      'export const unknown: Same<OperationTypes["thingGet"]["answers"][404], ErrorResponse> = true;',
      'export const bodiless: Same<OperationTypes["thingCount"]["answers"][404], undefined> = true;',
      'export const list: Same<OperationTypes["thingList"]["result"], Thing[]> = true;',
      'export const query: OperationTypes["thingList"]["query"] = { pageSize: 2, state: ["NEW"], metadata: { a: "b" } };',
    ];
    expect(await use(lines.join("\n"))).toEqual([]);
  });
});

describe("the tables", () => {
  test("hold the lifecycle", async () => {
    expect((await contract("lifecycle.gen.ts"))["lifecycle"]).toMatchObject({
      states: { NEW: "Just made." },
      transitions: [
        { name: "make", from: null },
        { name: "age", guard: "aged" },
      ],
    });
  });

  test("hold roles, scopes and fields for some roles only", async () => {
    expect(await contract("permissions.gen.ts")).toMatchObject({
      roles: { ROLE_USER: "A customer." },
      scopes: { own: "The caller's." },
      writable: { "Thing.owner": ["ROLE_ADMIN"] },
    });
  });

  test("hold the errors, and type their fields", async () => {
    expect((await contract("errors.gen.ts"))["errors"]).toMatchObject({
      internal: { status: 500, extraFields: [] },
    });
    const lines =
      'import type { ErrorFields } from "./errors.gen.js";\nexport const fields: ErrorFields<"notFound"> = { id: 1 };\n';
    expect(await use(lines)).toEqual([expect.stringContaining("'resource' is missing")]);
  });

  test("hold the events with the operations that cause them, and the other calls apart", async () => {
    expect(await contract("events.gen.ts")).toMatchObject({
      events: {
        "Thing.CREATED": {
          entity: "Thing",
          type: "CREATED",
          cause: "An order made it.",
          emittedBy: ["thingCreate"],
        },
      },
      vendorCalls: { inspect: { method: "GET", headers: ["CD-Thing-Id"], responses: { 200: "Thing" } } },
    });
  });

  test("hold every header name", async () => {
    expect((await contract("headers.gen.ts"))["headerNames"]).toEqual({
      thingId: "CD-Thing-Id",
      authToken: "CMW-Auth-Token",
      authUser: "CMW-Auth-User",
      eventSignature: "CMW-Event-Signature",
      totalItems: "CMW-TotalItems",
    });
  });

  test("hold the examples by name", async () => {
    expect((await contract("examples.gen.ts"))["examples"]).toMatchObject({
      "thing.new": { id: 1, state: "NEW" },
    });
  });

  test("hold the signature scheme", async () => {
    expect(await loadModule(text("packages/signature/src/scheme.gen.ts"))).toMatchObject({
      signatureScheme: {
        header: "CMW-Event-Signature",
        prefix: "sha1=",
        algorithm: "HMAC-SHA1",
        digestBytes: 20,
      },
    });
  });
});

describe("routes", () => {
  const path = "apps/reference-server/src/http/routes.gen.ts";

  test("are in Hono's syntax, with numbers where there are identifiers", () => {
    expect(text(path)).toContain('api.get("/thing/:id{-?\\\\d+}", serve("thingGet"));');
  });

  test("answer HEAD by GET, and name the methods of a path", () => {
    expect(text(path)).toMatch(/api\.all\("\/thing", refuse\("GET, HEAD[^"]*"\)\);/);
    expect(text(path)).not.toContain("thingCount");
    expect(text("apps/reference-server/src/api/handlers.gen.ts")).not.toContain("thingCount");
  });
});
