import {
  DeploymentStatus,
  EventAttemptOutcome,
  type EventDTO,
  type State,
  type Subscription,
} from "@syndikit/contract";
import type { ApiCall } from "./calls.js";
import { canReach } from "./can-reach.js";
import type { Delivery } from "./deliveries.js";

/** The facts when a subscription does not reach the expected state. */
export interface Facts {
  readonly subscription: Subscription;
  /** What the test waited for. */
  readonly wanted: State;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly connected: boolean;
  /** How many requests the vendor's application has not answered yet. */
  readonly unanswered: number;
  /** The address of the vendor's application for events. */
  readonly endpoint: string;
  /** Events about the subscription, for the vendor. */
  readonly events: readonly EventDTO[];
  readonly deliveries: readonly Delivery[];
  /** What the vendor's application called. */
  readonly calls: readonly ApiCall[];
  /** The last error inside the application, if it is known. */
  readonly error?: unknown;
}

/** Describes what happened, for the person whose test fails. */
export function tellStory(facts: Facts): string {
  const { subscription, wanted, now, deliveries, calls, unanswered } = facts;
  const { id, deploymentStatus, paid } = subscription;
  return [
    `subscription/${id} is ${deploymentStatus}${paid ? "" : ", not paid"}, and not ${wanted}. It is ${toDate(now)} there.`,
    "",
    "What the marketplace sent:",
    ...orNothing([...deliveries.map(tellDelivery), ...tellUnanswered(unanswered)]),
    "",
    "What the application called:",
    ...orNothing(calls.map(tellCall)),
    ...tellError(facts.error),
    "",
    "What to do:",
    ...advise(facts).map((advice) => `  - ${advice}`),
  ].join("\n");
}

function tellError(error: unknown): readonly string[] {
  if (error === undefined) return [];
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return ["", "What failed in the application:", `  ${text.replaceAll("\n", "\n  ")}`];
}

function orNothing(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? ["  nothing"] : lines;
}

function tellDelivery({ date, name, request, reason, attempt }: Delivery): string {
  const again = attempt === 1 ? "" : `, try ${attempt}`;
  return `  ${date} ${name} to ${request.url}${again}: ${reason}`;
}

function tellUnanswered(unanswered: number): readonly string[] {
  if (unanswered === 0) return [];
  return [
    unanswered === 1 ? "  one request, not answered yet" : `  ${unanswered} requests, not answered yet`,
  ];
}

function tellCall({ at, method, path, status, refusal }: ApiCall): string {
  const answer = status === 0 ? "broken off" : String(status);
  return `  ${toDate(at)} ${method} ${path}: ${answer}${refusal === undefined ? "" : `, ${refusal}`}`;
}

function advise(facts: Facts): readonly string[] {
  const { subscription, wanted, now, connected, unanswered, events, calls, deliveries } = facts;
  const { id, deploymentStatus } = subscription;
  const last = deliveries.at(-1);
  const refused = calls.filter(({ status }) => status === 0 || status >= 400);
  const planned = events
    .filter(({ notified }) => !notified)
    .flatMap(({ nextRetry }) => nextRetry ?? [])
    // What is on its way is due now: no clock needs to move for it.
    .filter((date) => Date.parse(date) > now)
    .sort()[0];
  const advice: (string | undefined)[] = [
    connected
      ? undefined
      : "Connect the application: pass `receive`, or call `marketplace.connect(receive)`.",
    deploymentStatus === DeploymentStatus.WAITING_PAYMENT
      ? `Pay: \`await marketplace.pay("subscription/${id}")\`.`
      : undefined,
    unanswered > 0 ? "The application has not answered yet: something in it hangs." : undefined,
    events.length === 0
      ? "The product sends its events elsewhere: look at its `syndicationEndpoints`."
      : undefined,
    connected && last !== undefined ? adviseOnAnswer(last, facts) : undefined,
    refused.length > 0
      ? "The marketplace refused calls of the application: see the reasons above."
      : undefined,
    last?.outcome === EventAttemptOutcome.DELIVERED && calls.length === 0
      ? "The application accepted the event, but made no call. It must use `marketplace.client`. If it is still working, wait longer with `{ timeout: 10_000 }`."
      : undefined,
    planned === undefined
      ? undefined
      : `The marketplace tries again at ${planned}. Move the clock, or wait with \`{ within: "1 hour" }\`.`,
    deploymentStatus === DeploymentStatus.FAILED
      ? "The application reported FAILED: nothing leads out of that state."
      : undefined,
    deploymentStatus !== DeploymentStatus.FAILED && !canReach(deploymentStatus, wanted)
      ? `Nothing leads from ${deploymentStatus} to ${wanted}: wait for another state, or place another order.`
      : undefined,
  ];
  const given = advice.filter((line) => line !== undefined);
  return given.length > 0 ? given : [adviseOnSilence(facts)];
}

function adviseOnSilence({ wanted, error }: Facts): string {
  const what = `The marketplace did its part, and the application did not report ${wanted}`;
  return error === undefined
    ? `${what}. Its log says why. With the receiver kit, \`hooks: { deadLettered: ({ cause, error }) => marketplace.reportError(cause ?? error) }\` shows here why work was given up.`
    : `${what} because of the error above.`;
}

function adviseOnAnswer({ status, outcome, name }: Delivery, { endpoint, error }: Facts): string | undefined {
  if (outcome === EventAttemptOutcome.DELIVERED) return undefined;
  switch (status) {
    case undefined:
      return error === undefined
        ? `The application closed the connection when it was sent ${name}. Look into its log.`
        : `The application failed when it was sent ${name}: its error is above, and the cause of this one.`;
    case 401:
      return "The application refused the signature. Its secret must be `marketplace.signatureSecret`, and it must check the raw body.";
    case 404:
    case 405:
      return `The application does not take POST at ${new URL(endpoint).pathname}. Name its path: \`startMarketplace({ eventsPath: "/..." })\`.`;
    case 413:
    case 415:
      return "The application refused the body. It must accept JSON of up to 64 KiB.";
    case 429:
      return error === undefined
        ? "The application asked to be called later: its work has not succeeded yet. Its log says why. With the receiver kit, `hooks: { retrying: ({ error }) => marketplace.reportError(error) }` shows the reason here."
        : "The application asked to be called later because of the error above. Fix it, or move the clock past its Retry-After.";
    default:
      return `The application answered ${name} with ${status}; 204 is what the marketplace expects. Look into its log.`;
  }
}

function toDate(moment: number): string {
  return new Date(moment).toISOString().replace(".000Z", "Z");
}
