import type { Setting, Settings } from "./read-settings.js";
import { SETTINGS } from "./settings.js";

/** The output of `--help`. */
export const HELP = `The reference marketplace: every operation of the interface, on one SQLite file.

Usage
  syndikit-reference-server [options]
  syndikit-reference-server backup <file> [--database <file>] [--force]
                                                                  copies the database, also while a server runs
  syndikit-reference-server restore <file> [--database <file>]    replaces it with a backup, also while the server runs
  syndikit-reference-server copy --from <database> --to <database> copies between a file and PostgreSQL; see copy --help
  syndikit-reference-server doctor [--json] [options]             checks settings, key, database, clock, targets
  syndikit-reference-server forget-secrets [--database <file>]    removes what was encrypted with a lost key

backup and copy write over nothing: a file that exists is refused, or with --force kept as <file>.before-<time>. One that
a server or another program has open as its database is refused all the same.

${describeSettings(SETTINGS)}

Examples
  syndikit-reference-server
  syndikit-reference-server --port 0 --database :memory: --json
  syndikit-reference-server backup ./backups/today.sqlite
  NODE_ENV=production SYNDIKIT_SECRET_KEY=... syndikit-reference-server --host 0.0.0.0 --public-url https://market.example
`;

/** The part of `--help` about settings. */
export function describeSettings(settings: Settings): string {
  const all = Object.values(settings);
  const options = all.filter(({ option }) => option !== undefined);
  const variables = all.filter(({ option, variable }) => option === undefined && variable !== undefined);
  return [
    "Options (in brackets: the environment variable that does the same, and the default; the option wins)",
    ...options.map((setting) => line(setting.option ?? "", setting, setting.variable)),
    line("--version", { means: "prints the version" }),
    line("--help", { means: "prints all this" }),
    "",
    "Environment only (in brackets: the default)",
    ...variables.map((setting) => line(setting.variable ?? "", setting)),
  ].join("\n");
}

function line(
  name: string,
  {
    means,
    initial = "",
    initialInProduction,
    initialInWords = initial,
  }: Pick<Setting, "means"> & Partial<Setting>,
  variable = "",
): string {
  const inProduction = initialInProduction === undefined ? "" : `; in production ${initialInProduction}`;
  const brackets = [variable, initialInWords].filter((part) => part !== "").join(", ");
  const text = `${means.replaceAll("`", "")}${inProduction}`;
  return `  ${name.padEnd(36)} ${text}${brackets === "" ? "" : ` [${brackets}]`}`;
}

/** The output of `copy --help`. */
export const COPY_HELP = `Copies a whole database from SQLite to PostgreSQL, or back.

Usage
  syndikit-reference-server copy --from <database> --to <database> [--force] [--json]

One of them is a file, as in file:./data/marketplace.sqlite, the other one PostgreSQL, as in postgres://user@host/name.

- Stop the servers of the original first: a copy of a database that is in use is refused.
- The target must be empty: a file that does not exist, or a database without tables. Existing data is never overwritten:
  with --force an existing file is kept as <file>.before-<time>, with its log, snapshots and key. One that a server or
  another program has open is refused all the same.
- Everything is copied, or nothing: tables, snapshots of the sandbox, the marketplace's time, all tokens. Each row and
  the sums of all accounts are compared before the copy is committed. A kill or a power cut leaves the target empty.
- The original does not change.
- The secrets stay encrypted with the same key. Start the servers of the copy with it, in SYNDIKIT_SECRET_KEY; if the
  file was used without that variable, the key is in marketplace.sqlite.key. When SYNDIKIT_SECRET_KEY is set, it is
  checked.

Options
  --from <database>  the original
  --to <database>    the copy
  --force            keep an existing file beside the copy, instead of refusing it
  --json             print one line of JSON at the end; progress goes to standard error

Examples
  createdb market
  syndikit-reference-server copy --from file:./data/marketplace.sqlite --to postgres://user@host/market
  SYNDIKIT_SECRET_KEY="$(cat ./data/marketplace.sqlite.key)" syndikit-reference-server --database postgres://user@host/market
  syndikit-reference-server copy --from postgres://user@host/market --to file:./data/back.sqlite --json
`;
