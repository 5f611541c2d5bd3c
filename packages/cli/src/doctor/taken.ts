import { randomBytes } from "node:crypto";
import { sign } from "@syndikit/signature";
import type { Outcome } from "../http/outcome.js";

/** Whether an application took an event for genuine, with whatever success status. */
export function isTaken(outcome: Outcome): boolean {
  return outcome.kind === "answer" && outcome.status >= 200 && outcome.status < 300;
}

/** Whether two outcomes have the same status. */
export function sameStatus(left: Outcome, right: Outcome): boolean {
  return left.kind === "answer" && right.kind === "answer" && left.status === right.status;
}

/** A signature that looks right, by somebody who does not know the secret. */
export function forge(body: Uint8Array): string {
  return sign(body, randomBytes(24));
}
