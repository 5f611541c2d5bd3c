import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const server = fileURLToPath(new URL("../..", import.meta.url));
const modules = fileURLToPath(new URL("../../../../node_modules", import.meta.url));

/** What older versions do after the migration of the next version. */
export type Before = "go on" | "stop";

/**
 * Makes the next version of the server from the sources of this one, with the command that a developer uses for its
 * migrations: companies get a nickname, which it reads and writes with every company, and there is a table of all
 * nicknames. With `stop` a nickname is also unique among the companies that were made at one time.
 *
 * @returns the file of its program.
 */
export function makeNextVersion(before: Before): string {
  const home = copyServer();
  addNicknames(home, before);
  runCommand(home, ["nicknames"]);
  return join(home, "src/main.ts");
}

/** Copies the server with its migrations, to be changed. */
export function copyServer(): string {
  const folder = mkdtempSync(join(tmpdir(), "syndikit-next-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // At the same depth as in the repository, for the pages next to it.
  const home = join(folder, "apps", "reference-server");
  mkdirSync(home, { recursive: true });
  for (const part of ["src", "package.json", "drizzle.config.ts", "drizzle", "drizzle-postgres"]) {
    cpSync(join(server, part), join(home, part), { recursive: true });
  }
  symlinkSync(modules, join(folder, "node_modules"));
  return home;
}

/** Changes the tables: a column with a default, and a table that refers to another one. */
export function addNicknames(home: string, before: Before): void {
  const file = join(home, "src/store/tables/company.ts");
  edit(file, [
    "kind: oneOf<CompanyKind>().notNull(),",
    'kind: oneOf<CompanyKind>().notNull(),\n    nickname: text().default("none"),',
  ]);
  if (before === "stop") {
    edit(file, [
      'index("companies_by_kind")',
      'uniqueIndex("companies_nickname").on(t.nickname, t.id),\n    index("companies_by_kind")',
    ]);
  }
  edit(file, [
    "export type CompanyRow",
    `export const nicknames = table(
  "nicknames",
  { id: id(), companyId: partOf(() => companies.id), text: text().notNull() },
  (t) => [index("nicknames_by_company").on(t.companyId)],
);

export type CompanyRow`,
  ]);
}

/**
 * Runs `npm run migrations` in a copy.
 *
 * @returns what it has printed.
 */
export function runCommand(home: string, args: readonly string[]): string {
  return execFileSync(
    process.execPath,
    ["--conditions=@syndikit/source", "--import", "tsx", "src/store/write-migration.ts", ...args],
    { cwd: home, encoding: "utf8" },
  );
}

/** Replaces a text in a file. */
export function edit(file: string, [from, to]: readonly [string, string]): void {
  const text = readFileSync(file, "utf8");
  if (!text.includes(from)) throw new Error(`${file} has no ${from}.`);
  writeFileSync(file, text.replace(from, to));
}
