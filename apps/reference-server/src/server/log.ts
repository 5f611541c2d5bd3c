import { pino } from "pino";
import type { Log } from "../ports.js";

export const LOG_LEVELS = ["silent", "error", "warn", "info", "debug"] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * Logs one line of JSON for each entry on the standard error; the standard output is for scripts. Nothing is redacted
 * here: callers never pass a secret to the log.
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
