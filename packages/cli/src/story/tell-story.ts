import { parseReference, toReference } from "@syndikit/contract";
import type { EventDTO, Marketplace } from "@syndikit/sdk";
import { awaitAttempt, showAttempt } from "../event/await-attempt.js";
import { ExitCode, usageError } from "../frame/cli-error.js";
import type { Context } from "../frame/verb.js";
import { connect } from "../marketplace/connect.js";
import { findProduct } from "../marketplace/find-product.js";
import type { Override } from "../override/override.js";
import type { TriggerOptions } from "../trigger/trigger-options.js";
import { createScene } from "./create-scene.js";
import { readStoryOverrides } from "./inputs.js";
import type { Story, SubscriptionUrl } from "./story.js";

export interface Telling {
  readonly story: Story;
  readonly overrides: readonly Override[];
  readonly patience: number;
}

/** Plays a story, and shows its events and how the vendor answered them. */
export async function tellStory(
  context: Context,
  options: TriggerOptions,
  { story, overrides, patience }: Telling,
): Promise<ExitCode> {
  const { output } = context;
  const read = readStoryOverrides(overrides, story.inputs);
  const subscription = readSubscription(story, options.subscription);
  const connection = await connect(context, options);
  const vendor = connection.as("vendor");
  const product = await findProduct(vendor, options.product);
  const watched = new Map<SubscriptionUrl, ReadonlySet<number>>();
  const scene = createScene(context, {
    connection,
    vendor,
    product,
    overrides: read,
    subscription,
    standIn: options.standIn === true,
    patience,
    async watch(url) {
      // Earlier events do not belong to the story.
      const before = url === subscription ? await eventsOf(context, vendor, url) : [];
      watched.set(url, new Set(before.map(({ id }) => id)));
    },
  });
  output.line(output.paint.bold(`${story.name}: ${story.does}`));
  await story.play(scene);

  let code: ExitCode = ExitCode.OK;
  let count = 0;
  for (const [url, before] of watched) {
    for (const event of await eventsOf(context, vendor, url)) {
      if (before.has(event.id)) continue;
      count += 1;
      const attempt = await awaitAttempt(context, { vendor, event, after: 0, patience });
      if ((await showAttempt(context, event, attempt)) !== ExitCode.OK) code = ExitCode.FINDING;
    }
  }
  if (count === 0) {
    output.note(
      (product.syndicationEndpoints ?? []).length === 0
        ? `No event was sent: ${product.self} has no event address. Run syndikit listen --forward-to URL in another terminal.`
        : "No event was sent.",
    );
  }
  return code;
}

async function eventsOf(
  { signal }: Context,
  vendor: Marketplace,
  url: SubscriptionUrl,
): Promise<readonly EventDTO[]> {
  const entityId = parseReference(url, "subscription");
  if (entityId === undefined) return [];
  const events: EventDTO[] = [];
  const filter = { entityName: "Subscription", entityId, sortField: "id" } as const;
  for await (const event of vendor.events.list(filter, { signal })) {
    // A test event reports no real change.
    if (!event.test) events.push(event);
  }
  return events;
}

function readSubscription(story: Story, text: string | undefined): SubscriptionUrl | undefined {
  if (text === undefined) return undefined;
  if (!story.takesSubscription)
    throw usageError(`${story.name} creates a new subscription: leave out --subscription.`);
  const id = parseReference(
    /^\d+$/.test(text) ? toReference("subscription", Number(text)) : text,
    "subscription",
  );
  if (id === undefined)
    throw usageError(`--subscription ${text} is not a subscription: write, for example, subscription/12.`);
  return `subscription/${id}`;
}
