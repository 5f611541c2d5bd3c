import { stat, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { type MarketplaceReport, type Report, toHtml, toJunit } from "@syndikit/conformance";
import { assertFree, nameForKept, writeNew } from "@syndikit/reference-server/files";
import { usageError } from "../frame/cli-error.js";
import { asUsageError } from "../frame/file-not-written.js";
import type { Context } from "../frame/verb.js";

export interface ReportFiles {
  readonly junit?: string;
  readonly html?: string;
  /** Keeps an existing file beside the new one. Without it an existing file is an error. */
  readonly force?: boolean;
}

/**
 * Checks that the files can be written before a run that takes minutes, and returns the function that writes them.
 *
 * @throws {CliError} when a file cannot be written, or exists and `force` is not set.
 */
export async function prepareFiles(
  { junit, html, force = false }: ReportFiles,
  { clock, output }: Pick<Context, "clock" | "output">,
): Promise<(report: Report | MarketplaceReport) => Promise<void>> {
  const wanted = [
    { file: junit, render: toJunit },
    { file: html, render: toHtml },
  ];
  const files = wanted.flatMap(({ file, render }) => (file === undefined ? [] : [{ file, render }]));
  if (junit !== undefined && html !== undefined && resolve(junit) === resolve(html)) {
    throw usageError(`--junit and --html both name ${html}. Name two files.`);
  }
  const now = (): Date => new Date(clock.now());
  const forceAt = (): Date | undefined => (force ? now() : undefined);
  for (const { file } of files) {
    if (await isStream(file)) continue;
    await asUsageError(assertFree(file, { forceAt: forceAt() }));
  }
  const write = async (file: string, text: string): Promise<void> => {
    if (await isStream(file)) return writeFile(file, text, { flag: "a" });
    try {
      const kept = await writeNew(file, text, { forceAt: forceAt(), mode: 0o666 });
      if (kept !== undefined) output.note(`What was in ${file} before is in ${kept}.`);
    } catch (error) {
      if (!(await exists(file))) throw error;
      // The file was created during the run. The report took minutes to make, so it is written beside that file.
      const other = (await nameForKept(file, now())).replace(/\.before-/, ".report-");
      await writeNew(other, text, { mode: 0o666 });
      throw usageError(`${file} was made meanwhile, and is not written over. The report is in ${other}.`, {
        cause: error,
      });
    }
  };
  return async (report) => {
    // If one report cannot be written, the other still is.
    const written = await Promise.allSettled(
      files.map(({ file, render }) => asUsageError(write(file, render(report)))),
    );
    for (const result of written) if (result.status === "rejected") throw result.reason;
  };
}

/** Whether a path is a stream, such as `/dev/stdout` or a pipe. A stream has no content to lose. */
async function isStream(file: string): Promise<boolean> {
  if (/^\/dev\/(?:stdout|stderr|fd\/\d+)$|^\/proc\/self\/fd\/\d+$/.test(resolve(file))) return true;
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && (found.isCharacterDevice() || found.isFIFO());
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined)) !== undefined;
}
