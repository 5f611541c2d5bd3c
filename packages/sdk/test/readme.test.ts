import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterEach, expect, test, vi } from "vitest";
import { json } from "./fake-fetch.js";
import { samples } from "./readme.js";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the first sample of the README works as pasted", async () => {
  const [first = ""] = samples(await readFile(new URL("../README.md", import.meta.url), "utf8"));
  const { outputFiles } = await build({
    stdin: { contents: first, loader: "ts", resolveDir: fileURLToPath(new URL(".", import.meta.url)) },
    bundle: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    target: "es2022",
    conditions: ["@syndikit/source"],
    write: false,
  });
  vi.stubGlobal("fetch", async (url: string) =>
    url.includes("/login") ? json("t1") : json({ name: "Notes", deploymentStatus: "DEPLOYED" }),
  );
  const print = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const folder = await mkdtemp(join(tmpdir(), "readme-"));
  try {
    const file = join(folder, "first.mjs");
    await writeFile(file, outputFiles[0]?.text ?? "");
    await import(pathToFileURL(file).href);
  } finally {
    await rm(folder, { recursive: true });
  }
  expect(print).toHaveBeenCalledWith("Notes", "DEPLOYED");
});
