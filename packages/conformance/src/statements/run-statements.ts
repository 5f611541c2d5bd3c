import { ConformanceError } from "../error.js";
import { openMarket } from "./open-market.js";
import { openReceiver, RECEIVER_SECRET, type StatementReceiver } from "./receiver.js";
import {
  fieldOf,
  type Statement,
  StatementBroken,
  type StatementMarket,
  type StatementOptions,
  type StatementOutcome,
  StatementUntried,
} from "./statement.js";
import { statements } from "./statements.js";

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
  const outcomes = new Map<Statement, StatementOutcome>();
  for (const statement of inOrder(chosen)) {
    const seen = options.signal?.aborted === true ? "interrupted" : missingFor(statement, options);
    const outcome: StatementOutcome =
      seen === undefined ? await tryStatement(statement, market) : { statement, outcome: "not tried", seen };
    outcomes.set(statement, outcome);
    options.onOutcome?.(outcome, { done: outcomes.size, of: chosen.length });
  }
  return chosen.flatMap((statement) => outcomes.get(statement) ?? []);
}

/** Those that move the clock come first: what the others make would fall due on the way. */
function inOrder(chosen: readonly Statement[]): readonly Statement[] {
  const movesFirst = ({ moves = false }: Statement): number => (moves ? 0 : 1);
  return chosen.toSorted((one, other) => movesFirst(one) - movesFirst(other));
}

/** Sends the events of the vendor's product to the receiver. */
async function sendEventsTo(market: StatementMarket, { origin }: StatementReceiver): Promise<void> {
  const url = `${origin}events`;
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
  { accounts: needed, kind, receives = false, moves = false }: Statement,
  { accounts, writing = false, receiving = false, moving = false }: StatementOptions,
): string | undefined {
  const missing = needed.filter((account) => accounts[account] === undefined);
  if (missing.length > 0) return `it needs the account ${missing.join(", ")}`;
  if (kind === "writing" && !writing) return "it changes something";
  if (receives && !receiving) return "it needs to receive events";
  return moves && !moving ? "it moves the clock" : undefined;
}

async function tryStatement(statement: Statement, market: StatementMarket): Promise<StatementOutcome> {
  try {
    await statement.check(market);
    return { statement, outcome: "holds" };
  } catch (error) {
    if (error instanceof StatementBroken) return { statement, outcome: "broken", seen: error.message };
    if (error instanceof StatementUntried) return { statement, outcome: "not tried", seen: error.message };
    if (ConformanceError.is(error)) throw error;
    throw new ConformanceError("invalid-option", `The marketplace did not answer: ${String(error)}`, {
      cause: error,
    });
  }
}
