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
 * Makes the next version of the server from the sources of this one: companies get a nickname, which it reads and writes
 * with every company, and the database gets a column for it.
 *
 * @returns the file of its program.
 */
export function makeNextVersion(before: Before): string {
  const folder = mkdtempSync(join(tmpdir(), "syndikit-next-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // At the same depth as in the repository, for the pages next to it.
  const home = join(folder, "apps", "reference-server");
  mkdirSync(home, { recursive: true });
  for (const part of ["src", "package.json", "drizzle", "drizzle-postgres"]) {
    cpSync(join(server, part), join(home, part), { recursive: true });
  }
  symlinkSync(modules, join(folder, "node_modules"));
  edit(join(home, "src/store/tables/company.ts"), [
    "kind: oneOf<CompanyKind>().notNull(),",
    'kind: oneOf<CompanyKind>().notNull(),\n    nickname: text().default("none"),',
  ]);
  const added = `alter table "companies" add column "nickname" text`;
  writeFileSync(
    join(home, "drizzle-postgres/0001_nicknames.sql"),
    `-- Versions before this one ${before}.\n${added} collate "C" default 'none';\n`,
  );
  writeFileSync(join(home, "drizzle/0001_nicknames.sql"), `${added} default 'none';\n`);
  const journal = join(home, "drizzle/meta/_journal.json");
  const known = JSON.parse(readFileSync(journal, "utf8")) as { entries: { when: number; tag: string }[] };
  const [first] = known.entries;
  const entries = [...known.entries, { ...first, idx: 1, when: Date.now(), tag: "0001_nicknames" }];
  writeFileSync(journal, JSON.stringify({ ...known, entries }));
  return join(home, "src/main.ts");
}

function edit(file: string, [from, to]: readonly [string, string]): void {
  const text = readFileSync(file, "utf8");
  if (!text.includes(from)) throw new Error(`${file} has no ${from}.`);
  writeFileSync(file, text.replace(from, to));
}
