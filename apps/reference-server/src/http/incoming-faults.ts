import { headerNames } from "@syndikit/contract";
import { MarketplaceError, problem } from "../errors.js";
import type { Faults, IncomingTraffic } from "../sandbox/faults.js";

/**
 * Applies the fault rules of the sandbox to a request: waits, or fails it.
 *
 * @returns `oldErrors` when an error of the request is to be in the earlier form.
 * @throws {ConnectionReset} when a rule resets the connection.
 * @throws {MarketplaceError} when a rule sets the status.
 */
export type ApplyFault = (traffic: IncomingTraffic) => Promise<"oldErrors" | undefined>;

/** Its operations are exempt. Otherwise a rule for everything could never be deleted. */
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

/** The connection is to be closed without a response. */
export class ConnectionReset extends Error {
  constructor() {
    super("A fault rule of the sandbox reset the connection.");
    this.name = "ConnectionReset";
  }
}

/** The response of a fault rule. Its status need not be in the catalogue. */
class FaultStatus extends MarketplaceError {
  constructor(
    override readonly status: number,
    headers: Readonly<Record<string, string>>,
  ) {
    super([problem("faultInjected", {})], headers);
    this.name = "FaultStatus";
  }
}
