import { checkAreas } from "../checks.js";
import type { Check, TimelineEntry } from "./check.js";
import type { MarketplaceReport, StatementResult } from "./marketplace-report.js";
import { hasDuration, type Report, whyNotRun } from "./report.js";

// What is written of a report, be it about a receiver or about a marketplace.

export interface ReportView extends Omit<Report, "schema" | "receiver" | "checks"> {
  readonly title: string;
  /** The command that makes it. */
  readonly command: string;
  /** The address. */
  readonly subject: string;
  readonly areas: readonly { readonly name: string; readonly checks: readonly CheckView[] }[];
}

export interface CheckView {
  readonly id: string;
  readonly name: string;
  readonly status: Check["status"];
  readonly duration: number;
  readonly hasDuration: boolean;
  readonly findings: readonly string[];
  readonly requirement: string;
  readonly remedy: string | null;
  readonly beyond: string | null;
  readonly whyNotRun: string;
  readonly subscription: number | null;
  readonly timeline: readonly TimelineEntry[];
}

export function viewOf(report: Report | MarketplaceReport): ReportView {
  return "receiver" in report ? viewOfReceiver(report) : viewOfMarketplace(report);
}

function viewOfReceiver({ receiver, checks, ...shared }: Report): ReportView {
  return {
    ...shared,
    title: "Certification of a receiver",
    command: "certify",
    subject: receiver,
    areas: checkAreas.map((name) => ({
      name,
      checks: checks.filter(({ area }) => area === name).map(viewOfCheck),
    })),
  };
}

function viewOfCheck(check: Check): CheckView {
  return {
    ...check,
    hasDuration: hasDuration(check),
    findings: check.findings.map(({ found }) => found),
    whyNotRun: whyNotRun(check),
  };
}

function viewOfMarketplace({ marketplace, statements, ...shared }: MarketplaceReport): ReportView {
  const sections = [...new Set(statements.map(({ section }) => section))];
  return {
    ...shared,
    title: "Certification of a marketplace",
    command: "certify-marketplace",
    subject: marketplace,
    areas: sections.map((name) => ({
      name,
      checks: statements.filter(({ section }) => section === name).map(viewOfStatement),
    })),
  };
}

function viewOfStatement({ id, row, says, status, seen, duration }: StatementResult): CheckView {
  return {
    ...{ id, name: `${id}: ${says}`, status, duration, hasDuration: status !== "not run" },
    findings: status === "failed" && seen !== null ? [seen] : [],
    requirement: `${says} (${row})`,
    whyNotRun: seen ?? "",
    ...{ remedy: null, beyond: null, subscription: null, timeline: [] },
  };
}
