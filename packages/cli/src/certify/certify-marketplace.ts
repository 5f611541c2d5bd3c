import {
  certifyMarketplace as judgeMarketplace,
  type MarketplaceReport,
  type Statement,
  type StatementAccount,
  type StatementCredentials,
  statements,
} from "@syndikit/conformance";
import { ExitCode, usageError } from "../frame/cli-error.js";
import { readUrl } from "../frame/read-values.js";
import type { CommonOptions, Context } from "../frame/verb.js";
import { readAccount } from "../marketplace/connect.js";
import { asCliError, noAddress, verdictCodes } from "./certify.js";
import { prepareFiles } from "./report-files.js";
import { listStatements, showMarketplaceReport, showStatement } from "./show-marketplace-report.js";

/** The options of `syndikit certify-marketplace` as they were typed. */
export interface CertifyMarketplaceOptions
  extends CommonOptions,
    Partial<Readonly<Record<StatementAccount, string>>> {
  readonly write?: boolean;
  readonly receive?: boolean;
  readonly moveClock?: boolean;
  readonly only?: readonly string[];
  readonly list?: boolean;
  readonly junit?: string;
  readonly html?: string;
  readonly force?: boolean;
}

export async function certifyMarketplace(
  context: Context,
  options: CertifyMarketplaceOptions,
  url: string | undefined,
): Promise<ExitCode> {
  const { output, signal, clock, network } = context;
  const { only = [] } = options;
  if (options.list) {
    listStatements(output, statements.filter(chosenBy(only)));
    return ExitCode.OK;
  }
  if (url === undefined)
    throw noAddress(
      only,
      "Which marketplace? Give the address of its interface: syndikit certify-marketplace http://127.0.0.1:8081/api",
    );
  const isChosen = chosenBy(only);
  const { write = false, receive = false, moveClock = false } = options;
  const needsWriting = [...(receive ? ["--receive"] : []), ...(moveClock ? ["--move-clock"] : [])];
  if (!write && needsWriting.length > 0)
    throw usageError(
      `Without --write nothing is changed, so there is nothing for ${needsWriting.join(" and ")} to do: add --write.`,
    );
  const base = readUrl(url, "The marketplace").href;
  const accounts = readAccounts(context, options);
  const writeFiles = await prepareFiles(options, context);
  let report: MarketplaceReport;
  try {
    report = await judgeMarketplace({
      ...{ url: base, accounts, writing: write, receiving: receive, moving: moveClock },
      ...{ only: isChosen, signal, clock, fetch: network.fetch },
      onResult: (result, progress) => showStatement(output, result, progress),
    });
  } catch (error) {
    throw asCliError(error);
  }
  showMarketplaceReport(output, report);
  await writeFiles(report);
  return signal.aborted ? ExitCode.INTERRUPTED : verdictCodes[report.verdict];
}

/** Statements by their identifiers, by the beginnings of these, or by the names of sections. */
function chosenBy(only: readonly string[]): (statement: Statement) => boolean {
  if (only.length === 0) return () => true;
  const words = only.map((word) => word.toLowerCase());
  const ids = new Set(statements.map(({ id }) => id.toLowerCase()));
  const isMeant = (statement: Statement, word: string): boolean => {
    const id = statement.id.toLowerCase();
    if (ids.has(word)) return id === word;
    return id.startsWith(`${word}.`) || statement.section.toLowerCase() === word;
  };
  const unknown = words.find((word) => !statements.some((statement) => isMeant(statement, word)));
  if (unknown !== undefined)
    throw usageError(`No statement is ${unknown}. See them with: syndikit certify-marketplace --list`);
  return (statement) => words.some((word) => isMeant(statement, word));
}

function readAccounts({ env }: Context, options: CertifyMarketplaceOptions) {
  const accounts: Partial<Record<StatementAccount, StatementCredentials>> = {};
  for (const account of ["vendor", "customer", "admin"] as const) {
    const text = options[account];
    if (text === undefined) {
      const found = readAccount(account, env);
      if (found !== undefined) accounts[account] = { userName: found.username, password: found.password };
      continue;
    }
    const colon = text.indexOf(":");
    if (colon < 1 || colon === text.length - 1)
      throw usageError(`--${account} is a name and a password with a colon between: --${account} ann:secret`);
    accounts[account] = { userName: text.slice(0, colon), password: text.slice(colon + 1) };
  }
  return accounts;
}
