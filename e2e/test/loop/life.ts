import { lifecycle, type Transition } from "@syndikit/contract";
import type { Loop } from "./loop.js";

/** The demo's plans. */
export const BASIC = { url: "productVersion/1" } as const;
export const PRO = { url: "productVersion/2" } as const;

/** The name of a row of the lifecycle table. */
export type Move = Transition["name"];

/** The events that some moves emit according to the lifecycle table, in order, for example `Subscription.CREATED`. */
export function eventsOf(moves: readonly Move[]): readonly string[] {
  return moves.flatMap((name) => lifecycle.transitions.find((row) => row.name === name)?.events ?? []);
}

/** The events about a subscription that the vendor's application received, in order. */
export function eventsAbout({ arrived }: Loop, id: number): readonly string[] {
  return arrived
    .filter(({ entityUrl }) => entityUrl === `subscription/${id}`)
    .map(({ entity, type }) => `${entity}.${type}`);
}

/** Orders a Basic plan for the customer with the stored card, and waits until everything is delivered. */
export async function orderBasic({ customer, server }: Loop): Promise<number> {
  const order = await customer.orders.create({ type: "NORMAL", productVersion: BASIC });
  await server.settle();
  return Number(order.subscription.url.split("/")[1]);
}

/** Terminates a subscription, and waits until the vendor's application has removed the tenant. */
export async function terminate({ customer, server }: Loop, id: number): Promise<void> {
  await customer.subscriptions.terminate(id);
  await server.settle();
}
