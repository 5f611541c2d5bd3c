import { EventEntity } from "@syndikit/contract";
import type { Marketplace } from "@syndikit/sdk";
import { idOf } from "../../format.js";
import { parseExactly } from "./exact.js";

/** Something that can be compared, by its reference. */
export interface Thing {
  readonly reference: string;
  readonly title: string;
  /** The address of its page. */
  readonly href: string;
  readonly value: unknown;
}

const FORM = /^\/?(?<kind>event|subscription)\/(?<id>[1-9]\d*)(?:\/attempt\/(?<number>[1-9]\d*))?$/;

/** What can be entered. */
export const FORMS = ["event/12", "event/12/attempt/1", "subscription/7"];

/** Whether a text names something that can be compared. */
export const isThing = (text: string): boolean => FORM.test(text.trim());

/**
 * Reads what a reference names.
 *
 * @throws {Error} when there is no such try.
 */
export async function readThing(client: Marketplace, text: string): Promise<Thing> {
  const { kind, id = "", number } = FORM.exec(text.trim())?.groups ?? {};
  const reference = number === undefined ? `${kind}/${id}` : `${kind}/${id}/attempt/${number}`;
  if (kind === "subscription") {
    const value = await client.subscriptions.get(Number(id));
    return { reference, title: `Subscription ${id}, ${value.name}`, href: `/subscription/${id}`, value };
  }
  const href = `/event/${id}`;
  if (number === undefined) {
    const { payload, endpoint, notified, attempts, lastError } = await client.events.get(Number(id));
    return {
      reference,
      title: `Event ${id}`,
      href,
      value: { payload, endpoint, notified, attempts, lastError },
    };
  }
  const attempt = (await client.events.attempts(Number(id))).find((one) => one.number === Number(number));
  if (attempt === undefined) throw new Error(`Event ${id} has no try ${number}.`);
  const { request, response, outcome, reason, status, durationMs } = attempt;
  const value = {
    outcome,
    reason,
    status,
    durationMs,
    request: { ...request, body: parsed(request.body) },
    response: response && { ...response, body: parsed(response.body ?? "") },
  };
  return { reference, title: `Try ${number} of event ${id}`, href, value };
}

/** A body field by field if it is JSON, else as the text that it is. */
function parsed(body: string): unknown {
  try {
    return parseExactly(body);
  } catch {
    return body;
  }
}

/** Others that one may want to compare it with: other events of the same object, other subscriptions of the product. */
export async function readOthers(
  client: Marketplace,
  { reference }: Thing,
): Promise<readonly Thing["reference"][]> {
  const id = idOf(reference.split("/").slice(0, 2).join("/"));
  const newest = { sortField: "id", sortDirection: "DESC" } as const;
  if (reference.startsWith("subscription/")) {
    const { product } = await client.subscriptions.get(id);
    const others = await client.subscriptions.list({ product: idOf(product.url), ...newest }).first(11);
    return others.map(({ self }) => self).filter((one) => one !== reference);
  }
  if (reference.includes("/attempt/")) {
    const attempts = await client.events.attempts(id);
    const others = attempts.map(({ number }) => `event/${id}/attempt/${number}`);
    return others
      .filter((one) => one !== reference)
      .slice(-10)
      .toReversed();
  }
  const { entityName, entityUrl } = await client.events.get(id);
  const name = Object.values(EventEntity).find((one) => one === entityName);
  const filter = name === undefined ? {} : { entityName: name, entityId: idOf(entityUrl.url) };
  const others = await client.events.list({ ...filter, ...newest }).first(11);
  return others.map((event) => `event/${event.id}`).filter((one) => one !== reference);
}
