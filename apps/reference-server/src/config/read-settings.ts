import type { ParseArgsConfig, parseArgs } from "node:util";
import type { Environment } from "./values.js";

/**
 * One setting of the program. Its option, its variable, its check, its line in `--help` and its row in the README are
 * made from this.
 */
export interface Setting<Value = unknown> {
  /**
   * The option on the command line, as in `--port <number>`. One without a value is a switch. Without an option, only the
   * environment sets it.
   */
  readonly option?: string;
  /** The environment variable. Without one, only the option sets it. */
  readonly variable?: string;
  /** Whether the option may be repeated. Its values are joined with commas. */
  readonly isRepeatable?: boolean;
  /** The value when it is not set, as somebody would write it. Without one, the setting is `undefined` then. */
  readonly initial?: string;
  /** The value in production, when it is not set. */
  readonly initialInProduction?: string;
  /** Says in the documentation what the default depends on. */
  readonly initialInWords?: string;
  /** The meaning, in Markdown: for `--help` and for the README. */
  readonly means: string;
  /** Further sentences in Markdown, for the README only. */
  readonly more?: string;
  /**
   * @param name - how the user wrote the setting, for messages: `--port`, or `PORT`.
   * @throws {ConfigError} when the text is no valid value.
   */
  readonly read: (text: string, name: string) => Value;
}

/** Settings, by their names in the configuration. */
export type Settings = Readonly<Record<string, Setting>>;

/** The values of settings. Only a setting without an initial value can be `undefined`. */
export type ValuesOf<Table extends Settings> = {
  readonly [Name in keyof Table]:
    | ReturnType<Table[Name]["read"]>
    | (Table[Name] extends { readonly initial: string } ? never : undefined);
};

/** The command line and the environment. */
export interface Given {
  readonly flags: Flags;
  readonly env: Environment;
}

/** The options on the command line, by name, as `parseArgs` returns them. */
export type Flags = Readonly<ReturnType<typeof parseArgs>["values"]>;

/** The options of settings, for `parseArgs`. */
export function optionsOf(settings: Settings): NonNullable<ParseArgsConfig["options"]> {
  return Object.fromEntries(
    Object.values(settings).flatMap(({ option, isRepeatable = false }) =>
      option === undefined
        ? []
        : [[flagOf(option), { type: option.includes(" ") ? "string" : "boolean", multiple: isRepeatable }]],
    ),
  );
}

/** The name of an option: `port` of `--port <number>`. */
function flagOf(option: string): string {
  return option.replace(/^--| .*$/g, "");
}

/**
 * Reads all settings of a table. Options take precedence over the environment.
 *
 * @throws {ConfigError} when one is invalid.
 */
export function readSettings<Table extends Settings>(table: Table, given: Given): ValuesOf<Table> {
  const values = Object.entries(table).map(([name, setting]) => [name, readSetting(setting, given)]);
  // `fromEntries` forgets which name has which type.
  return Object.fromEntries(values) as ValuesOf<Table>;
}

/**
 * Reads one setting.
 *
 * @throws {ConfigError} when it is invalid.
 */
export function readSetting<One extends Setting>(
  setting: One,
  given: Given,
): ReturnType<One["read"]> | undefined {
  const [text, name] = textAndName(setting, given);
  // `One` says what its own `read` returns.
  return text === undefined ? undefined : (setting.read(text, name) as ReturnType<One["read"]>);
}

/** What the user wrote, and where; otherwise the default. */
function textAndName(
  { option, variable, initial, initialInProduction = initial }: Setting,
  { flags, env }: Given,
): [text: string | undefined, name: string] {
  const flag = option === undefined ? undefined : flagOf(option);
  const fromFlag = flag === undefined ? undefined : flags[flag];
  if (fromFlag !== undefined) return [textOf(fromFlag), `--${flag}`];
  const fromVariable = variable === undefined ? undefined : env[variable];
  const fallback = env["NODE_ENV"] === "production" ? initialInProduction : initial;
  return [fromVariable ?? fallback, variable ?? ""];
}

/** An option as it would be written in the environment. */
function textOf(option: NonNullable<Flags[string]>): string {
  if (typeof option === "boolean") return option ? "on" : "off";
  return typeof option === "string" ? option : option.join(",");
}
