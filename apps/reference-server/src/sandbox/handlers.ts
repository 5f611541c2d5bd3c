import {
  type Clock as ClockAnswer,
  type ClockInput,
  headerNames,
  type MetricHeader,
  type PlatformEndpoint,
  type PlatformEndpointInput,
  Seed,
} from "@syndikit/contract";
import { addDuration } from "../billing/period.js";
import { findTestPaymentMethod } from "../billing/settlement.js";
import { MarketplaceError, problem, raise } from "../errors.js";
import { created, noContent, ok } from "../http/call.js";
import type { Handlers } from "../http/routes.gen.js";
import { urlProblem } from "../outbound/target-policy.js";
import type { Moment } from "../ports.js";
import { compact } from "../resources/dto.js";
import type { Seals } from "../secrets/seals.js";
import type { Services } from "../services.js";
import {
  type MetricHeaderSetting,
  type PlatformEndpointSetting,
  readSetting,
  writeSetting,
} from "../store/settings.js";
import { type SandboxClock, TooManyJobs } from "../time/clock.js";
import { fromDateTime, toDateTime } from "../time/date-time.js";
import type { Sandbox } from "./sandbox.js";
import type { SnapshotInfo } from "./snapshots.js";

/** The clock, the faults, the snapshots and the settings of a staging marketplace. */
export type SandboxHandlers = Pick<
  Handlers,
  | "clockGet"
  | "clockAdvance"
  | "faultsGet"
  | "faultsReplace"
  | "faultsDelete"
  | "sandboxReset"
  | "snapshotList"
  | "snapshotCreate"
  | "snapshotRestore"
  | "platformEndpointsGet"
  | "platformEndpointsReplace"
  | "metricHeadersGet"
  | "metricHeadersReplace"
>;

/** What only a sandbox has. */
interface SandboxParts {
  readonly sandbox: Sandbox;
  /** Waits for what is due to be delivered; false when that took too long. */
  readonly settle: () => Promise<boolean>;
  /** False in production, where nobody may sign in with a password that everybody knows. */
  readonly allowDemo: boolean;
}

/** Makes the handlers of the sandbox. */
export function createSandboxHandlers(services: Services, parts: SandboxParts): SandboxHandlers {
  const { store, clock, faults, seals } = services;
  const { sandbox, settle, allowDemo } = parts;
  return {
    clockGet: async () => ok(presentClock(clock)),

    async clockAdvance({ body, query }) {
      const jobs = await clock.advance(targetOf(body, clock.now())).catch((error: unknown) => {
        throw error instanceof TooManyJobs ? endedOnItsWay(error, body, clock.now()) : error;
      });
      return ok(presentClock(clock, query.settle === true ? { jobs, settled: await settle() } : { jobs }));
    },

    faultsGet: async () => ok([...faults.list()]),
    faultsReplace: async ({ body }) => ok([...(await faults.replace(body))]),
    async faultsDelete() {
      await faults.replace([]);
      return noContent;
    },

    async sandboxReset({ body }) {
      if (body?.seed === Seed.demo && !allowDemo) {
        raise("fieldInvalid", {
          field: "seed",
          reason: "the demo's passwords are public, and this is production",
        });
      }
      await sandbox.reset(body?.seed);
      return noContent;
    },

    snapshotList: async () => ok((await sandbox.list()).map(presentSnapshot)),

    async snapshotCreate({ body }) {
      const snapshot = await sandbox.take(body.name);
      return created(`sandbox/snapshots/${snapshot.name}`, presentSnapshot(snapshot));
    },

    async snapshotRestore({ path: { name } }) {
      return (await sandbox.restore(name)) ? noContent : raise("snapshotUnknown", { name });
    },

    async platformEndpointsGet() {
      return ok(presentEndpoints(await store.read((db) => readSetting(db, "platformEndpoints"))));
    },

    async platformEndpointsReplace({ body }) {
      return store.write(async (tx) => {
        const after = changeEndpoints(await readSetting(tx, "platformEndpoints"), body, seals);
        await writeSetting(tx, "platformEndpoints", after);
        return ok(presentEndpoints(after));
      });
    },

    async metricHeadersGet() {
      return ok(presentHeaders(await store.read((db) => readSetting(db, "metricHeaders")), seals));
    },

    async metricHeadersReplace({ body }) {
      const after = changeHeaders(body, seals);
      await store.write((tx) => writeSetting(tx, "metricHeaders", after));
      return ok(presentHeaders(after, seals));
    },
  };
}

function presentSnapshot({ name, now, size }: SnapshotInfo): { name: string; now: string; size: number } {
  return { name, now: toDateTime(now), size };
}

/** What a move of the clock did. */
interface MoveResult {
  readonly jobs?: number;
  readonly settled?: boolean;
}

/** The clock, as the wire has it. */
function presentClock(clock: SandboxClock, { jobs, settled }: MoveResult = {}): ClockAnswer {
  return compact({ now: toDateTime(clock.now()), status: clock.status, mode: clock.mode, jobs, settled });
}

/** So far the clock moves at a time: longer than any billing period or trial, and soon enough done. */
const MAX_MOVE = "P10Y";

/**
 * The time that the clock is to move to.
 *
 * @throws MarketplaceError 400 when that is in the past, too far away, or no time at all.
 */
function targetOf(input: ClockInput, now: Moment): Moment {
  const target = "now" in input ? fromDateTime(input.now, "now") : addDuration(now, input.advance);
  if (target === null)
    return raise("fieldInvalid", { field: "advance", reason: "it leads beyond what a date can say" });
  if (target < now) return raise("clockBackwards", { now: toDateTime(now) });
  const furthest = addDuration(now, MAX_MOVE);
  if (furthest === null || target <= furthest) return target;
  const reason = `in one move the clock goes no further than to ${toDateTime(furthest)}`;
  return raise("fieldInvalid", { field: fieldOf(input), reason });
}

/** The refusal of a move that made too much due. What ran on the way stays done, so it says where to go on from. */
function endedOnItsWay({ jobs }: TooManyJobs, input: ClockInput, now: Moment): MarketplaceError {
  const reason = `after ${jobs} jobs on the way the clock stands at ${toDateTime(now)}: move on from there`;
  return new MarketplaceError([problem("fieldInvalid", { field: fieldOf(input), reason })]);
}

function fieldOf(input: ClockInput): "now" | "advance" {
  return "now" in input ? "now" : "advance";
}

/** Platform-wide endpoints, as the wire has them: without their secrets. */
function presentEndpoints(endpoints: readonly PlatformEndpointSetting[]): PlatformEndpoint[] {
  return endpoints.map(({ url, secret }) => ({ url, secretSet: secret !== undefined }));
}

/**
 * Platform-wide endpoints, as they are kept. Without a new secret, the one that the same URL had is kept.
 *
 * @throws MarketplaceError 422 for a URL that events cannot go to.
 */
function changeEndpoints(
  before: readonly PlatformEndpointSetting[],
  inputs: readonly PlatformEndpointInput[],
  seals: Seals,
): PlatformEndpointSetting[] {
  return inputs.map(({ url, secret }, index) => {
    const reason = urlProblem(url);
    if (reason !== undefined) raise("targetInvalid", { field: `${index}.url`, reason });
    const kept =
      secret === undefined ? before.find((other) => other.url === url)?.secret : seals.seal(secret);
    return kept === undefined ? { url } : { url, secret: kept };
  });
}

/** Headers that belong to the transport, or that the service sets itself. */
const RESERVED = new Set([
  "host",
  "content-length",
  "content-type",
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "expect",
  "accept",
  headerNames.subscriptionId.toLowerCase(),
]);

/** Headers of metric polls, as the wire has them. */
function presentHeaders(headers: readonly MetricHeaderSetting[], seals: Seals): MetricHeader[] {
  return headers.map(({ name, value }) => ({ name, value: seals.open(value) }));
}

/**
 * Headers of metric polls, as they are kept.
 *
 * @throws MarketplaceError 400 for a header that is not to be set.
 */
function changeHeaders(inputs: readonly MetricHeader[], seals: Seals): MetricHeaderSetting[] {
  return inputs.map(({ name, value }, index) => {
    if (RESERVED.has(name.toLowerCase())) {
      raise("fieldInvalid", { field: `${index}.name`, reason: `${name} is set by the service itself` });
    }
    return { name, value: seals.seal(value) };
  });
}

/** What a page of a shop does with a payment gateway: a card goes in, and the name of a payment method comes out. */
export function createTestCardHandlers(): Pick<Handlers, "testCardCreate"> {
  return {
    async testCardCreate({ body }) {
      const paymentMethodId = findTestPaymentMethod(body.number);
      return paymentMethodId === null ? raise("testCardUnknown", {}) : ok({ paymentMethodId });
    },
  };
}
