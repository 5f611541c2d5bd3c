import { ConformanceError } from "../error.js";
import { openMarket } from "./open-market.js";
import { openReceiver, RECEIVER_SECRET, type StatementReceiver } from "./receiver.js";
import {
  fieldOf,
  type Statement,
  StatementBroken,
  type StatementMarket,
  type StatementOptions,
} from "./statement.js";
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
  const chosen = statements.filter(options.only ?? (() => true));
  // The vendor's product is changed for statements that will be tried, and for no others.
  const receives = chosen.some(
    (statement) => statement.receives && missingFor(statement, options) === undefined,
  );
  if (!receives) return tryAll(chosen, options);
  const receiver = await openReceiver();
  try {
    return await tryAll(chosen, options, receiver);
  } finally {
    await receiver.close();
  }
}

async function tryAll(
  chosen: readonly Statement[],
  options: StatementOptions,
  receiver?: StatementReceiver,
): Promise<readonly StatementOutcome[]> {
  const market = openMarket(options, receiver);
  if (receiver !== undefined) await sendEventsTo(market, receiver);
  const outcomes: StatementOutcome[] = [];
  for (const statement of chosen) {
    const seen = missingFor(statement, options);
    outcomes.push(
      seen === undefined ? await tryStatement(statement, market) : { statement, outcome: "not tried", seen },
    );
  }
  return outcomes;
}

/** Sends the events of the vendor's product to the receiver. */
async function sendEventsTo(market: StatementMarket, { url }: StatementReceiver): Promise<void> {
  const { body } = await market.ask("vendor", { path: "product" });
  const path = String(fieldOf(body, 0, "self"));
  const product = { syndicationEndpoints: [url], notificationSecretToken: RECEIVER_SECRET };
  const { status } = await market.ask("vendor", { method: "PUT", path, body: product });
  if (status === 200) return;
  const message = `The address of the receiver, ${url}, was refused with ${status}. Leave out \`receiving\`.`;
  throw new ConformanceError("invalid-option", message);
}

/** Why a statement cannot be tried; `undefined` when it can. */
function missingFor(
  { accounts: needed, kind, receives = false }: Statement,
  { accounts, writing = false, receiving = false }: StatementOptions,
): string | undefined {
  const missing = needed.filter((account) => accounts[account] === undefined);
  if (missing.length > 0) return `it needs the account ${missing.join(", ")}`;
  if (kind === "writing" && !writing) return "it changes something";
  return receives && !receiving ? "it needs to receive events" : undefined;
}

async function tryStatement(statement: Statement, market: StatementMarket): Promise<StatementOutcome> {
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
