import { CliError } from "../frame/cli-error.js";
import { ExitCode } from "../frame/exit-code.js";
import { readSeconds } from "../frame/read-seconds.js";
import type { Context } from "../frame/verb.js";
import { findSecret } from "../secret/read-secret.js";
import { readUrl } from "../url/read-url.js";
import type { Cause } from "./cause.js";
import type { DoctorOptions } from "./doctor-options.js";
import { createExaminee, type Examinee } from "./examinee.js";
import { showCauses, showCheck } from "./show-report.js";
import { stagesFor } from "./stages.js";

/** Says why events do not arrive. */
export async function doctor(context: Context, options: DoctorOptions, address: string): Promise<ExitCode> {
  const { output } = context;
  const examinee = await readExaminee(context, options, address);
  if (examinee.secret === undefined) {
    output.note("Without the secret little can be seen: set SYNDIKIT_SECRET, or pass --secret.");
  }
  const causes: Cause[] = [];
  for (const stage of stagesFor(examinee.secret !== undefined)) {
    for (const check of stage) {
      output.progress(`looking whether ${check.title}`);
      const found = await check.examine(examinee);
      if (context.signal.aborted)
        throw new CliError(ExitCode.INTERRUPTED, "Stopped before everything was looked at.");
      showCheck(output, check, found);
      causes.push(...found);
    }
    // What comes next would only say the same in other words.
    if (causes.some(({ severity }) => severity === "cause")) break;
  }
  showCauses(output, causes);
  return codeOf(causes);
}

async function readExaminee(context: Context, options: DoctorOptions, address: string): Promise<Examinee> {
  const { clock, signal } = context;
  const patience = readSeconds(options.timeout, "--timeout");
  const url = readUrl(address, "the application's address");
  const secret = await findSecret(context, options.secret);
  const shared = { secret, clock, patience, signal };
  const direct =
    options.direct === undefined
      ? undefined
      : createExaminee({ ...shared, url: readUrl(options.direct, "--direct") });
  return createExaminee({ ...shared, url, direct });
}

const outOfReach: ReadonlySet<Cause["id"]> = new Set([
  "nothing-listens",
  "no-such-host",
  "unreachable",
  "timeout",
]);

function codeOf(causes: readonly Cause[]): ExitCode {
  const real = causes.filter(({ severity }) => severity === "cause");
  if (real.length === 0) return ExitCode.OK;
  return real.every(({ id }) => outOfReach.has(id)) ? ExitCode.UNREACHABLE : ExitCode.FINDING;
}
