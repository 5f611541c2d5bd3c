import { access, constants, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { usageError } from "../../frame/cli-error.js";
import type { Report } from "./report.js";

/** The files that a report is wanted in. */
export interface ReportFiles {
  readonly junit?: string;
  readonly html?: string;
}

/**
 * Looks whether the files can be written, for a run takes minutes, and answers how they are.
 *
 * @throws CliError when one cannot.
 */
export async function prepareFiles({ junit, html }: ReportFiles): Promise<(report: Report) => Promise<void>> {
  const wanted = [
    { file: junit, render: async (report: Report) => (await import("./junit.js")).toJunit(report) },
    { file: html, render: async (report: Report) => (await import("./html.js")).toHtml(report) },
  ];
  const files = wanted.flatMap(({ file, render }) => (file === undefined ? [] : [{ file, render }]));
  for (const { file } of files) await translate(file, () => expectWritable(file));
  return async (report) => {
    // One that fails does not cost the other.
    const written = await Promise.allSettled(
      files.map(({ file, render }) => translate(file, async () => writeFile(file, await render(report)))),
    );
    for (const result of written) if (result.status === "rejected") throw result.reason;
  };
}

async function expectWritable(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isDirectory()) throw new Error("it is a folder");
  await access(found === undefined ? dirname(file) : file, constants.W_OK);
}

async function translate(file: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw usageError(`${file} cannot be written: ${reason}`, { cause });
  }
}
