/** Each way in which the small receiver can be wrong, and the scenario in which that must show. */
export const flaws = {
  "acknowledges before it stores": "a crash after the acknowledgement",
  "claims for ever": "a crash after the tenant was created",
  "a new name at each attempt": "a lost answer from the cloud",
  "two at once": "the same event five times at once",
  "one attempt": "a marketplace that is down",
  "deaf during the work": "a change during the work",
  "drops equal bytes": "two changes in one second, with equal bytes",
  "drops older events": "an event that is older than the last one",
  "needs CREATED": "only the second event arrives",
  "never looks by itself": "a lost event",
  "trusts everybody": "an event signed by somebody else",
  "parses first": "broken JSON without a signature",
  "signs what it parsed": "a signed event with different formatting",
  "acts on the type": "a signed DELETED for a subscription that lives",
  "follows entityUrl": "an entityUrl that points elsewhere",
  "logs what it gets": "secrets in everything that comes and goes",
  "signs what it wrote with spaces": "one event for a paid order",
  "wants a number": "one event for a paid order",
  "wants metadata": "an event without metadata",
  "handles each event": "the same event twice",
  "waits for DELETED": "a termination",
  "fails on what it does not know": "events of unknown entities and types",
  "refuses what it does not know": "events of unknown entities and types",
  "404 is an error": "a test event for a subscription that does not exist",
  "reports first": "one event for a paid order",
  "reports a removal first": "a removal that fails at first",
  "ignores UNDEPLOY_SENT": "a termination",
  "trials pay": "a trial",
} as const;

/** One way to be wrong. */
export type Flaw = keyof typeof flaws;
