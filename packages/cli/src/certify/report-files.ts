import { access, constants, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { type Report, toHtml, toJunit } from "@syndikit/conformance";
import { usageError } from "../frame/cli-error.js";

export interface ReportFiles {
  readonly junit?: string;
  readonly html?: string;
}

/**
 * Checks that the files can be written, for a run takes minutes, and returns the function that writes them.
 *
 * @throws {CliError} when one cannot be written.
 */
export async function prepareFiles({ junit, html }: ReportFiles): Promise<(report: Report) => Promise<void>> {
  const wanted = [
    { file: junit, render: toJunit },
    { file: html, render: toHtml },
  ];
  const files = wanted.flatMap(({ file, render }) => (file === undefined ? [] : [{ file, render }]));
  for (const { file } of files) await translate(file, () => expectWritable(file));
  return async (report) => {
    // One that fails does not cost the other.
    const written = await Promise.allSettled(
      files.map(({ file, render }) => translate(file, () => writeFile(file, render(report)))),
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
