import type { StatementOutcome } from "../statements/statement.js";
import type { Cause } from "./causes.js";
import { countResults, type Report } from "./report.js";

/** What came of a statement of the interface document. */
export interface StatementResult {
  /** Stable, as `sign-in.none`. */
  readonly id: string;
  /** The section of the interface document, and the row in it. */
  readonly section: string;
  readonly row: string;
  /** What the document says there, in our words. */
  readonly says: string;
  readonly status: "passed" | "failed" | "not run";
  /** What the marketplace did instead, or why it was not tried; `null` where it holds. */
  readonly seen: string | null;
  /** Milliseconds. */
  readonly duration: number;
}

/** The result of a run on a marketplace. It can be written as JSON and read again. */
export interface MarketplaceReport {
  /** Raised when a field changes its meaning. */
  readonly schema: 1;
  /** The base address of its interface. */
  readonly marketplace: string;
  /** ISO 8601. */
  readonly startedAt: string;
  /** Milliseconds. */
  readonly duration: number;
  /** `incomplete`: nothing failed, but something was not tried. */
  readonly verdict: Report["verdict"];
  readonly counts: Report["counts"];
  /** What failed statements have in common, the most frequent first. */
  readonly causes: readonly Cause[];
  /** What this run could not try, and which option would allow it. */
  readonly limits: readonly string[];
  readonly statements: readonly StatementResult[];
}

/** A failure that this many statements share has a cause of its own. */
const SHARED = 3;

interface MarketplaceFacts {
  readonly url: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly limits: readonly string[];
  readonly statements: readonly StatementResult[];
}

export function createMarketplaceReport(facts: MarketplaceFacts): MarketplaceReport {
  const { url, startedAt, endedAt, limits, statements } = facts;
  const counts = countResults(statements);
  return {
    schema: 1,
    marketplace: url,
    startedAt: new Date(startedAt).toISOString(),
    duration: endedAt - startedAt,
    verdict:
      counts.failed > 0 ? "failed" : counts.notRun > 0 || counts.passed === 0 ? "incomplete" : "passed",
    counts,
    causes: findShared(statements),
    limits,
    statements,
  };
}

/** A setting that is wrong, or a part that is missing, breaks many statements in the same way. */
function findShared(statements: readonly StatementResult[]): readonly Cause[] {
  const groups = new Map<string, StatementResult[]>();
  for (const statement of statements) {
    if (statement.status !== "failed") continue;
    const seen = withoutBody(statement.seen ?? "");
    groups.set(seen, [...(groups.get(seen) ?? []), statement]);
  }
  return [...groups]
    .filter(([, failed]) => failed.length >= SHARED)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([seen, failed], index) => ({
      id: `shared-${index + 1}`,
      title: `${failed.length} statements fail alike.`,
      seen,
      remedy: `Begin with ${failed[0]?.id}: ${failed[0]?.says}`,
      checks: failed.map(({ id }) => id),
    }));
}

/** What was seen, without the body of the answer. */
const withoutBody = (seen: string): string => seen.split(": ")[0] ?? seen;

const statuses = { holds: "passed", broken: "failed", "not tried": "not run" } as const;

export function resultOf({ statement, outcome, seen }: StatementOutcome, duration: number): StatementResult {
  const { id, section, row, says } = statement;
  return { id, section, row, says, status: statuses[outcome], seen: seen ?? null, duration };
}
