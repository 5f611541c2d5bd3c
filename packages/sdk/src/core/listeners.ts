/** What a client tells of itself: to its listeners, and to a log. */
import { deprecatedByVersionHeader } from "../generated/wire.gen.js";
import type { Deprecation, Logger, LogLevel, MarketplaceOptions } from "../options.js";
import type { Redactor } from "./redact.js";

const levels = ["off", "warn", "info", "debug"] as const satisfies readonly LogLevel[];

/** The levels that are on. */
export type Log = { readonly [Level in keyof Logger]?: Logger[Level] };

/** @throws {TypeError} for a level that there is not. */
export function createLog({ log, logger = console }: MarketplaceOptions, redact: Redactor): Log {
  if (log !== undefined && !levels.includes(log))
    throw new TypeError(`log must be one of ${levels.join(", ")}`);
  const on = levels.indexOf(log ?? levelOfEnvironment());
  const names = levels.slice(1, on + 1) as (keyof Logger)[];
  return Object.fromEntries(
    names.map((level) => [level, (message: string) => logger[level](redact.text(message))]),
  );
}

/** `SYNDIKIT_LOG`, where there is an environment and it may be read. */
function levelOfEnvironment(): LogLevel {
  try {
    const { process }: { readonly process?: { readonly env: Readonly<Record<string, string | undefined>> } } =
      globalThis;
    return levels.find((level) => level === process?.env["SYNDIKIT_LOG"]) ?? "warn";
  } catch {
    return "warn";
  }
}

/** Tells a listener, at once. Its failure, now or later, is a warning: the call it hears of may have billed someone. */
export async function notify<Event>(
  listener: ((event: Event) => unknown) | undefined,
  event: Event,
  log: Log,
): Promise<void> {
  try {
    await listener?.(event);
  } catch (error) {
    log.warn?.(`A listener failed: ${error}`);
  }
}

/** Reads the header that marks a deprecated behaviour, and tells of each operation and version once. */
export function createDeprecationWatch(
  listener: ((deprecation: Deprecation) => void) | undefined,
  log: Log,
): (operation: string, headers: Headers) => void {
  const told = new Set<string>();
  const tell =
    listener ??
    (({ operation, version }) => log.warn?.(`${operation} is deprecated as of version ${version}`));
  return (operation, headers) => {
    const version = headers.get(deprecatedByVersionHeader);
    const event = `${operation} ${version}`;
    if (!version || told.has(event)) return;
    told.add(event);
    void notify(tell, { operation, version }, log);
  };
}
