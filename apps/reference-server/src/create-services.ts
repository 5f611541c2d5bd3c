import { parseRanges } from "./delivery/address.js";
import { createNetworkOutbound } from "./delivery/network-outbound.js";
import type { Outbound } from "./delivery/outbound.js";
import { createPatterns } from "./patterns/patterns.js";
import { type Clock, silentLog } from "./ports.js";
import type { ReferenceServerOptions } from "./reference-server.js";
import { createSandboxClock } from "./sandbox/clock.js";
import { createFaults, noFaults } from "./sandbox/faults.js";
import type { JobRunner } from "./sandbox/jobs.js";
import { createPasswords } from "./secrets/password.js";
import { createSeals } from "./secrets/seal.js";
import type { Services } from "./services.js";
import type { Store } from "./store/store.js";
import { systemClock, systemRandom } from "./system.js";

/** What services are made of. */
export interface ServicesOptions {
  readonly options: ReferenceServerOptions;
  readonly store: Store;
  /** The key of stored secrets. */
  readonly key: Uint8Array;
  /** What the clock runs on its way; filled once the services exist that the runners need. */
  readonly runners: readonly JobRunner[];
}

/** Makes what handlers and services of the domain work with. */
export function createServices({ options, store, key, runners }: ServicesOptions): Services {
  const { clock: machine = systemClock, random = systemRandom, log = silentLog, passwordCost } = options;
  const clock = createSandboxClock({ machine, store, runners, log });
  return {
    store,
    clock,
    random,
    log,
    seals: createSeals(key, random),
    passwords: createPasswords({
      clock,
      random,
      ...(passwordCost === undefined ? {} : { cost: passwordCost }),
    }),
    outbound: options.outbound ?? networkOutbound(options, machine),
    faults: options.sandbox === false ? noFaults : createFaults(store),
    patterns: createPatterns(),
    environment: options.environment ?? "staging",
  };
}

function networkOutbound(options: ReferenceServerOptions, clock: Clock): Outbound {
  const { allowLoopbackTargets = true, allowPrivateTargets = [] } = options;
  return createNetworkOutbound({
    policy: { allowLoopback: allowLoopbackTargets, allowed: parseRanges(allowPrivateTargets) },
    elapsed: clock.elapsed,
  });
}
