import { pino } from "pino";
import pretty from "pino-pretty";
import type { Log } from "../ports.js";

export const LOG_LEVELS = ["silent", "error", "warn", "info", "debug"] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * Logs on standard error, because standard output is for scripts. On a terminal an entry is a line for people,
 * elsewhere a line of JSON. Nothing is redacted here: callers never pass a secret to the log.
 */
export function createPinoLog(level: LogLevel, terminal?: { readonly colors: boolean }): Log {
  const log = pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    terminal === undefined
      ? pino.destination({ dest: 2, sync: true })
      : pretty({
          destination: 2,
          sync: true,
          colorize: terminal.colors,
          translateTime: "SYS:HH:MM:ss",
          singleLine: true,
        }),
  );
  return {
    debug: (fields, message) => log.debug(fields, message),
    info: (fields, message) => log.info(fields, message),
    warn: (fields, message) => log.warn(fields, message),
    error: (fields, message) => log.error(fields, message),
  };
}
