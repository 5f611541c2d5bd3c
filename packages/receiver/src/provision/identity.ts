import type { Subscription } from "@syndikit/contract";

/**
 * What tells a subscription from another one with the same number, which is given out again after a reset of a sandbox,
 * and by another marketplace. The address of the marketplace is no part of it: a host may move.
 */
export interface Identity {
  readonly createdAt: string;
  /** The reference of the buyer, such as `user/7`. */
  readonly buyer: string;
}

/** The identity of a subscription, as it was read; `undefined` when the answer does not tell it. */
export function identify(
  subscription: Partial<Pick<Subscription, "createdAt" | "buyer">>,
): Identity | undefined {
  const { createdAt, buyer } = subscription;
  const url: unknown = buyer?.url;
  if (typeof createdAt !== "string" || typeof url !== "string") return undefined;
  return { createdAt, buyer: url.split("/").slice(-2).join("/") };
}

/** Whether both are one subscription. A time may be written in several ways. */
export function isSame(one: Identity, other: Identity): boolean {
  return one.buyer === other.buyer && timeOf(one) === timeOf(other);
}

function timeOf({ createdAt }: Identity): number | string {
  const at = Date.parse(createdAt);
  return Number.isNaN(at) ? createdAt : at;
}
