import { headerNames } from "@syndikit/contract";
import { MarketplaceError, problem } from "../errors.js";
import type { Faults, IncomingTraffic } from "../sandbox/faults.js";

/** A request that a fault rule ends without an answer. */
export class ConnectionReset extends Error {
  constructor() {
    super("A fault rule of the sandbox broke the connection off.");
    this.name = "ConnectionReset";
  }
}

/** A fault rule's answer: a status that the catalogue need not have. */
class FaultStatus extends MarketplaceError {
  constructor(
    override readonly status: number,
    headers: Readonly<Record<string, string>>,
  ) {
    super([problem("faultInjected", {})], headers);
    this.name = "FaultStatus";
  }
}

/** Lets the fault rules have their way with a request. */
export type ApplyFault = (traffic: IncomingTraffic) => Promise<void>;

/** The sandbox's own operations are spared, or a rule for everything could never be taken back. */
const EXEMPT_PATH = "/sandbox/";

/** Applies fault rules: waits, or ends the request. */
export function createApplyFault(faults: Faults, sleep: (milliseconds: number) => Promise<void>): ApplyFault {
  return async (traffic) => {
    if (traffic.path.startsWith(EXEMPT_PATH)) return;
    const fault = await faults.incoming(traffic);
    switch (fault?.kind) {
      case undefined:
        return;
      case "latency":
        return sleep(fault.milliseconds);
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
