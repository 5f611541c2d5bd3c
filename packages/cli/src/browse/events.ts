import type { EventDTO } from "@syndikit/sdk";
import type { ExitCode } from "../frame/cli-error.js";
import type { Context } from "../frame/verb.js";
import { connect } from "../marketplace/connect.js";
import { showAttempts } from "./attempts.js";
import { type BrowseAction, type BrowseOptions, browse } from "./browse.js";
import { readIdentifier } from "./identifier.js";

export interface EventsOptions extends BrowseOptions {
  readonly subscription?: string;
  readonly undelivered?: boolean;
}

/** Lists events, shows one with its attempts, or follows new ones. */
export async function browseEvents(
  context: Context,
  options: EventsOptions,
  wanted: BrowseAction,
): Promise<ExitCode> {
  const { url, as } = await connect(context, options);
  const { events } = as("vendor");
  const { subscription, undelivered } = options;
  const entityId = subscription === undefined ? undefined : readIdentifier(subscription, "subscription");
  const query = {
    ...(entityId !== undefined && { entityName: "Subscription", entityId }),
    ...(undelivered && { notified: false }),
    sortField: "id",
    sortDirection: "DESC",
    pageSize: 50,
  } as const;
  return browse<EventDTO>(context, options, {
    wanted,
    kind: {
      type: "event",
      page: `${url}/deliveries`,
      list: (limit) => events.list(query).first(limit),
      find: (which) => events.get(readIdentifier(which, "event")),
      idOf: ({ id }) => id,
      stateOf,
      lines: (event, { paint }) => {
        const state = stateOf(event);
        const painted = event.notified ? paint.green(state) : event.attempts === 0 ? state : paint.red(state);
        const test = event.test ? paint.dim(" (test event)") : "";
        return [
          `${event.self.padEnd(12)} ${paint.dim(event.date)}  ${event.entityName}.${event.type} ${event.entityUrl.url}${test}  ${painted}`,
        ];
      },
      async showMore(event, output) {
        output.line(`  sent to   ${event.endpoint}`);
        output.line(`  payload   ${JSON.stringify(event.payload)}`);
        output.line(`  console   ${url}/${event.self}`);
        if (!event.notified && event.attempts > 0) {
          output.line(`  next      syndikit doctor ${event.endpoint}, then syndikit replay ${event.id}`);
        }
        showAttempts(output, await events.attempts(event), { withBody: false });
      },
    },
  });
}

function stateOf({ notified, attempts, lastError, nextRetry }: EventDTO): string {
  if (notified) return "delivered";
  if (attempts === 0) return lastError === undefined ? "not sent yet" : `not sent yet: ${lastError}`;
  const again = nextRetry === undefined ? "" : `, again at ${nextRetry}`;
  return `${attempts} ${attempts === 1 ? "attempt" : "attempts"}, ${lastError ?? "not accepted"}${again}`;
}
