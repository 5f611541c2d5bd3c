import { stat, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { type Report, toHtml, toJunit } from "@syndikit/conformance";
import { assertFree, nameForKept, writeNew } from "@syndikit/reference-server/files";
import { usageError } from "../frame/cli-error.js";
import { asUsageError } from "../frame/file-not-written.js";
import type { Context } from "../frame/verb.js";

export interface ReportFiles {
  readonly junit?: string;
  readonly html?: string;
  /** Whether a file that exists is kept beside the new one; otherwise it is refused. */
  readonly force?: boolean;
}

/**
 * Checks that the files can be written, for a run takes minutes, and returns the function that writes them.
 *
 * @throws {CliError} when one cannot be written, or exists.
 */
export async function prepareFiles(
  { junit, html, force = false }: ReportFiles,
  { clock, output }: Pick<Context, "clock" | "output">,
): Promise<(report: Report) => Promise<void>> {
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
      // Somebody has made it since the run began. The report is worth minutes, so it is written beside that file.
      const other = (await nameForKept(file, now())).replace(/\.before-/, ".report-");
      await writeNew(other, text, { mode: 0o666 });
      throw usageError(`${file} was made meanwhile, and is not written over. The report is in ${other}.`, {
        cause: error,
      });
    }
  };
  return async (report) => {
    // One that fails does not cost the other.
    const written = await Promise.allSettled(
      files.map(({ file, render }) => asUsageError(write(file, render(report)))),
    );
    for (const result of written) if (result.status === "rejected") throw result.reason;
  };
}

/** Whether a path is an output, such as `/dev/stdout` or a pipe, and not a file with a content to lose. */
async function isStream(file: string): Promise<boolean> {
  if (/^\/dev\/(?:stdout|stderr|fd\/\d+)$|^\/proc\/self\/fd\/\d+$/.test(resolve(file))) return true;
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && (found.isCharacterDevice() || found.isFIFO());
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined)) !== undefined;
}
