import { expect, test } from "vitest";
import type { PackageManager } from "../package-manager.js";
import { writeManifest } from "./manifest.js";

const template = {
  dependencies: { pg: "1.0.0", "better-sqlite3": "2.0.0", hono: "3.0.0" },
  devDependencies: {},
};

const write = (packageManager: PackageManager): Record<string, unknown> =>
  JSON.parse(
    writeManifest(template, {
      packageName: "x",
      framework: "hono",
      store: "postgres",
      handle: [],
      packageManager,
    }),
  );

test("leaves out the packages of the other stores", () => {
  expect(write("npm")["dependencies"]).toEqual({ hono: "3.0.0", pg: "1.0.0" });
});
