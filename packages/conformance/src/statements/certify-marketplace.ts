import { ConformanceError } from "../error.js";
import type { Clock } from "../options.js";
import {
  createMarketplaceReport,
  type MarketplaceReport,
  resultOf,
  type StatementResult,
} from "../report/marketplace-report.js";
import { openMarket } from "./open-market.js";
import { runStatements } from "./run-statements.js";
import type { StatementAccount, StatementOptions, StatementProgress } from "./statement.js";

/** Options of `certifyMarketplace`. */
export interface CertifyMarketplaceOptions extends Omit<StatementOptions, "onOutcome"> {
  /** The machine's clock when absent. */
  readonly clock?: Pick<Clock, "now">;
  /** Called with each result, as soon as it is known. */
  readonly onResult?: (result: StatementResult, progress: StatementProgress) => void;
}

/**
 * Judges a marketplace by the statements of the interface document. Those that only read come first.
 *
 * @throws {ConformanceError} when the marketplace cannot be reached, or refuses an account.
 *
 * @example
 * ```ts
 * const report = await certifyMarketplace({
 *   url: "http://127.0.0.1:8081/api",
 *   accounts: { vendor: { userName: "vendor", password: "vendor-demo" } },
 * });
 * ```
 */
export async function certifyMarketplace(options: CertifyMarketplaceOptions): Promise<MarketplaceReport> {
  const { clock = { now: () => Date.now() }, onResult } = options;
  await mustSignIn(options);
  const startedAt = clock.now();
  const results = new Map<string, StatementResult>();
  let before = startedAt;
  const outcomes = await runStatements({
    ...options,
    onOutcome(outcome, progress) {
      const now = clock.now();
      const result = resultOf(outcome, now - before);
      before = now;
      results.set(result.id, result);
      onResult?.(result, progress);
    },
  });
  return createMarketplaceReport({
    ...{ url: options.url, startedAt, endedAt: clock.now(), limits: limitsOf(options) },
    statements: outcomes.flatMap(({ statement }) => results.get(statement.id) ?? []),
  });
}

/** A wrong password would break every statement that needs the account, and lock the account on many marketplaces. */
async function mustSignIn(options: StatementOptions): Promise<void> {
  const market = openMarket(options);
  for (const account of ACCOUNTS) {
    const credentials = options.accounts[account];
    if (credentials === undefined) continue;
    // Where nothing answers, the run says so.
    const answer = await market.ask(account, { path: "user/me" }).catch(() => undefined);
    if (answer?.status !== 401) continue;
    const message = `The marketplace refuses the ${account} ${credentials.userName} with 401. Check the name and the password, or leave the account out.`;
    throw new ConformanceError("account-refused", message);
  }
}

const ACCOUNTS: readonly StatementAccount[] = ["vendor", "customer", "admin"];

function limitsOf({ accounts, writing = false, receiving = false, moving = false }: StatementOptions) {
  const missing = ACCOUNTS.filter((account) => accounts[account] === undefined);
  const limits: string[] = [];
  if (missing.length > 0)
    limits.push(
      `What needs an account was not tried. Give ${missing.map((account) => `--${account}`).join(", ")}, each as <name>:<password>.`,
    );
  if (!writing) limits.push("Nothing was changed. Add --write on a marketplace that may be changed.");
  else if (!receiving)
    limits.push("Events and metrics were not tried. Add --receive where it runs on this machine.");
  if (writing && !moving)
    limits.push("What time brings was not tried. Add --move-clock where PUT /sandbox/clock is there.");
  return limits;
}
