import { type LookupAddress, lookup as systemResolve } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { EventAttemptOutcome } from "@syndikit/contract";
import { OutboundStop } from "./failure-reason.js";
import { addressProblem, type TargetPolicy } from "./target-policy.js";

/** Finds every address of a name. */
export type Resolve = (
  hostname: string,
  callback: (error: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void,
) => void;

const resolveBySystem: Resolve = (hostname, callback) =>
  systemResolve(hostname, { all: true, order: "verbatim" }, callback);

/**
 * The look-up of an agent: the connection goes to one of the addresses that were judged here, and the name is
 * not resolved again. A name is refused as soon as one of its addresses is, for which one is dialled is chance.
 */
export function guardedLookup(policy: TargetPolicy, resolve: Resolve = resolveBySystem): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null) return callback(error, "", 0);
      if (first === undefined) return callback(noAddress(hostname), "", 0);
      const refused = addresses.map(({ address }) => refusal(policy, address)).find(Boolean);
      if (refused !== undefined) return callback(refused, "", 0);
      if (options.all === true) return callback(null, [...addresses]);
      return callback(null, first.address, first.family);
    });
  };
}

/**
 * Judges a host that may be an address, and does nothing when it is a name.
 *
 * @throws OutboundStop when the address is refused.
 */
export function assertAddress(policy: TargetPolicy, host: string): void {
  const refused = isIP(host) === 0 ? undefined : refusal(policy, host);
  if (refused !== undefined) throw refused;
}

function refusal(policy: TargetPolicy, address: string): OutboundStop | undefined {
  const problem = addressProblem(policy, address);
  if (problem === undefined) return undefined;
  return new OutboundStop(EventAttemptOutcome.BLOCKED, `The address is not called: ${problem}.`);
}

function noAddress(hostname: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${hostname} has no address.`), { code: "ENODATA" });
}
