import { type ClockInput, ClockMode, ClockStatus } from "@syndikit/contract";
import { validateBody } from "@syndikit/contract/validators";
import { ExitCode, usageError } from "../frame/cli-error.js";
import type { MarketplaceOptions } from "../frame/options.js";
import type { Context } from "../frame/verb.js";
import { connect } from "./connect.js";

interface ClockMove {
  readonly action: string | undefined;
  readonly to: string | undefined;
}

/** Shows the sandbox's clock, or moves it. */
export async function moveClock(
  context: Context,
  options: MarketplaceOptions,
  { action, to }: ClockMove,
): Promise<ExitCode> {
  const { output } = context;
  const { sandbox } = (await connect(context, options)).as("admin");
  if (action === "advance") {
    const target = readTarget(to);
    output.progress(`moving the clock by ${to}`);
    await sandbox.advanceClock(target, { settle: true });
  } else if (to !== undefined) {
    throw usageError(`To move the clock, write: syndikit clock advance ${to}.`);
  }
  const clock = await sandbox.clock();
  const { now, status, mode } = clock;
  output.record({ type: "clock", clock });
  output.line(
    `${now}  ${output.paint.dim(mode === ClockMode.real ? "the time of the machine" : "moved ahead")}`,
  );
  if (status === ClockStatus.advancing)
    output.note("The clock is moving: until it has arrived, changes are refused with 423.");
  return ExitCode.OK;
}

/**
 * Reads how far to move the clock: a duration or a date.
 *
 * @throws {CliError} when it is neither.
 */
function readTarget(to: string | undefined): ClockInput {
  if (to === undefined) {
    throw usageError(
      "How far should the clock move? For example: syndikit clock advance P1M, or PT1H, or a date.",
    );
  }
  const day = /^\d{4}-\d\d-\d\d$/.test(to) ? `${to}T00:00:00Z` : to;
  const target = /^\d{4}-/.test(day) ? { now: day } : { advance: day };
  if (validateBody("clockAdvance", target).length === 0) return target;
  throw usageError(
    `${to} is neither a duration nor a date. Write P1M (a month), P2W, P3D or PT4H (four hours), or 2027-01-31T12:00:00Z.`,
  );
}
