import { ReceiverError } from "./receiver-error.js";

/** A time span: milliseconds, or a number with its unit, such as `"8s"` or `"15m"`. */
export type Duration = number | `${number}${"ms" | "s" | "m" | "h" | "d"}`;

const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/**
 * A time span in milliseconds. `at` names the option, for the message.
 *
 * @throws {ReceiverError} `invalid_option` when it is not a time span, or is negative.
 */
export function toMilliseconds(duration: Duration, at?: string): number {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)(ms|s|m|h|d)$/.exec(String(duration)) ?? [];
  const milliseconds =
    typeof duration === "number" ? duration : Number(amount) * units[unit as keyof typeof units];
  if (Number.isFinite(milliseconds) && milliseconds >= 0) return milliseconds;
  throw new ReceiverError(
    "invalid_option",
    `${at === undefined ? "" : `${at}: `}"${duration}" is not a time span. Write "30s", "15m" or milliseconds.`,
  );
}
