import { pino } from "pino";
import type { Log } from "../ports.js";

/** How much is logged. */
export const LOG_LEVELS = ["silent", "error", "warn", "info", "debug"] as const;

/** A level of the log. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * One JSON line for each entry, on the standard error output; the standard output is for what a script reads.
 * Nothing is hidden here: what must not be written down is never handed to the log.
 */
export function createPinoLog(level: LogLevel): Log {
  const log = pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ dest: 2, sync: true }),
  );
  return {
    debug: (fields, message) => log.debug(fields, message),
    info: (fields, message) => log.info(fields, message),
    warn: (fields, message) => log.warn(fields, message),
    error: (fields, message) => log.error(fields, message),
  };
}
