import type { MarketplaceReport, Statement, StatementProgress, StatementResult } from "@syndikit/conformance";
import type { Output } from "../frame/output.js";
import { showCauses, showTotals } from "./show-report.js";

/** Prints every statement, and what trying it does. */
export function listStatements(output: Output, statements: readonly Statement[]): void {
  const { paint } = output;
  for (const section of new Set(statements.map((statement) => statement.section))) {
    output.line(paint.bold(section));
    for (const statement of statements.filter((each) => each.section === section)) {
      const { id, row, says, kind, accounts, receives = false, moves = false } = statement;
      output.record({ type: "statement", id, section, row, says, kind, accounts, receives, moves });
      output.line(`  ${id}  ${paint.dim(needsOf(statement))}`);
      output.line(`      ${says}`);
    }
  }
}

function needsOf({ kind, accounts, receives = false, moves = false }: Statement): string {
  const needs = [
    ...accounts.map((account) => `--${account}`),
    ...(kind === "writing" ? ["--write"] : []),
    ...(receives ? ["--receive"] : []),
    ...(moves ? ["--move-clock"] : []),
  ];
  return needs.length === 0 ? "" : `(${needs.join(", ")})`;
}

/** Shows how far the run is, and prints what failed. */
export function showStatement(
  output: Output,
  { id, says, status, seen }: StatementResult,
  { done, of }: StatementProgress,
): void {
  const { paint } = output;
  if (status === "failed") output.line(`${paint.red("FAILED")}   ${id}: ${says} ${paint.dim(seen ?? "")}`);
  output.progress(done < of ? `${done} of ${of} statements` : "");
}

/** Prints the result of a run: what failures have in common, then each section, then the counts. */
export function showMarketplaceReport(output: Output, report: MarketplaceReport): void {
  const { paint } = output;
  output.record({ type: "report", ...report });
  showCauses(output, report);
  output.line();
  for (const section of new Set(report.statements.map((statement) => statement.section))) {
    const own = report.statements.filter((statement) => statement.section === section);
    const count = (status: StatementResult["status"]): number =>
      own.filter((statement) => statement.status === status).length;
    const [passed, failed, notRun] = [count("passed"), count("failed"), count("not run")];
    const parts = [
      `${passed} passed`,
      ...(failed > 0 ? [paint.red(`${failed} failed`)] : []),
      ...(notRun > 0 ? [paint.dim(`${notRun} not run`)] : []),
    ];
    output.line(`${section}: ${parts.join(", ")}`);
  }
  showTotals(output, report);
  for (const limit of report.limits) output.line(paint.dim(limit));
}
