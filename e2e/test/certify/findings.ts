import type { Rule } from "@syndikit/conformance";
import type { Flaw } from "../../src/receivers/small/flaws.js";

/** What certify must find in a receiver with a flaw, in the scenario where it must show. */
export const findings: Readonly<Record<Flaw, Rule>> = {
  "acknowledges before it stores": "the state",
  "claims for ever": "the state",
  "a new name at each attempt": "the tenants",
  "two at once": "the tenants",
  "one attempt": "the state",
  "deaf during the work": "the state",
  "drops equal bytes": "the state",
  "drops older events": "the state",
  "needs CREATED": "the state",
  "never looks by itself": "the state",
  "trusts everybody": "refusals",
  "parses first": "refusals",
  "signs what it parsed": "acknowledgements",
  "acts on the type": "the tenants",
  "follows entityUrl": "foreign addresses",
  "logs what it gets": "the log",
  "signs what it wrote with spaces": "acknowledgements",
  "wants a number": "acknowledgements",
  "wants metadata": "acknowledgements",
  "handles each event": "the tenants",
  "waits for DELETED": "the state",
  "fails on what it does not know": "acknowledgements",
  "refuses what it does not know": "acknowledgements",
  "404 is an error": "acknowledgements",
  "reports first": "the order of calls",
  "reports a removal first": "the order of calls",
  "ignores UNDEPLOY_SENT": "the state",
  "trials pay": "the state",
};
