import { type EventName, events } from "@syndikit/contract";
import { validateBody } from "@syndikit/contract/validators";
import type { EventCreate } from "@syndikit/sdk";
import { awaitAttempt, showAttempt } from "../event/await-attempt.js";
import { CliError, ExitCode, usageError } from "../frame/cli-error.js";
import type { Context } from "../frame/verb.js";
import { isAlive } from "../listen/restore.js";
import { openStateFile, stateFolder } from "../listen/state-file.js";
import { connect } from "../marketplace/connect.js";
import { findProduct } from "../marketplace/find-product.js";
import type { Override } from "../override/override.js";
import { refuseViolations } from "../override/override.js";
import type { TriggerOptions } from "./trigger-options.js";

export interface TestEvent {
  readonly name: EventName;
  readonly overrides: readonly Override[];
  readonly patience: number;
}

/** No vendor has an entity with this id, because a test event must start nothing. */
const NOBODY = 999_999;

/** Has the marketplace send a test event to the product's endpoints, and waits for the vendor's answer. */
export async function sendTestEvent(
  context: Context,
  options: TriggerOptions,
  { name, overrides, patience }: TestEvent,
): Promise<ExitCode> {
  const entityId = readEntityId(overrides);
  const connection = await connect(context, options);
  const vendor = connection.as("vendor");
  const product = await findProduct(vendor, options.product);
  const [endpoint] = product.syndicationEndpoints ?? [];
  if (endpoint === undefined) {
    const listener = await openStateFile(stateFolder(context.env), connection.url, product.self).read();
    throw new CliError(
      ExitCode.FINDING,
      listener !== undefined && (await isAlive(listener))
        ? `${product.self} has no event address, although syndikit listen runs at ${listener.url}. What it says about the address tells what to do: it takes it again within seconds, unless somebody else has set it.`
        : `${product.self} has no event address: run syndikit listen --forward-to URL in another terminal, or use --to URL.`,
    );
  }
  const { entity: entityName, type } = events[name];
  const body: EventCreate = { entityName, entityId, type, product: { url: product.self } };
  refuseViolations("The test event", validateBody("eventCreate", body));
  const event = await vendor.events.create(body);
  const attempt = await awaitAttempt(context, { vendor, event, after: 0, patience });
  return showAttempt(context, event, attempt);
}

function readEntityId(overrides: readonly Override[]): number {
  let id = NOBODY;
  for (const { key, text } of overrides) {
    if (key !== "id") {
      throw usageError(
        `The marketplace fills in ${key} of a test event: only id can be set. With --to URL every field can.`,
      );
    }
    id = Number(text);
    if (!Number.isInteger(id)) throw usageError(`id must be a whole number; ${text} is not.`);
  }
  return id;
}
