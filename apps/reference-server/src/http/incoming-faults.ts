import { headerNames } from "@syndikit/contract";
import { MarketplaceError, problem } from "../errors.js";
import type { Faults, IncomingTraffic } from "../time/faults.js";

/**
 * Applies the sandbox's fault rules to a request: delays it, or makes it fail.
 *
 * @returns `oldErrors` when errors of the request must have the earlier form.
 * @throws {ConnectionReset} when a rule resets the connection.
 * @throws {MarketplaceError} when a rule sets the status.
 */
export type ApplyFault = (traffic: IncomingTraffic) => Promise<"oldErrors" | undefined>;

/** The sandbox's own operations are exempt. Otherwise a rule for all operations could never be deleted. */
const EXEMPT_PATH = "/sandbox/";

export function createApplyFault(faults: Faults, sleep: (milliseconds: number) => Promise<void>): ApplyFault {
  return async (traffic) => {
    if (traffic.path.startsWith(EXEMPT_PATH)) return undefined;
    const fault = await faults.incoming(traffic);
    switch (fault?.kind) {
      case undefined:
        return undefined;
      case "oldErrors":
        return fault.kind;
      case "latency":
        await sleep(fault.milliseconds);
        return undefined;
      case "reset":
        throw new ConnectionReset();
      case "status":
        throw new FaultStatus(
          fault.status,
          fault.retryAfter === undefined ? {} : { [headerNames.retryAfter]: String(fault.retryAfter) },
        );
    }
  };
}

/** Thrown to close the connection without a response. */
export class ConnectionReset extends Error {
  constructor() {
    super("A fault rule of the sandbox reset the connection.");
    this.name = "ConnectionReset";
  }
}

/** The response that a fault rule sets. Its status need not be in the catalogue. */
class FaultStatus extends MarketplaceError {
  constructor(
    override readonly status: number,
    headers: Readonly<Record<string, string>>,
  ) {
    super([problem("faultInjected", {})], headers);
    this.name = "FaultStatus";
  }
}
