import { toMarketplaceError } from "../http/responses.js";
import { silentLog } from "../ports.js";
import type { DryRunJob, DryRunOutcome } from "../sandbox/dry-run.js";
import { tryAdvance } from "../sandbox/trial.js";
import { openSqlite } from "../store/sqlite/open.js";
import { createOwnRunners } from "./own-runners.js";

/** Tries out an advance of the clock on a copy. An error is answered as plain data. */
export async function tryOutOnCopy({
  copy,
  target,
  wall,
  unpaidOrderDays,
  maxSteps,
}: DryRunJob): Promise<DryRunOutcome> {
  try {
    const store = openSqlite(
      "file" in copy ? { file: copy.file, durability: "fast" } : { file: ":memory:", content: copy.content },
    );
    try {
      const runners = createOwnRunners({ unpaidOrderDays }, { store, log: silentLog });
      return { foreseen: await tryAdvance(store, { target, wall, runners, maxSteps }) };
    } finally {
      await store.close();
    }
  } catch (thrown) {
    const { error, unexpected } = toMarketplaceError(thrown);
    return {
      problems: error.problems,
      headers: error.headers,
      unexpected: unexpected ? inPlain(thrown) : undefined,
    };
  }
}

function inPlain(thrown: unknown): Pick<Error, "name" | "message" | "stack"> {
  const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
  return { name, message, ...(stack === undefined ? {} : { stack }) };
}
