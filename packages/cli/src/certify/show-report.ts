import { type Check, checkAreas, checks, hasDuration, type Report, whyNotRun } from "@syndikit/conformance";
import type { Output } from "../frame/output.js";

/** Prints every check, and what it needs beyond the receiver's address. */
export function listChecks(output: Output): void {
  for (const area of checkAreas) {
    output.line(output.paint.bold(area));
    for (const check of checks.filter((one) => one.area === area)) {
      const { id, name, requirement, remedy, beyond = null } = check;
      const needs = [...check.needs];
      output.record({ type: "check", id, area, name, requirement, remedy, beyond, needs });
      const missing = needs.length > 0 ? output.paint.dim(`  (${whyNotRun({ missing: needs })})`) : "";
      output.line(`  ${id}${missing}`);
      output.line(`      ${requirement}`);
      if (beyond !== null) output.line(output.paint.dim(`      not sent today: ${beyond}`));
    }
  }
}

/** Prints a check as soon as it ends. */
export function showCheck(
  output: Output,
  check: Check,
  { done, of }: { readonly done: number; readonly of: number },
): void {
  const { paint } = output;
  const seconds = hasDuration(check) ? `${(check.duration / 1_000).toFixed(1)} s` : "";
  switch (check.status) {
    case "passed":
      output.line(`${paint.green("passed")}   ${check.name} ${paint.dim(seconds)}`);
      break;
    case "failed":
      output.line(`${paint.red("FAILED")}   ${check.name} ${paint.dim(seconds)}`);
      break;
    case "not run":
      output.line(`${paint.dim("not run")}  ${check.name} ${paint.dim(`(${whyNotRun(check)})`)}`);
      break;
    default:
      check.status satisfies never;
  }
  output.progress(done < of ? `${done} of ${of} checks` : "");
}

/** Prints the result of a run: the causes, then each failure, then the counts and the cause to begin with. */
export function showReport(output: Output, report: Report): void {
  const { paint } = output;
  output.record({ type: "report", ...report });
  showCauses(output, report);
  for (const check of report.checks.filter(({ status }) => status === "failed")) showFailure(output, check);
  showTotals(output, report);
  const [first] = report.causes;
  if (first !== undefined) output.line(paint.yellow(`Begin here: ${first.title} ${first.remedy}`));
  for (const limit of report.limits) output.line(paint.dim(limit));
}

/** Prints the verdict and the counts. */
export function showTotals(output: Output, report: Pick<Report, "verdict" | "counts" | "duration">): void {
  const { passed, failed, notRun } = report.counts;
  const seconds = Math.round(report.duration / 1_000);
  const verdict = verdictOf(report, output.paint);
  output.line();
  output.line(`${verdict}: ${passed} passed, ${failed} failed, ${notRun} not run, in ${seconds} s.`);
}

function verdictOf({ verdict }: Pick<Report, "verdict">, paint: Output["paint"]): string {
  switch (verdict) {
    case "passed":
      return paint.green("Passed");
    case "failed":
      return paint.red("Failed");
    case "incomplete":
      return paint.yellow("Incomplete");
    default:
      return verdict satisfies never;
  }
}

/** Prints the causes, the one to begin with first. */
export function showCauses(output: Output, { causes }: Pick<Report, "causes">): void {
  const { paint } = output;
  for (const [index, { title, seen, remedy, checks: explained }] of causes.entries()) {
    output.line();
    output.line(`${paint.red(index === 0 ? "BEGIN HERE" : "THEN")}  ${paint.bold(title)}`);
    output.line(`  seen      ${seen}`);
    output.line(`  to fix    ${remedy}`);
    output.line(`  explains  ${explained.join(", ")}`);
  }
}

function showFailure(output: Output, check: Check): void {
  const { paint } = output;
  output.line();
  output.line(`${paint.red("FAILED")}  ${paint.bold(check.name)}  ${paint.dim(`--only ${check.id}`)}`);
  for (const { found } of check.findings) output.line(`  seen      ${found}`);
  output.line(`  required  ${check.requirement}`);
  if (check.beyond !== null) output.line(`  not sent today  ${check.beyond}`);
  output.line(`  to fix    ${check.remedy ?? ""}`);
  if (check.subscription !== null) output.line(`  with      subscription ${check.subscription}`);
  for (const { at, text } of check.timeline) {
    output.line(paint.dim(`  ${(at / 1_000).toFixed(2).padStart(6)} s  ${text}`));
  }
}
