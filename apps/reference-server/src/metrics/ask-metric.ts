import { EventAttemptOutcome, headerNames } from "@syndikit/contract";
import type { Outbound } from "../delivery/outbound.js";
import type { Poll } from "./due-polls.js";
import { metricUrl } from "./metric-url.js";
import { fault, type PollOutcome, readAnswer } from "./read-answer.js";
import type { RestingHosts } from "./resting-hosts.js";

/** What vendors are asked with. */
export interface AskMetricOptions {
  readonly outbound: Outbound;
  readonly hosts: RestingHosts;
  /** Of the marketplace, for every poll. Names in lower case. */
  readonly extraHeaders: Readonly<Record<string, string>>;
}

/** Asks a vendor for the value of a metric. Never throws for what the vendor does. */
export async function askMetric(options: AskMetricOptions, poll: Poll): Promise<PollOutcome> {
  const { outbound, hosts, extraHeaders } = options;
  const url = poll.endpoint === null ? null : metricUrl({ ...poll, endpoint: poll.endpoint });
  if (url === null) return fault("neither the product nor its vendor has an endpoint that the path is of");
  if (hosts.isResting(url)) return fault("the host did not answer in time, and is left alone for a while");
  const result = await outbound.send({
    method: "GET",
    url,
    headers: {
      ...extraHeaders,
      accept: "application/json",
      [headerNames.subscriptionId.toLowerCase()]: String(poll.subscriptionId),
    },
  });
  hosts.note(url, result.kind === "answer" || result.outcome !== EventAttemptOutcome.TIMEOUT);
  return readAnswer(result);
}
