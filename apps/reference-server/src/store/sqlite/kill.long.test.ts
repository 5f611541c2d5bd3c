import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { companies, companyGroups } from "../tables/company.js";
import { openSqlite } from "./open.js";

/** Starts the writer, kills it after a number of lines, and returns the identifiers that it reported as stored. */
async function killedAfter(file: string, lines: number): Promise<number[]> {
  const script = fileURLToPath(new URL("../../test-support/kill-writer.ts", import.meta.url));
  const child = spawn(process.execPath, ["--conditions=@syndikit/source", "--import", "tsx", script, file], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
    if (output.split("\n").length > lines) child.kill("SIGKILL");
  });
  await new Promise((resolve) => child.once("close", resolve));
  // The kill may have cut off the last line.
  return output.split("\n").slice(0, -1).map(Number);
}

test("whatever was acknowledged before a kill is there after it, and nothing is half there", async () => {
  const folder = mkdtempSync(join(tmpdir(), "syndikit-kill-"));
  const file = join(folder, "marketplace.sqlite");
  const acknowledged: number[] = [];
  for (const lines of [1, 200, 700]) acknowledged.push(...(await killedAfter(file, lines)));
  const store = openSqlite({ file });
  const stored = await store.read((db) => db.select({ id: companies.id }).from(companies));
  const halves = await store.read((db) =>
    db
      .select({ id: companies.id })
      .from(companies)
      .leftJoin(companyGroups, eq(companyGroups.companyId, companies.id))
      .where(isNull(companyGroups.id)),
  );
  await store.close();
  rmSync(folder, { recursive: true });
  const known = new Set(stored.map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThan(900);
  expect(acknowledged.filter((id) => !known.has(id))).toEqual([]);
  expect(halves).toEqual([]);
});
