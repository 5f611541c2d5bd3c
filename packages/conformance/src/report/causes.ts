import { headerNames, putsOff, vendorCallLimits } from "@syndikit/contract";
import type { Evidence, SentEvent, SentKind } from "../live/evidence.js";
import { deliveryScenarios } from "../scenarios/delivery.js";
import type { Check } from "./check.js";

/** What several failed checks have in common. The report lists the causes in the order in which to fix them. */
export interface Cause {
  /** Stable, as `parsed-body`; for a failure with a separate cause, the check's identifier. */
  readonly id: string;
  /** What is wrong, in a sentence. */
  readonly title: string;
  /** What shows that this is the cause. */
  readonly seen: string;
  /** What to change. */
  readonly remedy: string;
  /** The identifiers of the failed checks that it explains. */
  readonly checks: readonly string[];
}

/** A check that was run, and what was seen in it. */
export interface CheckWithEvidence {
  readonly check: Check;
  /** `null` for a check of the whole run. */
  readonly evidence: Evidence | null;
}

/** The facts about a whole run. */
export interface RunEvidence {
  readonly checks: readonly CheckWithEvidence[];
  /** Whether the receiver called the marketplace at all. */
  readonly wasCalled: boolean;
  /** Whether every call that it made was answered with 401. */
  readonly wasRefused: boolean;
  /** The changed body over which it checks signatures: "the body parsed, and serialised again with sorted keys". */
  readonly signedOver?: string | undefined;
}

interface Rule {
  readonly id: string;
  readonly title: string;
  readonly remedy: string;
  /** What shows that this is the cause; nothing if it is not. */
  readonly find: (facts: Facts) => string | undefined;
  /** Whether a failed check follows from it. */
  readonly explains: (failed: CheckWithEvidence) => boolean;
}

/** The combined evidence of a run. */
interface Facts {
  readonly run: RunEvidence;
  readonly failed: readonly CheckWithEvidence[];
  /** The first answers to the events of one kind. */
  readonly answers: (kind: SentKind) => readonly Answer[];
  /** The last answers to all events, each with its kind. */
  readonly lastAnswers: readonly (readonly [kind: SentKind, answer: Answer])[];
  /** Whether the receiver made a call in any check. */
  readonly called: (name: string) => boolean;
}

type Answer = SentEvent["answers"][number];

const isAccepted = (answer: Answer): boolean => answer === 200 || answer === 204;
const isRefused = (answer: Answer): boolean => answer === 401 || answer === 403;
const isWrongStatus = (answer: Answer): boolean =>
  answer !== "none" && !isAccepted(answer) && !isRefused(answer) && answer !== 429;
const isNone = (answer: Answer): boolean => answer === "none";
const isLimited = (answer: Answer | undefined): boolean => answer === 429;
const isByProxy = (answer: Answer | undefined): boolean =>
  typeof answer === "number" && putsOff(answer) && !isLimited(answer);

const rawBody =
  "Compute the HMAC over the bytes of the request's body as they came, before any JSON parser. In most frameworks that means reading the body as bytes on this route. Answer 401 when it differs, whatever the body contains.";
const seconds = (milliseconds: number): string => `${milliseconds / 1_000} s`;

/** The known causes. The first one that applies should be fixed first: those after it may only follow from it. */
const rules: readonly Rule[] = [
  {
    id: "rate-limit",
    title: "It limits requests so much that not every check could be made.",
    remedy: `Take the event route out of the limit: it is the marketplace that calls, and each event has a signature. Send ${headerNames.retryAfter} with every 429. Where your application itself answers 429 while it handles an event, it must accept the event afterwards.`,
    find: ({ lastAnswers }) => {
      const limited = lastAnswers.filter(([, answer]) => isLimited(answer)).length;
      return limited === 0
        ? undefined
        : `the last answer to ${limited} of ${lastAnswers.length} events is 429`;
    },
    explains: ended(isLimited),
  },
  {
    id: "proxy-fails",
    title: "A proxy answers, and the application behind it does not.",
    remedy:
      "See whether the application runs, and the log of the proxy. Compare the host and port to which the proxy sends with those on which the application listens; in a container, listen on 0.0.0.0. For 504: store the event, answer 204, and do the work afterwards.",
    find: ({ lastAnswers }) => {
      const genuine = lastAnswers.flatMap(([kind, answer]) => (kind === "forged" ? [] : [answer]));
      // Who refuses a forged event has seen it: its 503 to the others is its own.
      const sees = lastAnswers.some(([kind, answer]) => kind === "forged" && isRefused(answer));
      return whenAny(genuine.filter((answer) => isByProxy(answer) && !(sees && answer === 503)));
    },
    explains: ended(isByProxy),
  },
  {
    id: "no-answer",
    title: `It does not answer events within the ${seconds(vendorCallLimits.answer)} that the marketplace waits.`,
    remedy:
      "Store the event, answer 204, and do the work afterwards. A row in a table with the subscription's id is enough.",
    find: ({ answers }) => whenAll(answers("plain"), isNone),
    explains: sent(["plain"], isNone),
  },
  {
    id: "parsed-body",
    title:
      "The signature is checked over JSON that was parsed and written again, not over the bytes that came.",
    remedy: rawBody,
    find: ({ run, answers }) =>
      run.signedOver === undefined || whenAll(answers("plain"), isRefused) === undefined
        ? undefined
        : `an event whose signature was made over the body ${run.signedOver} is accepted; one over its bytes is not`,
    explains: () => true,
  },
  {
    id: "wrong-secret",
    title:
      "Every signed event is refused: the receiver has another secret, or checks the signature over other bytes.",
    remedy: `Give it the secret of this run (EVENT_SECRET). ${rawBody} \`syndikit doctor <address>\` tries the usual mistakes one by one.`,
    find: ({ answers }) => whenAll(answers("plain"), isRefused),
    explains: () => true,
  },
  {
    id: "not-verified",
    title: "The signature is not checked: anybody can send events.",
    remedy:
      "First of all, compute the HMAC-SHA1 of the raw body with the notification secret, compare it in constant time with the header, and answer 401 when the header is missing or differs. Do nothing else with such a request.",
    find: ({ answers }) => whenSome(answers("forged"), isAccepted, "forged or unsigned events"),
    explains: sent(["forged"], (answer) => !isRefused(answer)),
  },
  {
    id: "parsed-body",
    title: "The body is parsed before its signature is checked.",
    remedy: rawBody,
    find: ({ answers }) =>
      whenSome(answers("reformatted"), isRefused, "a signed event that is written with spaces") ??
      whenSome(answers("no event"), isRefused, "signed bytes that are not JSON") ??
      whenSome(answers("forged"), isWrongStatus, "broken JSON without a signature"),
    explains: (one) =>
      sent(["reformatted", "no event"], isRefused)(one) || sent(["no event", "forged"], isWrongStatus)(one),
  },
  {
    id: "id-as-a-number",
    title: "It expects the event's id as a JSON number. The marketplace writes it as a string.",
    remedy:
      'Declare the field id of an event as a string, and turn it into a number yourself: "id": "12". In a typed language that is the type of one field.',
    find: ({ answers }) =>
      whenAll(answers("plain"), isWrongStatus) &&
      whenSome(answers("number id"), isAccepted, "an event with its id as a number"),
    explains: sent(["plain", "reformatted", "no metadata"], isWrongStatus),
  },
  {
    id: "refuses-events",
    title: "Every signed event is answered with an error.",
    remedy:
      "See its log: it accepts the signature, and then fails. Compare the fields that it reads with those of an event in the timeline. Answer 204 as soon as the event is stored.",
    find: ({ answers }) => whenAll(answers("plain"), isWrongStatus),
    explains: sent(["plain", "reformatted", "no metadata", "number id"], isWrongStatus),
  },
  {
    id: "never-called",
    title: "It never called the marketplace.",
    remedy:
      "An event says only that something changed. On each, GET $MARKETPLACE_URL/api/subscription/<id>, and act on the deploymentStatus that you read. Does it call the address in MARKETPLACE_URL, followed by /api?",
    find: ({ run, failed }) =>
      run.wasCalled || !failed.some(isStuck) ? undefined : "no call arrived during the whole run",
    explains: isStuck,
  },
  {
    id: "wrong-token",
    title: "The marketplace refused every call that it made.",
    remedy: `Send the token of this run (MARKETPLACE_TOKEN) in the header ${headerNames.authToken} with every call, or sign in with MARKETPLACE_USER and MARKETPLACE_PASSWORD.`,
    find: ({ run, failed }) =>
      run.wasRefused && failed.some(isStuck) ? "every call was answered with 401" : undefined,
    explains: isStuck,
  },
  {
    id: "process-ends",
    title: "Its process ends.",
    remedy:
      "Catch every error in the handling of an event, log it, and continue. A process that ends also interrupts the work for every other customer.",
    find: ({ failed }) =>
      failed
        .filter(({ evidence }) => evidence === null)
        .flatMap(({ check }) => check.findings)
        .find(({ rule }) => rule === "the process")?.found,
    explains: ({ check, evidence }) =>
      check.findings.some(({ rule }) => rule === "the process") ||
      evidence?.sent.some(({ answers }) => answers.some(isNone)) === true,
  },
  {
    id: "never-deploys",
    title: "No subscription becomes DEPLOYED.",
    remedy: deliveryScenarios[0]?.remedy ?? "",
    find: ({ called, failed }) =>
      called("markDeployed") || !failed.some(isStuckIn("PENDING"))
        ? undefined
        : "it never reported DEPLOYED, for any subscription",
    explains: (one) =>
      isStuckIn("PENDING")(one) || (isStuck(one) && one.evidence?.expectedState !== "PENDING"),
  },
  {
    id: "not-idempotent",
    title: "An event that comes twice is handled twice.",
    remedy:
      "The marketplace may send an event again at any time. Before you create a tenant, read the subscription, and continue only while it is PENDING. Let one worker at a time handle a subscription: a lock by its id, or a unique key in the table of tenants.",
    find: ({ failed }) => {
      const twice = failed.filter(isTwice).length;
      return twice === 0 ? undefined : `a tenant or a report was made more than once in ${plural(twice)}`;
    },
    explains: isTwice,
  },
  {
    id: "waits-for-deleted",
    title: "It waits for the event DELETED, which comes only after it has reported UNDEPLOYED.",
    remedy:
      "On every event read the subscription. When its deploymentStatus is UNDEPLOY_SENT, remove the tenant or block access to it, and PATCH deploymentStatus to UNDEPLOYED. DELETED is the confirmation of that.",
    find: ({ run }) =>
      run.checks.some(({ evidence }) => evidence?.waitedForDeleted)
        ? "it did nothing on UNDEPLOY_SENT, but started to work when DELETED was sent as a test"
        : undefined,
    explains: isStuckIn("UNDEPLOY_SENT"),
  },
  {
    id: "never-removes",
    title: "It never removes a tenant when its subscription ends.",
    remedy:
      "On every event read the subscription. When its deploymentStatus is UNDEPLOY_SENT, remove the tenant or block access to it, and then PATCH deploymentStatus to UNDEPLOYED.",
    find: ({ called, failed }) =>
      called("markUndeployed") || !failed.some(isStuckIn("UNDEPLOY_SENT"))
        ? undefined
        : "it never reported UNDEPLOYED, for any subscription",
    explains: isStuckIn("UNDEPLOY_SENT"),
  },
  {
    id: "metadata-required",
    title: "It requires the field metadata.",
    remedy:
      "Treat metadata as optional, and as a map of any values. Everything that you need is in the subscription that you read.",
    find: ({ answers }) => whenSome(answers("no metadata"), isWrongStatus, "an event without metadata"),
    explains: sent(["no metadata"], isWrongStatus),
  },
  {
    id: "unknown-events",
    title: "Events that it does not need are answered with an error.",
    remedy:
      "Answer 204 to every event with a valid signature, also for other entities, unknown subscriptions and unknown types. Otherwise they are sent again for ever.",
    find: ({ answers }) =>
      whenSome(answers("unknown subscription"), isWrongStatus, "a test event for an unknown subscription") ??
      whenSome(answers("other entity"), isWrongStatus, "an event of another entity") ??
      whenSome(answers("no event"), isWrongStatus, "signed bytes that are not an event"),
    explains: sent(["unknown subscription", "other entity", "no event"], isWrongStatus),
  },
];

/** Groups the failed checks of a run by their causes, the one to fix first at the beginning. */
export function findCauses(run: RunEvidence): readonly Cause[] {
  let failed = run.checks.filter(({ check }) => check.status === "failed");
  const facts: Facts = {
    run,
    failed,
    answers: (kind) =>
      run.checks.flatMap(({ evidence }) =>
        (evidence?.sent ?? [])
          .filter((one) => one.kind === kind)
          .flatMap(({ answers }) => answers.slice(0, 1)),
      ),
    lastAnswers: run.checks.flatMap(({ evidence }) =>
      (evidence?.sent ?? []).flatMap(({ kind, answers }) =>
        answers.slice(-1).map((answer) => [kind, answer] as const),
      ),
    ),
    called: (name) => run.checks.some(({ evidence }) => evidence?.calls.includes(name)),
  };
  const causes: Cause[] = [];
  for (const { id, title, remedy, find, explains } of rules) {
    const seen = find(facts);
    const explained = seen === undefined ? [] : failed.filter(explains);
    if (seen === undefined || explained.length === 0) continue;
    causes.push({ id, title, seen, remedy, checks: explained.map(({ check }) => check.id) });
    failed = failed.filter((one) => !explained.includes(one));
  }
  return [...causes, ...withOneRemedy(failed.map(({ check }) => check))];
}

/** Failures without a known cause: checks with the same remedy have the same cause. */
function withOneRemedy(failed: readonly Check[]): readonly Cause[] {
  const remedies = [...new Set(failed.map(({ remedy }) => remedy))];
  return remedies.flatMap((remedy) => {
    const checks = failed.filter((check) => check.remedy === remedy);
    const [first] = checks;
    if (first === undefined) return [];
    return {
      id: first.id,
      title: `This requirement is not met: ${first.requirement}.`,
      seen: first.findings.map(({ found }) => found).join("; "),
      remedy: remedy ?? "",
      checks: checks.map(({ id }) => id),
    };
  });
}

/** Whether a check failed because the subscription did not progress. */
function isStuck({ check, evidence }: CheckWithEvidence): boolean {
  return (
    evidence !== null &&
    (evidence.state !== evidence.expectedState ||
      check.findings.some(({ rule }) => rule === "the process" || rule === "the number of calls"))
  );
}

function isStuckIn(state: string): (one: CheckWithEvidence) => boolean {
  return ({ evidence }) => evidence?.state === state && evidence.expectedState !== state;
}

function isTwice({ evidence }: CheckWithEvidence): boolean {
  return (
    evidence !== null &&
    (evidence.hasTooManyTenants || evidence.calls.filter((name) => name === "markDeployed").length > 1)
  );
}

/** Checks in which an event of these kinds got such an answer. */
function sent(kinds: readonly SentKind[], isSo: (answer: Answer) => boolean) {
  return ({ evidence }: CheckWithEvidence): boolean =>
    evidence?.sent.some(({ kind, answers }) => kinds.includes(kind) && answers.some(isSo)) === true;
}

/** Checks in which the last answer to an event was so. */
function ended(isSo: (answer: Answer | undefined) => boolean) {
  return ({ evidence }: CheckWithEvidence): boolean =>
    evidence?.sent.some(({ answers }) => isSo(answers.at(-1))) === true;
}

function whenAny(answers: readonly Answer[]): string | undefined {
  return answers.length === 0 ? undefined : `the last answers to events were ${list(answers)}`;
}

function whenAll(answers: readonly Answer[], isSo: (answer: Answer) => boolean): string | undefined {
  return answers.length > 0 && answers.every(isSo)
    ? `every signed event is answered with ${list(answers)}`
    : undefined;
}

function whenSome(
  answers: readonly Answer[],
  isSo: (answer: Answer) => boolean,
  what: string,
): string | undefined {
  const found = answers.filter(isSo);
  return found.length === 0 ? undefined : `the answer to ${what} is ${list(found)}`;
}

function list(answers: readonly Answer[]): string {
  return [...new Set(answers)].map((answer) => (answer === "none" ? "nothing" : answer)).join(", ");
}

function plural(checks: number): string {
  return checks === 1 ? "one check" : `${checks} checks`;
}
