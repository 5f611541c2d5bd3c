import type { Output } from "../frame/output.js";
import type { Paint } from "../frame/paint.js";
import { formatTime } from "../text/format.js";
import type { Verdict } from "./delivery.js";
import { type Entry, textOf } from "./entry.js";

/** Shows one delivery, with advice if it failed. */
export function showEntry(output: Output, entry: Entry): void {
  const { time, method, path, event, id, entityUrl, eventId, verdict, advice, origin } = entry;
  output.line(lineOf(entry, output.paint));
  if (advice !== undefined) output.line(`          ${output.paint.yellow(advice)}`);
  output.record({
    type: "delivery",
    time,
    method,
    path,
    event,
    id,
    entityUrl,
    eventId,
    signature: verdict,
    bytes: entry.bytes,
    status: entry.status,
    failure: entry.failure,
    durationMs: entry.durationMs,
    ...(origin !== "marketplace" && { origin }),
    advice,
  });
}

/** A delivery in one line. */
export function lineOf(entry: Entry, paint: Paint): string {
  const { time, method, path, event, id, entityUrl, verdict, origin } = entry;
  const what = event === undefined ? `${method} ${path}` : `${event} ${paint.dim(entityUrl ?? id ?? "")}`;
  const how =
    origin === "marketplace" ? "" : paint.cyan(origin === "again" ? "  sent again" : "  sent edited");
  const judged = verdict === undefined ? "" : `  ${showVerdict(verdict, paint)}`;
  const answer = `${entry.result} in ${entry.durationMs} ms`;
  const shown = entry.accepted ? paint.green(answer) : paint.red(answer);
  return `${paint.dim(formatTime(Date.parse(time)))}  ${what}${how}${judged}  -> ${shown}`;
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

/** Shows a delivery in full: the request as it arrived, and the answer. */
export function showDetails(output: Output, entry: Entry): void {
  const { paint } = output;
  const { method, url, headers, bytes, status, answerHeaders, answer } = entry;
  output.line();
  output.line(lineOf(entry, paint));
  output.line(paint.bold(`${method} ${url}`));
  for (const [name, value] of headers) output.line(`${paint.dim(`${name}:`)} ${value}`);
  output.line();
  const text = textOf(entry);
  output.line(text === undefined ? `(${bytes} bytes that are not text)` : text);
  output.line();
  output.line(paint.bold(status === undefined ? `No answer: ${entry.result}` : `Answered with ${status}`));
  for (const [name, value] of answerHeaders) output.line(`${paint.dim(`${name}:`)} ${value}`);
  if (answer !== "") output.line(`\n${answer}`);
  if (entry.advice !== undefined) output.line(paint.yellow(entry.advice));
  output.line();
}
