import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { write } from "../src/drift.js";
import { generate } from "../src/generate.js";
import { listedFiles } from "../src/manifest.js";
import { compile } from "./compile.js";
import { loadModule } from "./load-module.js";
import { repository, type TemporaryRoot, temporaryRoot } from "./temporary-root.js";

// A server's handler, as the types of the generated handlers see it.
const handler = "apps/reference-server/src/api/handler.ts";
const callTypes = `import type { OperationId, OperationTypes } from "@syndikit/contract";
export interface Call<Id extends OperationId> { body: OperationTypes[Id]["body"]; query: OperationTypes[Id]["query"] }
export type Reply<Id extends OperationId> = OperationTypes[Id]["result"];
`;
const handlerText = `import type { Handlers } from "./handlers.gen.js";
type SetName = Parameters<Handlers["subscriptionUpdateMetadata"]>[0];
export const note = (call: Parameters<Handlers["commentUpdate"]>[0]): string | undefined => call.body.mood;
export const shout = (call: SetName): boolean | undefined => call.query.shout;
`;

let root: TemporaryRoot;
let before: Map<string, string>;
let after: Map<string, string>;
let complaintsBefore: string[];

beforeAll(async () => {
  root = await temporaryRoot("real");
  // What is committed is what the spec gives; `npm run drift` sees to that.
  before = new Map();
  for (const path of await listedFiles(repository)) {
    before.set(path, await readFile(join(repository, path), "utf8"));
  }
  await write(root.path, before);
  await mkdir(join(root.path, "apps/reference-server/src/api"), { recursive: true });
  await writeFile(join(root.path, "apps/reference-server/src/api/call.ts"), callTypes);
  await writeFile(join(root.path, handler), handlerText);
  complaintsBefore = compile(root.path, [handler]);
  await edit(
    "spec/schemas/CommentInput.yaml",
    /^properties:\n/m,
    "properties:\n  mood: { type: string, maxLength: 3 }\n",
  );
  await edit(
    "spec/paths/subscription_{id}_metadata.yaml",
    /method: replaceMetadata }\n {2}parameters:\n/,
    "method: replaceMetadata }\n  parameters:\n    - { name: shout, in: query, schema: { type: boolean } }\n",
  );
  after = await generate(root.path);
  await write(root.path, after);
});

afterAll(() => root[Symbol.asyncDispose]());

async function edit(path: string, find: RegExp, replacement: string): Promise<void> {
  const text = await readFile(join(root.path, path), "utf8");
  if (!find.test(text)) throw new Error(`${path} does not hold ${find}.`);
  await writeFile(join(root.path, path), text.replace(find, replacement));
}

async function exportsOf(files: Map<string, string>, path: string): Promise<Record<string, unknown>> {
  return loadModule(files.get(path) ?? "");
}

describe("a field and a parameter that are added to the spec", () => {
  test("were not there before", () => {
    expect(complaintsBefore.join()).toContain("'mood' does not exist");
    expect(complaintsBefore.join()).toContain("'shout' does not exist");
  });

  test("reach the server's handlers as types, with no edit by hand", () => {
    expect(compile(root.path, [handler])).toEqual([]);
  }, 60_000);

  test("reach the validators", async () => {
    const check = async (files: Map<string, string>): Promise<boolean> => {
      const { bodies } = await exportsOf(files, "packages/contract/src/validators.gen.js");
      const { commentUpdate } = bodies as Record<string, (value: unknown) => boolean>;
      return commentUpdate?.({ mood: "grumpy" }) ?? true;
    };
    expect(await check(before)).toBe(true);
    expect(await check(after)).toBe(false);
  });

  test("reach the table of operations", async () => {
    const { operations } = await exportsOf(after, "packages/contract/src/operations.gen.ts");
    expect(operations).toMatchObject({
      subscriptionUpdateMetadata: {
        parameters: expect.arrayContaining([expect.objectContaining({ name: "shout", type: "boolean" })]),
      },
    });
  });
});
