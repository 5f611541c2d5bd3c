import { ExitCode, usageError } from "../frame/cli-error.js";
import type { MarketplaceOptions } from "../frame/options.js";
import type { Context } from "../frame/verb.js";
import { connect } from "../marketplace/connect.js";

/** A month of a busy marketplace has many jobs in it, and much to deliver. Milliseconds. */
const patience = { timeout: 300_000, deadline: 300_000 };

/** What to do with the clock. */
interface Wanted {
  readonly action: string | undefined;
  readonly to: string | undefined;
}

/** Shows the sandbox's clock, or moves it. */
export async function moveClock(
  context: Context,
  options: MarketplaceOptions,
  { action, to }: Wanted,
): Promise<ExitCode> {
  const { output } = context;
  const { sandbox } = (await connect(context, options)).as("admin");
  if (action === "advance") {
    if (to === undefined)
      throw usageError("How far? For example: syndikit clock advance P1M, or PT1H, or a date.");
    output.progress(`moving the clock by ${to}`);
    const isDate = /^\d{4}-/.test(to);
    await sandbox.advanceClock(isDate ? { now: to } : { advance: to }, { settle: true }, patience);
  }
  const clock = await sandbox.clock();
  const { now, status, mode } = clock;
  output.record({ type: "clock", clock });
  output.line(`${now}  ${output.paint.dim(mode === "real" ? "the time of the machine" : "moved ahead")}`);
  if (status === "advancing")
    output.note("The clock is moving: until it has arrived, changes are refused with 423.");
  return ExitCode.OK;
}
