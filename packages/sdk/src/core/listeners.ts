/** How a client reports what it does: to its listeners, and to a log. */
import { deprecatedByVersionHeader } from "../generated/wire.gen.js";
import type { Deprecation, Logger, LogLevel, MarketplaceOptions } from "../options.js";
import { describe } from "./errors.js";
import type { Redactor } from "./redact.js";

const levels = ["off", "warn", "info", "debug"] as const satisfies readonly LogLevel[];

/** A method for each enabled level: for words of ours, and for a text of others, which may hold a secret. */
export type Log = { readonly [Level in keyof Logger]?: (words: string, text: unknown) => void };

/** @throws {TypeError} when the level is unknown. */
export function createLog({ log, logger = console }: MarketplaceOptions, redact: Redactor): Log {
  if (log !== undefined && !levels.includes(log))
    throw new TypeError(`log must be one of ${levels.join(", ")}`);
  const on = levels.indexOf(log ?? levelOfEnvironment());
  const names = levels.slice(1, on + 1) as (keyof Logger)[];
  return Object.fromEntries(
    names.map((level) => [
      level,
      (words: string, text: unknown) => void quietly(() => logger[level](words + redact.text(String(text)))),
    ]),
  );
}

/** The level in `SYNDIKIT_LOG`. Not every runtime has an environment, and some ask for permission to read it. */
function levelOfEnvironment(): LogLevel {
  try {
    const { process }: { readonly process?: { readonly env: Readonly<Record<string, string | undefined>> } } =
      globalThis;
    return levels.find((level) => level === process?.env["SYNDIKIT_LOG"]) ?? "warn";
  } catch {
    return "warn";
  }
}

/** Runs at once what only looks on. If it fails, now or later, nothing changes: the call may have billed somebody. */
export async function quietly(look: () => unknown): Promise<void> {
  try {
    await look();
  } catch {
    // A listener's failure has been a warning already, and that of a logger can be told to nobody.
  }
}

/** Tells a listener. Its failure is a warning. */
export function notify<Event>(
  listener: ((event: Event) => unknown) | undefined,
  event: Event,
  log: Log,
): void {
  void quietly(async () => {
    try {
      await listener?.(event);
    } catch (error) {
      log.warn?.("A listener failed: ", describe(error));
    }
  });
}

/** Reads the header that marks a deprecated behaviour, and reports each operation and version once. */
export function createDeprecationWatch(
  listener: ((deprecation: Deprecation) => void) | undefined,
  log: Log,
): (operation: string, headers: Headers) => void {
  const reported = new Set<string>();
  const report =
    listener ??
    (({ operation, version }) => log.warn?.(`${operation} is deprecated as of version `, version));
  return (operation, headers) => {
    const version = headers.get(deprecatedByVersionHeader);
    if (!version) return;
    const known = `${operation} ${version}`;
    if (reported.has(known)) return;
    reported.add(known);
    notify(report, { operation, version }, log);
  };
}
