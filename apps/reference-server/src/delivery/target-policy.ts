import type { BlockList } from "node:net";
import { isInRanges, kindOf } from "./address.js";

/** Which addresses may be called. */
export interface TargetPolicy {
  /** While the server itself is only reached on this machine, so may be what it calls. */
  readonly allowLoopback: boolean;
  /** Ranges that the operator named although they are not public. */
  readonly allowed: BlockList;
}

/** Why an address may not be called; nothing when it may. */
export function addressProblem(policy: TargetPolicy, address: string): string | undefined {
  const kind = kindOf(address);
  if (kind === "public" || isInRanges(policy.allowed, address)) return undefined;
  if (kind === "loopback" && policy.allowLoopback) return undefined;
  return `${address} is not a public address; --allow-private-targets can allow it`;
}

/**
 * Why a URL can never be a target; nothing when it may be one. What its name resolves to is looked at when it is
 * called, each time.
 */
export function urlProblem(url: string): string | undefined {
  if (!URL.canParse(url)) return "it is not an absolute URL";
  const { protocol, username, password, hostname } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:") return "it must begin with https:// or http://";
  if (username !== "" || password !== "") return "it must not hold credentials";
  return hostname === "" ? "it names no host" : undefined;
}
