import { type AddressKind, type AddressRanges, isIn, kindOf } from "./addresses.js";

/** Which addresses may be called. */
export interface TargetPolicy {
  /** While the server itself is only reached on this machine, so may be what it calls. */
  readonly allowLoopback: boolean;
  /** Ranges that the operator named although they are not public. */
  readonly allowed: AddressRanges;
}

const IN_WORDS: Readonly<Record<Exclude<AddressKind, "public">, string>> = {
  loopback: "the machine of the server itself",
  private: "a private address",
  "link-local": "a link-local address",
  carrier: "an address inside a carrier's network",
  multicast: "a multicast address",
  reserved: "not an address of the public internet",
  metadata: "a metadata service of a cloud",
};

/** Why an address may not be called; nothing when it may. */
export function addressProblem(policy: TargetPolicy, address: string): string | undefined {
  const kind = kindOf(address);
  if (kind === "public") return undefined;
  if (kind === "loopback" && policy.allowLoopback) return undefined;
  // A range that is allowed for its applications must not open the door to the keys of the machine.
  const { list, exact } = policy.allowed;
  if (isIn(kind === "metadata" ? exact : list, address)) return undefined;
  return `${address} is ${IN_WORDS[kind]}; if that is meant, name it in --allow-private-targets`;
}

/**
 * Why a URL can never be called; nothing when it may be. For the moment when one is configured: what its name
 * resolves to is judged each time it is dialled, for that can change at any time.
 */
export function urlProblem(url: string): string | undefined {
  if (!URL.canParse(url)) return "it is not an absolute URL";
  const { protocol, username, password, hash } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:") return "it must begin with https:// or http://";
  if (username !== "" || password !== "") return "it must not hold a user name or a password";
  return hash === "" ? undefined : "it must not have a fragment, which is never sent";
}
