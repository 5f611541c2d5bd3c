import { parseArgs } from "node:util";
import { describe, expect, expectTypeOf, test } from "vitest";
import { ConfigError } from "../errors.js";
import type { ReferenceServerOptions } from "../server/options.js";
import type { Config } from "./config.js";
import { describeSettings } from "./help.js";
import { optionsOf, readSettings, type Settings } from "./read-settings.js";
import { SETTINGS } from "./settings.js";
import { settingsTable } from "./settings-table.js";
import { type Environment, onOrOff, wholeNumber } from "./values.js";

/** The table, with two settings more. */
const WITH_MORE = {
  ...SETTINGS,
  cups: {
    option: "--cups <number>",
    variable: "SYNDIKIT_CUPS",
    initial: "2",
    initialInProduction: "3",
    means: "how many cups of `coffee` are made",
    more: "A cup takes a minute.",
    read: wholeNumber({ min: 1, max: 9 }),
  },
  sugar: { variable: "SYNDIKIT_SUGAR", means: "whether sugar is added", read: onOrOff },
} as const satisfies Settings;

function read(args: readonly string[], env: Environment = {}) {
  const { values } = parseArgs({ args: [...args], options: optionsOf(WITH_MORE) });
  return readSettings(WITH_MORE, { flags: values, env });
}

describe("a setting that is added to the table", () => {
  test("has a type", () => {
    expectTypeOf(read([]).cups).toEqualTypeOf<number>();
    expectTypeOf(read([]).sugar).toEqualTypeOf<boolean | undefined>();
  });

  test("has its default, also in production", () => {
    expect(read([])).toMatchObject({ cups: 2, sugar: undefined });
    expect(read([], { NODE_ENV: "production" }).cups).toBe(3);
  });

  test("is read from the environment, and from its option, which wins", () => {
    expect(read([], { SYNDIKIT_CUPS: "4", SYNDIKIT_SUGAR: "on" })).toMatchObject({ cups: 4, sugar: true });
    expect(read(["--cups", "5"], { SYNDIKIT_CUPS: "4", NODE_ENV: "production" }).cups).toBe(5);
  });

  test("is checked, and the message names what was written", () => {
    expect(() => read(["--cups", "10"])).toThrow(ConfigError);
    expect(() => read(["--cups", "10"])).toThrow("--cups 10 is not a whole number from 1 to 9.");
    expect(() => read([], { SYNDIKIT_CUPS: "many" })).toThrow("SYNDIKIT_CUPS many is not a whole number");
  });

  test("is in the help", () => {
    const help = describeSettings(WITH_MORE);
    expect(help).toMatch(
      /^ {2}--cups <number> +how many cups of coffee are made; in production 3 \[SYNDIKIT_CUPS, 2\]$/m,
    );
    expect(help).toMatch(/^ {2}SYNDIKIT_SUGAR +whether sugar is added$/m);
  });

  test("is in the table of the README, which is also a page of the guide", () => {
    const table = settingsTable(WITH_MORE).split("\n");
    expect(table).toContain(
      "| `--cups` | `SYNDIKIT_CUPS` | `2` | how many cups of `coffee` are made; in production `3`. A cup takes a minute. |",
    );
    expect(table).toContain("| | `SYNDIKIT_SUGAR` | | whether sugar is added |");
  });
});

/** What only the program reads, or reads to make another option from it. */
type OfTheProgram =
  | ("host" | "port" | "metricsPort" | "metricsHost" | "json" | "logLevel")
  | Extract<keyof Config, `jwt${string}` | "jwksUrl" | `mail${string}` | `telemetry${string}`>;

test("every setting is read by the program, or is an option of the server", () => {
  expectTypeOf<Exclude<keyof Config, keyof ReferenceServerOptions | OfTheProgram>>().toBeNever();
  expectTypeOf<Config>().toExtend<ReferenceServerOptions>();
});

test("no two settings have the same option or variable", () => {
  const options = Object.keys(optionsOf(SETTINGS) ?? {});
  const variables = Object.values<Settings[string]>(SETTINGS).flatMap(({ variable }) => variable ?? []);
  expect(options).toHaveLength(
    Object.values<Settings[string]>(SETTINGS).filter(({ option }) => option !== undefined).length,
  );
  expect(variables).toHaveLength(new Set(variables).size);
});
