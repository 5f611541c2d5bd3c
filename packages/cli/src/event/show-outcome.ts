import { ExitCode } from "../frame/cli-error.js";
import type { Output } from "../frame/output.js";
import { adviseOn, isAccepted, summarise } from "../http/explain-outcome.js";
import type { Outcome } from "../http/outcome.js";

/** An event that was sent to a vendor directly, not through the marketplace. */
export interface SentEvent {
  readonly name: string;
  readonly id: string | undefined;
  readonly url: URL;
  readonly signed: boolean;
  readonly outcome: Outcome;
}

/** Shows how the vendor answered an event, and returns the exit code for it. */
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

/** Having no answer is a different problem from an answer that does not count as success. */
export function codeOf(outcome: Outcome): ExitCode {
  if (isAccepted(outcome)) return ExitCode.OK;
  return outcome.kind === "failure" ? ExitCode.UNREACHABLE : ExitCode.FINDING;
}
