import type { Stage } from "./check.js";
import { sizeCheck, statusCheck } from "./checks/answers.js";
import { bytesCheck, formsCheck } from "./checks/bytes.js";
import { connectionCheck } from "./checks/connection.js";
import { routingCheck } from "./checks/routing.js";
import { timeCheck } from "./checks/time.js";
import { acceptanceCheck, forgeryCheck } from "./checks/verification.js";

/** What can be looked at without the secret. */
const outside: readonly Stage[] = [[connectionCheck], [routingCheck]];

/** Everything that is looked at, in this order. */
export function stagesFor(hasSecret: boolean): readonly Stage[] {
  if (!hasSecret) return [...outside, [forgeryCheck]];
  return [
    ...outside,
    [acceptanceCheck],
    [forgeryCheck, statusCheck],
    [bytesCheck],
    [formsCheck, timeCheck, sizeCheck],
  ];
}
