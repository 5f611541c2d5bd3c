import type { Output, Paint } from "../frame/output.js";
import { adviseOn, isAccepted, summarise } from "../http/explain-outcome.js";
import { formatTime, toIso } from "../text/format.js";
import type { Delivery, Verdict } from "./delivery.js";

/** Shows one delivery, with what to do when it did not go well. */
export function showDelivery(output: Output, delivery: Delivery): void {
  const { at, event, verdict, outcome, method, path, bytes, url } = delivery;
  const reason = adviseOn(outcome, url);
  const advice = reason === undefined ? undefined : `${reason} The marketplace tries again.`;
  const { paint } = output;
  const what = event === undefined ? `${method} ${path}` : `${event.name} ${paint.dim(subjectOf(delivery))}`;
  const answer = `${summarise(outcome)} in ${outcome.durationMs} ms`;
  const shown = isAccepted(outcome) ? paint.green(answer) : paint.red(answer);
  const judged = verdict === undefined ? "" : `  ${showVerdict(verdict, paint)}`;
  output.line(`${paint.dim(formatTime(at))}  ${what}${judged}  -> ${shown}`);
  const hint = hintOnVerdict(verdict);
  if (hint !== undefined) output.line(`          ${paint.yellow(hint)}`);
  // A wrong signature explains the refusal that it led to.
  else if (advice !== undefined) output.line(`          ${paint.yellow(advice)}`);
  output.record({
    type: "delivery",
    time: toIso(at),
    method,
    path,
    event: event?.name,
    id: event?.id,
    entityUrl: event?.entityUrl,
    eventId: event?.eventId,
    signature: verdict,
    bytes,
    status: outcome.kind === "answer" ? outcome.status : undefined,
    failure: outcome.kind === "failure" ? outcome.reason : undefined,
    durationMs: outcome.durationMs,
    advice: hint ?? advice,
  });
}

function subjectOf({ event }: Delivery): string {
  return event?.entityUrl ?? event?.id ?? "";
}

function showVerdict(verdict: Verdict, paint: Paint): string {
  switch (verdict) {
    case "valid":
      return paint.green("signature valid");
    case "unchecked":
      return paint.dim("signature not checked");
    case "missing":
      return paint.red("not signed");
    case "malformed":
    case "mismatch":
      return paint.red(`signature ${verdict}`);
    default:
      return verdict satisfies never;
  }
}

function hintOnVerdict(verdict: Verdict | undefined): string | undefined {
  switch (verdict) {
    case "missing":
      return "The product has no secret: listen with --set-secret to give it one.";
    case "mismatch":
      return "The product signs with another secret: pass that one, or listen with --set-secret to replace it.";
    case "malformed":
      return "The signature header was changed on its way.";
    default:
      return undefined;
  }
}
