import type { Output } from "../../frame/output.js";
import type { Need } from "../scenarios/scenario.js";
import type { Check, Report } from "./report.js";

/** The option of the command line that gives what a check needs. */
export function optionFor(need: Need): string {
  return `needs --${need}`;
}

/** Prints one check as it ends. */
export function showCheck(
  output: Output,
  check: Check,
  { done, of }: { readonly done: number; readonly of: number },
): void {
  const { paint } = output;
  const seconds = hasTime(check) ? `${(check.duration / 1_000).toFixed(1)} s` : "";
  switch (check.status) {
    case "passed":
      output.line(`${paint.green("passed")}   ${check.name} ${paint.dim(seconds)}`);
      break;
    case "failed":
      output.line(`${paint.red("FAILED")}   ${check.name} ${paint.dim(seconds)}`);
      break;
    case "not run":
      output.line(`${paint.dim("not run")}  ${check.name} ${paint.dim(`(${why(check)})`)}`);
      break;
    default:
      check.status satisfies never;
  }
  output.progress(done < of ? `${done} of ${of} checks` : "");
}

/** Prints what the whole run came to, with what to mend. */
export function showReport(output: Output, report: Report): void {
  const { paint } = output;
  output.record({ type: "report", ...report });
  for (const check of report.checks.filter(({ status }) => status === "failed")) showFailure(output, check);
  output.line();
  const { passed, failed, notRun } = report.counts;
  const verdict = report.verdict === "passed" ? paint.green("Passed") : paint.red(capital(report.verdict));
  const seconds = Math.round(report.duration / 1_000);
  output.line(`${verdict}: ${passed} passed, ${failed} failed, ${notRun} not run, in ${seconds} s.`);
  for (const line of report.advice) output.line(paint.yellow(line));
  for (const limit of report.limits) output.line(paint.dim(limit));
}

function showFailure(output: Output, check: Check): void {
  const { paint } = output;
  output.line();
  output.line(`${paint.red("FAILED")}  ${paint.bold(check.name)}  ${paint.dim(`--only ${check.id}`)}`);
  for (const { found } of check.findings) output.line(`  seen   ${found}`);
  output.line(`  must   ${check.guards}`);
  output.line(`  mend   ${check.remedy ?? ""}`);
  output.line(`  with   subscription ${check.subscription}`);
  for (const { at, text } of check.course) {
    output.line(paint.dim(`  ${(at / 1_000).toFixed(2).padStart(6)} s  ${text}`));
  }
}

/** Whether a check took time of its own: what was not run did not, nor what looks back at the whole run. */
export function hasTime({ status, subscription }: Check): boolean {
  return status !== "not run" && subscription !== null;
}

/** Why a check was not run. */
export function why({ missing }: Check): string {
  return missing.length > 0 ? missing.map(optionFor).join(", ") : "interrupted";
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
