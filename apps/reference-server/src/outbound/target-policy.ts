import { type AddressKind, type AddressRanges, isIn, kindOf } from "./addresses.js";

/** Which addresses other than public ones may be called. */
export interface TargetPolicy {
  /** For a server that only this machine can reach. */
  readonly allowLoopback: boolean;
  /** Ranges that the operator has listed. */
  readonly allowed: AddressRanges;
}

const DESCRIPTIONS: Readonly<Record<Exclude<AddressKind, "public">, string>> = {
  loopback: "the machine of the server itself",
  private: "a private address",
  "link-local": "a link-local address",
  carrier: "an address inside a carrier's network",
  multicast: "a multicast address",
  reserved: "not an address of the public internet",
  metadata: "a metadata service of a cloud",
};

/** Why an address may not be called; `undefined` when it may. */
export function addressProblem(policy: TargetPolicy, address: string): string | undefined {
  const kind = kindOf(address);
  if (kind === "public") return undefined;
  if (kind === "loopback" && policy.allowLoopback) return undefined;
  // A range that is allowed for applications must not also expose the machine's cloud credentials.
  const { list, exact } = policy.allowed;
  if (isIn(kind === "metadata" ? exact : list, address)) return undefined;
  return `${address} is ${DESCRIPTIONS[kind]}; to allow it, list it in --allow-private-targets`;
}

/**
 * Why a URL can never be called; `undefined` when it may be. Meant for when a URL is configured: the addresses of its
 * host name can change, so they are checked at each connection.
 */
export function urlProblem(url: string): string | undefined {
  if (!URL.canParse(url)) return "it is not an absolute URL";
  const { protocol, username, password, hash } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:") return "it must begin with https:// or http://";
  if (username !== "" || password !== "") return "it must not hold a user name or a password";
  return hash === "" ? undefined : "it must not have a fragment, which is never sent";
}
