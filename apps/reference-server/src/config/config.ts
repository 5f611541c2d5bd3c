import { type ParseArgsConfig, parseArgs } from "node:util";
import { Seed } from "@syndikit/contract";
import { ConfigError } from "../errors.js";
import { jwtSettings, mailSettings, requiredPublicUrl, telemetryOptions } from "./combined.js";
import { type Given, optionsOf, readSetting, readSettings } from "./read-settings.js";
import { SETTINGS } from "./settings.js";
import { databaseOf, type Environment, isPostgres, secretKey } from "./values.js";

/** The settings of the program. */
export type Config = ReturnType<typeof readConfig>;

type Command =
  | { readonly kind: "serve"; readonly config: Config }
  | {
      readonly kind: "backup";
      readonly database: string;
      readonly file: string;
      /** Whether an existing file is set aside; otherwise it is refused. */
      readonly force: boolean;
    }
  | { readonly kind: "restore"; readonly database: string; readonly file: string }
  | { readonly kind: "forget-secrets"; readonly database: string }
  | {
      readonly kind: "doctor";
      readonly database: string;
      readonly json: boolean;
      /** The settings, or why they are invalid. */
      readonly config: Config | ConfigError;
    }
  | {
      readonly kind: "copy";
      readonly from: string;
      readonly to: string;
      readonly force: boolean;
      readonly json: boolean;
      readonly secretKey: string | undefined;
    }
  | {
      readonly kind: "help";
      /** A command with its own help text. */
      readonly of: "copy" | undefined;
    }
  | { readonly kind: "version" };

/** With the options that are no settings. */
const OPTIONS: NonNullable<ParseArgsConfig["options"]> = {
  ...optionsOf(SETTINGS),
  from: { type: "string" },
  to: { type: "string" },
  force: { type: "boolean" },
  version: { type: "boolean", short: "V" },
  help: { type: "boolean", short: "h" },
};

/**
 * Reads flags and environment variables. Flags take precedence.
 *
 * @throws {ConfigError} when a setting is invalid. Nothing was opened then.
 */
export function readCommand(args: readonly string[], env: Environment): Command {
  const { values: flags, positionals } = parseFlags(args);
  if (flags["help"] === true) return { kind: "help", of: positionals[0] === "copy" ? "copy" : undefined };
  if (flags["version"] === true) return { kind: "version" };
  const given = { flags, env };
  const database = readSetting(SETTINGS.database, given) ?? "";
  const [command = "serve", ...operands] = positionals;
  const [file] = operands;
  const fileOnly = (command: string): string => {
    if (!isPostgres(database)) return database;
    const tool = command === "backup" ? "pg_dump --format=custom --file=copy.dump" : "pg_restore --clean";
    throw new ConfigError(
      `${command} works on a database file only. For PostgreSQL use its own tools, for example ${tool}; see OPERATING.md.`,
    );
  };
  const assertOperands = (count: number, example: string): void => {
    if (operands.length !== count) throw new ConfigError(`Write ${command} like this: ${example}`);
  };
  const { from, to } = flags;
  if (command !== "copy" && (from ?? to) !== undefined)
    throw new ConfigError("--from and --to work with copy only.");
  const force = flags["force"] === true;
  const json = flags["json"] === true;
  // A restore keeps what was there in any case.
  if (force && !["backup", "copy", "restore"].includes(command))
    throw new ConfigError(
      "--force works with backup and copy only: they keep a file that exists beside the new one.",
    );
  switch (command) {
    case "serve":
      assertOperands(0, "serve --port 8081");
      return { kind: "serve", config: readConfig(given) };
    case "backup":
      assertOperands(1, "backup copy.sqlite");
      return { kind: command, database: fileOnly(command), file: file ?? "", force };
    case "restore":
      assertOperands(1, "restore copy.sqlite");
      return { kind: command, database: fileOnly(command), file: file ?? "" };
    case "forget-secrets":
      assertOperands(0, "forget-secrets --database file:./data/marketplace.sqlite");
      return { kind: command, database };
    case "copy": {
      const example = "copy --from file:./data/marketplace.sqlite --to postgres://user@host/name";
      assertOperands(0, example);
      if (typeof from !== "string" || typeof to !== "string")
        throw new ConfigError(`Write copy like this: ${example}`);
      return {
        kind: command,
        from: databaseOf(from, "--from"),
        to: databaseOf(to, "--to"),
        force,
        json,
        secretKey: readSetting(SETTINGS.secretKey, given),
      };
    }
    case "doctor":
      assertOperands(0, "doctor --json");
      return {
        kind: command,
        database,
        json,
        config: configOrError(given),
      };
    default:
      throw new ConfigError(
        `There is no command ${command}. Use serve, which may be left out, backup, restore, copy, forget-secrets or doctor.`,
      );
  }
}

function configOrError(given: Given): Config | ConfigError {
  try {
    return readConfig(given);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
}

/** @throws {ConfigError} when a setting is invalid, or does not go with another. */
function readConfig(given: Given) {
  const values = readSettings(SETTINGS, given);
  return {
    ...values,
    sandbox: values.sandbox ?? values.seed === Seed.demo,
    publicUrl: requiredPublicUrl(values),
    secretKey: secretKey(values.secretKey, values.database),
    jwt: jwtSettings(values),
    telemetry: telemetryOptions(values),
    mail: mailSettings(values),
  };
}

function parseFlags(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Node's message continues with advice on arguments that begin with a dash, of which there are none here.
    const [first = message] = message.split(". To specify");
    const [, unknown] = /Unknown option '--?([^']+)'/.exec(first) ?? [];
    const near = unknown === undefined ? undefined : nearestFlag(unknown);
    const guess = near === undefined ? "" : ` Did you mean --${near}?`;
    throw new ConfigError(`${first.replace(/\.?$/, ".")}${guess} See --help.`, { cause: error });
  }
}

/** The flag that is most similar to an unknown one. */
function nearestFlag(unknown: string): string | undefined {
  const letters = (text: string): string => [...text].sort().join("");
  return Object.keys(OPTIONS).find(
    (flag) => letters(flag) === letters(unknown) || flag.startsWith(unknown) || unknown.startsWith(flag),
  );
}
