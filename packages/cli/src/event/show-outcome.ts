import { ExitCode } from "../frame/cli-error.js";
import type { Output } from "../frame/output.js";
import { adviseOn, isAccepted, summarise } from "../http/explain-outcome.js";
import type { Outcome } from "../http/outcome.js";

/** An event that was sent straight to a vendor. */
export interface SentEvent {
  readonly name: string;
  readonly id: string | undefined;
  readonly url: URL;
  readonly signed: boolean;
  readonly outcome: Outcome;
}

/** Shows how an event was taken, and answers with what that means for the exit code. */
export function showOutcome(output: Output, { name, id, url, signed, outcome }: SentEvent): ExitCode {
  const { paint } = output;
  const advice = adviseOn(outcome, url);
  const accepted = isAccepted(outcome);
  const answer = `${summarise(outcome)} in ${outcome.durationMs} ms`;
  const unsigned = signed ? "" : ` ${paint.dim("(not signed)")}`;
  output.line(
    `${name} ${paint.dim(id ?? "")}${unsigned}  -> ${accepted ? paint.green(answer) : paint.red(answer)}`,
  );
  if (advice !== undefined) output.line(`  ${paint.yellow(advice)}`);
  output.record({
    type: "sent",
    event: name,
    id,
    url: url.href,
    signed,
    accepted,
    status: outcome.kind === "answer" ? outcome.status : undefined,
    failure: outcome.kind === "failure" ? outcome.reason : undefined,
    durationMs: outcome.durationMs,
    advice,
  });
  return codeOf(outcome);
}

/** No answer is a different problem from one that is not accepted. */
export function codeOf(outcome: Outcome): ExitCode {
  if (isAccepted(outcome)) return ExitCode.OK;
  return outcome.kind === "failure" ? ExitCode.UNREACHABLE : ExitCode.FINDING;
}
