import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Report } from "@syndikit/conformance";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { CliError } from "../frame/cli-error.js";
import { createOutput } from "../frame/output.js";
import { prepareFiles, type ReportFiles } from "./report-files.js";

const STAMP = "2026-03-01T10-00-00.000Z";
const report: Report = {
  schema: 1,
  receiver: "http://127.0.0.1:3000/events",
  startedAt: "2026-03-01T10:00:00Z",
  duration: 1,
  verdict: "passed",
  counts: { passed: 0, failed: 0, notRun: 0 },
  causes: [],
  limits: [],
  checks: [],
};

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "syndikit-reports-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const notes: string[] = [];
const sink = { write: (text: string) => void notes.push(text), isTerminal: false, columns: 80 };

function prepare(files: ReportFiles) {
  const clock = { now: () => Date.parse("2026-03-01T10:00:00Z"), sleep: async () => undefined };
  const io = { stdout: sink, stderr: sink, env: {}, clock } as unknown as Parameters<typeof createOutput>[0];
  return prepareFiles(files, { clock, output: createOutput(io, false) });
}

test("a report is never written over a file, and the run does not begin", async () => {
  const folder = freshFolder();
  const file = join(folder, "notes.txt");
  writeFileSync(file, "mine");
  for (const files of [{ html: file }, { junit: file }]) {
    await expect(prepare(files)).rejects.toThrow(CliError);
    await expect(prepare(files)).rejects.toThrow(
      `${file} exists: name a file that does not exist, or add --force`,
    );
  }
  expect(readFileSync(file, "utf8")).toBe("mine");
  await expect(prepare({ html: join(folder, "a"), junit: `${folder}/./a` })).rejects.toThrow(
    /Name two files/,
  );
});

test("with --force the earlier report is kept beside the new one", async () => {
  const folder = freshFolder();
  const [html, junit] = [join(folder, "report.html"), join(folder, "report.xml")];
  writeFileSync(html, "earlier");
  const write = await prepare({ html, junit, force: true });
  expect(readFileSync(html, "utf8")).toBe("earlier");
  await write(report);
  expect(readFileSync(html, "utf8")).toMatch(/^<!doctype html>/i);
  expect(readFileSync(junit, "utf8")).toContain("<testsuite");
  expect(readFileSync(`${html}.before-${STAMP}`, "utf8")).toBe("earlier");
  expect(notes.join("")).toContain(`What was in ${html} before is in ${html}.before-${STAMP}.`);
});

test("a database that is open is not written over, with --force neither", async () => {
  const folder = freshFolder();
  const file = join(folder, "open.sqlite");
  const database = new Database(file);
  onTestFinished(() => void database.close());
  database.exec("create table notes (text text)");
  await expect(prepare({ html: file, force: true })).rejects.toThrow(/is a database that is in use/);
  expect(database.prepare("select count(*) from notes").pluck().get()).toBe(0);
});

test("a file that is made during the run stays, and the report is written beside it", async () => {
  const folder = freshFolder();
  const [html, junit] = [join(folder, "report.html"), join(folder, "report.xml")];
  const write = await prepare({ html, junit });
  writeFileSync(html, "theirs");
  const other = join(folder, `report.html.report-${STAMP}`);
  await expect(write(report)).rejects.toThrow(
    `${html} was made meanwhile, and is not written over. The report is in ${other}.`,
  );
  expect(readFileSync(html, "utf8")).toBe("theirs");
  expect(readFileSync(other, "utf8")).toMatch(/^<!doctype html>/i);
  expect(existsSync(junit)).toBe(true);
  expect(readdirSync(folder)).toHaveLength(3);
});

test("an output that is no file is written to", async () => {
  const write = await prepare({ html: "/dev/null", junit: "/dev/null/../null" }).catch(
    (error: Error) => error,
  );
  expect(String(write)).toContain("Name two files");
  await expect((await prepare({ html: "/dev/null" }))(report)).resolves.toBeUndefined();
});
