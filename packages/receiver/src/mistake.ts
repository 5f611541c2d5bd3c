import { ReceiverError, type ReceiverErrorCode } from "./receiver-error.js";

/** Mistakes of the vendor's code: only new code can help, which comes with a start. */
const mistakes: readonly ReceiverErrorCode[] = [
  "invalid_option",
  "invalid_result",
  "invalid_step",
  "step_name_reused",
];

/** Whether an error is such a mistake. */
export function isMistake(error: unknown): boolean {
  return ReceiverError.is(error) && mistakes.includes(error.code);
}
