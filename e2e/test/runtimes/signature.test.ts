import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askWorkerd, bundle, runScript } from "./run-program.js";
import { expectedReport } from "./signature-report.js";

describe("the signature package, from one bundle", () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "signature-"));
    await bundle("program-print.ts", join(folder, "print.mjs"));
    await bundle("program-worker.ts", join(folder, "worker.js"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each(["node", "bun", "deno"] as const)("gives the known answers on %s", async (runtime) => {
    expect(await runScript(runtime, join(folder, "print.mjs"))).toEqual(expectedReport());
  });

  it("gives the known answers on workerd", async () => {
    expect(await askWorkerd(folder)).toEqual(expectedReport());
  });
});
