import type { EventDTO, Marketplace } from "@syndikit/sdk";
import { ExitCode } from "../frame/cli-error.js";
import type { MarketplaceOptions } from "../frame/options.js";
import type { Output } from "../frame/output.js";
import type { Context } from "../frame/verb.js";
import { connect } from "../marketplace/connect.js";
import { showAttempts } from "./attempts.js";
import { readIdentifier, readLimit } from "./identifier.js";

export interface EventsOptions extends MarketplaceOptions {
  readonly subscription?: string;
  readonly undelivered?: boolean;
  readonly limit: string;
}

/** What to look at. */
interface Wanted {
  readonly action: string | undefined;
  readonly which: string | undefined;
}

/** Lists events, shows one, or follows new ones. */
export async function lookAtEvents(
  context: Context,
  options: EventsOptions,
  { action, which }: Wanted,
): Promise<ExitCode> {
  const { output } = context;
  const { url, as } = await connect(context, options);
  const vendor = as("vendor");
  if (action === "show") {
    const event = await vendor.events.get(readIdentifier(which, "event"));
    showEvent(output, event, url);
    showAttempts(output, await vendor.events.attempts(event), { withBody: false });
    return ExitCode.OK;
  }
  if (action === "tail") return tail(context, options, vendor);
  const events = await vendor.events
    .list({ ...filterOf(options), ...newestFirst, ...(options.undelivered && { notified: false }) })
    .first(readLimit(options.limit));
  for (const event of events) showLine(output, event);
  if (events.length === 0) output.note("There are no such events.");
  return ExitCode.OK;
}

const newestFirst = { sortField: "id", sortDirection: "DESC", pageSize: 50 } as const;

function filterOf({ subscription }: EventsOptions): { entityName?: "Subscription"; entityId?: number } {
  return subscription === undefined
    ? {}
    : { entityName: "Subscription", entityId: readIdentifier(subscription, "subscription") };
}

/** Milliseconds between two looks. */
const LOOK_EVERY = 1_000;
/** New events of one look. More than these in a second are skipped, and that is said. */
const MAX_NEW = 200;

/** Follows new events, and what becomes of them, until Ctrl-C. */
async function tail(context: Context, options: EventsOptions, vendor: Marketplace): Promise<ExitCode> {
  const { output, clock, signal } = context;
  const query = { ...filterOf(options), ...newestFirst };
  let last = (await vendor.events.list(query).first(1))[0]?.id ?? 0;
  const open = new Map<number, string>();
  output.note("New events are shown as they come. Ctrl-C ends this.");
  while (!signal.aborted) {
    await clock.sleep(LOOK_EVERY, signal);
    if (signal.aborted) break;
    const recent = await vendor.events.list(query).first(open.size === 0 ? MAX_NEW : MAX_NEW * 2);
    const fresh = recent.filter(({ id }) => id > last || open.has(id)).reverse();
    for (const event of fresh) {
      const state = stateOf(event);
      if (open.get(event.id) !== state) showLine(output, event);
      if (event.notified) open.delete(event.id);
      else open.set(event.id, state);
      last = Math.max(last, event.id);
    }
  }
  return ExitCode.OK;
}

function stateOf({ notified, attempts, lastError, nextRetry }: EventDTO): string {
  if (notified) return "delivered";
  if (attempts === 0) return "not sent yet";
  const again = nextRetry === undefined ? "" : `, again at ${nextRetry}`;
  return `${attempts} attempts, ${lastError ?? "not accepted"}${again}`;
}

function showLine(output: Output, event: EventDTO): void {
  const { paint } = output;
  const state = stateOf(event);
  const painted = event.notified ? paint.green(state) : event.attempts === 0 ? state : paint.red(state);
  const test = event.test ? paint.dim(" (test event)") : "";
  output.line(
    `${event.self.padEnd(12)} ${paint.dim(event.date)}  ${event.entityName}.${event.type} ${event.entityUrl.url}${test}  ${painted}`,
  );
  output.record({ type: "event", event });
}

function showEvent(output: Output, event: EventDTO, url: string): void {
  const { paint } = output;
  output.record({ type: "event", event });
  output.line(`${paint.bold(`${event.entityName}.${event.type}`)} ${event.entityUrl.url}`);
  output.line(`  sent to   ${event.endpoint}`);
  output.line(`  date      ${event.date}`);
  output.line(`  state     ${stateOf(event)}`);
  output.line(`  payload   ${JSON.stringify(event.payload)}`);
  output.line(`  console   ${url}/${event.self}`);
  if (!event.notified && event.attempts > 0) {
    output.line(`  next      syndikit doctor ${event.endpoint}, then syndikit replay ${event.id}`);
  }
}
