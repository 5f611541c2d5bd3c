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
  await mustAnswerAtAll(market, options);
  if (receiver !== undefined) await sendEventsTo(market, receiver);
  const outcomes = new Map<Statement, StatementOutcome>();
  for (const statement of inOrder(chosen)) {
    const seen = options.signal?.aborted === true ? "interrupted" : missingFor(statement, options);
    const outcome: StatementOutcome =
      seen === undefined
        ? await tryStatement(statement, market, options.signal)
        : { statement, outcome: "not tried", seen };
    outcomes.set(statement, outcome);
    options.onOutcome?.(outcome, { done: outcomes.size, of: chosen.length });
  }
  return chosen.flatMap((statement) => outcomes.get(statement) ?? []);
}

/**
 * Those that only read come first. Those that move the clock come before the others that write, because what these make
 * would fall due on the way.
 */
function inOrder(chosen: readonly Statement[]): readonly Statement[] {
  const rank = ({ kind, moves = false }: Statement): number => (kind === "reading" ? 0 : moves ? 1 : 2);
  return chosen.toSorted((one, other) => rank(one) - rank(other));
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

async function tryStatement(
  statement: Statement,
  market: StatementMarket,
  signal: AbortSignal | undefined,
): Promise<StatementOutcome> {
  try {
    await statement.check(market);
    return { statement, outcome: "holds" };
  } catch (error) {
    if (error instanceof StatementBroken) return { statement, outcome: "broken", seen: error.message };
    if (error instanceof StatementUntried) return { statement, outcome: "not tried", seen: error.message };
    if (ConformanceError.is(error)) throw error;
    if (signal?.aborted === true) return { statement, outcome: "not tried", seen: "interrupted" };
    // It has answered before, so this is about the one request.
    return { statement, outcome: "broken", seen: `there was no answer: ${whyOf(error)}` };
  }
}

/** @throws {ConformanceError} when nothing answers at the address. */
async function mustAnswerAtAll(market: StatementMarket, { url }: StatementOptions): Promise<void> {
  try {
    await market.ask(null, { path: "user/me" });
  } catch (error) {
    const message = `The marketplace did not answer at ${url}: ${whyOf(error)}`;
    throw new ConformanceError("marketplace-unreachable", message, { cause: error });
  }
}

/** What is behind a failure: `fetch failed` says nothing. */
function whyOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
