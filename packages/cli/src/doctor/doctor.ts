import { vendorCallLimits } from "@syndikit/contract";
import { CliError, ExitCode } from "../frame/cli-error.js";
import type { Output } from "../frame/output.js";
import { readSeconds, readUrl } from "../frame/read-values.js";
import type { CommonOptions, Context } from "../frame/verb.js";
import { findSecret } from "../secret/read-secret.js";
import type { Cause } from "./cause.js";
import { sizeCheck, statusCheck } from "./checks/answers.js";
import { bytesCheck, formsCheck } from "./checks/bytes.js";
import { connectionCheck } from "./checks/connection.js";
import { routingCheck } from "./checks/routing.js";
import { timeCheck } from "./checks/time.js";
import { acceptanceCheck, forgeryCheck } from "./checks/verification.js";
import type { Check, Stage } from "./examinee.js";
import { createExaminee, type Examinee } from "./examinee.js";
import { Overloaded, overloadCause, waitedCause } from "./overload.js";

export interface DoctorOptions extends CommonOptions {
  readonly secret?: string;
  readonly direct?: string;
  readonly timeout?: string;
}

/** Runs the checks in stages, and stops after the first stage that finds a cause. */
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
      const found = await check.examine(examinee).catch(explainOverload);
      if (context.signal.aborted)
        throw new CliError(ExitCode.INTERRUPTED, "Stopped before all checks were made.");
      showCheck(output, check, found);
      causes.push(...found);
      // The next check would only wait as long for the same answer.
      if (found.some(({ id }) => id === "rate-limit" || id === "proxy-fails")) break;
    }
    // Later checks would only report the same cause again.
    if (causes.some(({ severity }) => severity === "cause")) break;
  }
  const { waitedFor } = examinee.putOff;
  if (waitedFor !== undefined && !causes.some(({ severity }) => severity === "cause")) {
    causes.push(waitedCause(waitedFor));
  }
  showCauses(output, causes, { hasSecret: examinee.secret !== undefined });
  return codeOf(causes);
}

function explainOverload(error: unknown): readonly Cause[] {
  if (!(error instanceof Overloaded)) throw error;
  return [overloadCause(error.answer)];
}

async function readExaminee(context: Context, options: DoctorOptions, address: string): Promise<Examinee> {
  const { clock, signal, network } = context;
  const { timeout } = options;
  const patience = timeout === undefined ? vendorCallLimits.answer : readSeconds(timeout, "--timeout");
  const url = readUrl(address, "the application's address");
  const secret = await findSecret(context, options.secret);
  const shared = { secret, clock, patience, network, signal };
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
  "outgoing-proxy",
]);

function codeOf(causes: readonly Cause[]): ExitCode {
  const real = causes.filter(({ severity }) => severity === "cause");
  if (real.length === 0) return ExitCode.OK;
  return real.every(({ id }) => outOfReach.has(id)) ? ExitCode.UNREACHABLE : ExitCode.FINDING;
}

/** The checks that need no secret. */
const outside: readonly Stage[] = [[connectionCheck], [routingCheck]];

/** The checks in the order in which they run. Without the secret only three of them run. */
function stagesFor(hasSecret: boolean): readonly Stage[] {
  if (!hasSecret) return [...outside, [forgeryCheck]];
  return [
    ...outside,
    [acceptanceCheck],
    [forgeryCheck, statusCheck],
    [bytesCheck],
    [formsCheck, timeCheck, sizeCheck],
  ];
}

function showCheck({ line, record, paint }: Output, { title }: Check, causes: readonly Cause[]): void {
  const isBad = causes.some(({ severity }) => severity === "cause");
  const mark = isBad ? paint.red("✗") : causes.length > 0 ? paint.yellow("!") : paint.green("✓");
  line(`${mark} ${title}`);
  record({ type: "check", title, result: isBad ? "cause" : causes.length > 0 ? "warning" : "ok" });
}

/** Printed when no cause was found, so that nobody takes it for a full test. */
const notLookedAt = [
  "Not tested: what your application does with an event. No event of a real subscription was sent, no tenant was made, and nothing was reported.",
  "For that: syndikit certify <address> --start <command> --tenants <address>. If events still do not arrive, see their attempts: syndikit events list.",
] as const;

const unsigned =
  "Not tested: whether your application accepts an event that is properly signed. For that, set SYNDIKIT_SECRET, or pass --secret.";

/** Prints each cause with its evidence and remedy. If there is none, it prints what was not tested. */
function showCauses(
  { line, record, paint }: Output,
  causes: readonly Cause[],
  { hasSecret }: { readonly hasSecret: boolean },
): void {
  const notTested = hasSecret ? notLookedAt : [unsigned, ...notLookedAt];
  if (causes.length === 0) {
    line(`\n${paint.green(hasSecret ? "Events arrive correctly." : "Nothing wrong was found so far.")}`);
    for (const text of notTested) line(text);
  }
  for (const { id, severity, title, seen, remedy } of causes) {
    const colour = severity === "cause" ? paint.red : paint.yellow;
    line(`\n${colour(`${severity === "cause" ? "Cause" : "Warning"}: ${title}`)} ${paint.dim(`(${id})`)}`);
    line(`  Seen: ${seen}`);
    for (const step of remedy) line(`  - ${step}`);
    record({ type: "cause", id, severity, title, seen, remedy });
  }
  const isClean = causes.length === 0;
  record({
    type: "summary",
    ...(isClean && { notLookedAt: notTested }),
    ok: causes.every(({ severity }) => severity !== "cause"),
    causes: causes.map(({ id }) => id),
  });
}
