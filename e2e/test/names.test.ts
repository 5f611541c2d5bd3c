import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = resolve(fileURLToPath(import.meta.url), "../../..");

const OTHER_WORDS = /\b(?:const|let) ((?:MOST|LONGEST|LARGEST|GREATEST|LEAST|SHORTEST|SMALLEST|FEWEST)_\w+)/g;

test("a limit is called MAX_… or MIN_…, whatever it limits", () => {
  const list = execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { cwd: root, encoding: "utf8" });
  const files = list.split("\n").filter(Boolean);
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((path) =>
    [...readFileSync(join(root, path), "utf8").matchAll(OTHER_WORDS)].map(([, name]) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});
