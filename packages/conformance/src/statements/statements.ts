import { accountStatements } from "./sections/accounts.js";
import { billingStatements } from "./sections/billing.js";
import { catalogueStatements } from "./sections/catalogue.js";
import { conventionStatements } from "./sections/conventions.js";
import { errorStatements } from "./sections/errors.js";
import { eventStatements } from "./sections/events.js";
import { fieldStatements } from "./sections/fields.js";
import { metricStatements } from "./sections/metrics.js";
import { operationStatements } from "./sections/operations.js";
import { replyStatements } from "./sections/reply-rules.js";
import { resourceStatements } from "./sections/resources.js";
import { signInStatements } from "./sections/signing-in.js";
import { subscriptionStatements } from "./sections/subscriptions.js";
import { timeStatements } from "./sections/time.js";
import { transitionStatements } from "./sections/transitions.js";
import { upgradeStatements } from "./sections/upgrades.js";
import type { Statement } from "./statement.js";

/** The statements of the interface document that can be tried from outside, in its order. */
export const statements: readonly Statement[] = [
  ...conventionStatements,
  ...fieldStatements,
  ...accountStatements,
  ...resourceStatements,
  ...catalogueStatements,
  ...signInStatements,
  ...subscriptionStatements,
  ...billingStatements,
  ...transitionStatements,
  ...upgradeStatements,
  ...timeStatements,
  ...metricStatements,
  ...eventStatements,
  ...replyStatements,
  ...operationStatements,
  ...errorStatements,
];
