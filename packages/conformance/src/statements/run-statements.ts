import { ConformanceError } from "../error.js";
import { openMarket } from "./open-market.js";
import { type Statement, StatementBroken, type StatementOptions } from "./statement.js";
import { statements } from "./statements.js";

/** What came of a statement. */
export interface StatementOutcome {
  readonly statement: Statement;
  readonly outcome: "holds" | "broken" | "not tried";
  /** What the marketplace did instead, or why it was not tried. */
  readonly seen?: string;
}

/**
 * Tries the statements of the interface document on a marketplace, one after another.
 *
 * @throws {ConformanceError} when the marketplace cannot be reached.
 */
export async function runStatements(options: StatementOptions): Promise<readonly StatementOutcome[]> {
  const { accounts, writing = false, only = () => true } = options;
  const market = openMarket(options);
  const outcomes: StatementOutcome[] = [];
  for (const statement of statements.filter(only)) {
    const missing = statement.accounts.filter((account) => accounts[account] === undefined);
    if (missing.length > 0) {
      outcomes.push({ statement, outcome: "not tried", seen: `it needs the account ${missing.join(", ")}` });
    } else if (statement.kind === "writing" && !writing) {
      outcomes.push({ statement, outcome: "not tried", seen: "it changes something" });
    } else outcomes.push(await tryStatement(statement, market));
  }
  return outcomes;
}

async function tryStatement(
  statement: Statement,
  market: ReturnType<typeof openMarket>,
): Promise<StatementOutcome> {
  try {
    await statement.check(market);
    return { statement, outcome: "holds" };
  } catch (error) {
    if (error instanceof StatementBroken) return { statement, outcome: "broken", seen: error.message };
    if (ConformanceError.is(error)) throw error;
    throw new ConformanceError("invalid-option", `The marketplace did not answer: ${String(error)}`, {
      cause: error,
    });
  }
}
