import {
  type ClockAdvance,
  type Clock as ClockDto,
  type ClockInput,
  ClockStatus,
  headerNames,
  Seed,
  TokenKind,
  toReference,
} from "@syndikit/contract";
import { and, eq, gt, ne } from "drizzle-orm";
import { askedBy, created, noContent, ok } from "../api/call.js";
import { compact } from "../api/dto.js";
import { equals } from "../api/filters.js";
import type { Handlers } from "../api/handlers.gen.js";
import { readReference } from "../api/input.js";
import { addDuration } from "../billing/period.js";
import { findTestPaymentMethod } from "../billing/settlement.js";
import type { Feed } from "../changes/feed.js";
import { createChangeHandlers } from "../changes/handlers.js";
import { fromDateTime, toDateTime } from "../date-time.js";
import { MarketplaceError, problem, raise } from "../errors.js";
import type { Moment } from "../ports.js";
import type { Services } from "../services.js";
import { ofCaller } from "../shares/owner.js";
import { alone } from "../store/keys.js";
import { LockLost } from "../store/port.js";
import type { SnapshotInfo } from "../store/snapshots.js";
import { tokens, users } from "../store/tables/user.js";
import type { RequestLog } from "../telemetry/request-log.js";
import type { Advance, SandboxClock } from "../time/clock.js";
import { ClockStopped, ClockTaken } from "../time/clock-errors.js";
import { DryRunEnded, type DryRuns } from "./dry-run.js";
import { readDue } from "./due.js";
import type { Sandbox } from "./sandbox.js";

/** The operations that only exist in a sandbox. */
export type SandboxHandlers = Pick<
  Handlers,
  | "changeStream"
  | "clockGet"
  | "clockAdvance"
  | "clockDryRun"
  | "faultsGet"
  | "faultsReplace"
  | "faultsDelete"
  | "sandboxReset"
  | "sandboxExpireTokens"
  | "dueGet"
  | "requestLogGet"
  | "snapshotList"
  | "snapshotDelete"
  | "snapshotCreate"
  | "snapshotRestore"
>;

interface SandboxOptions {
  readonly sandbox: Sandbox;
  readonly feed: Feed;
  readonly requestLog: RequestLog;
  readonly dryRuns: DryRuns;
  /** The number of days that an order waits for its first payment. */
  readonly unpaidOrderDays: number;
  /** Waits for due deliveries; returns false when that took too long. */
  readonly settle: () => Promise<boolean>;
  /** Whether the demo is allowed: its passwords are public. */
  readonly allowsDemo: () => boolean;
}

const DEMO_IS_PUBLIC =
  "the passwords of the demo are public, and this marketplace is in production or on the network";

export function createSandboxHandlers(
  { store, clock, faults, shares }: Services,
  { sandbox, feed, requestLog, dryRuns, unpaidOrderDays, settle, allowsDemo }: SandboxOptions,
): SandboxHandlers {
  return {
    ...createChangeHandlers(feed),

    clockGet: async () => ok(presentClock(clock)),

    async clockAdvance({ body, query, tellAudit }) {
      const before = toDateTime(clock.now());
      const jobs = await clock.advance(targetOf(body, clock.now())).catch((error: unknown) => {
        throw explain(error);
      });
      tellAudit({ before: { now: before }, after: { now: toDateTime(clock.now()), jobs } });
      return ok(presentClock(clock, query.settle === true ? { jobs, settled: await settle() } : { jobs }));
    },

    async clockDryRun({ body, principal, signal }) {
      // Its starting state would be outdated by the time it is read.
      if (clock.status === ClockStatus.advancing) throw isAdvancing();
      const left = signal();
      return ok(
        await shares.dryRuns
          .run(ofCaller(principal), () => dryRuns.run(targetOf(body, clock.now()), left), { signal: left })
          .catch((error: unknown) => {
            throw explain(error);
          }),
      );
    },

    faultsGet: async () => ok([...faults.list()]),
    faultsReplace: async ({ body }) => ok([...(await faults.replace(body))]),
    async faultsDelete() {
      await faults.replace([]);
      return noContent;
    },

    async sandboxReset({ body, principal }) {
      if (body?.seed === Seed.demo && !allowsDemo())
        raise("fieldInvalid", { field: "seed", reason: DEMO_IS_PUBLIC });
      await sandbox.reset(body?.seed, principal).catch((error: unknown) => {
        throw explainTaken(error);
      });
      return noContent;
    },

    async sandboxExpireTokens(call) {
      const { body, principal, baseUrl } = call;
      const at = { resource: "user", field: "user", baseUrl };
      const userId = body?.user === undefined ? undefined : readReference(body.user.url, at);
      return call.write(async (tx) => {
        if (userId !== undefined && (await tx.$count(users, eq(users.id, userId))) === 0) {
          raise("referenceUnknown", { field: at.field, value: toReference("user", userId) });
        }
        const now = clock.wall();
        const others = principal.tokenId === null ? undefined : ne(tokens.id, principal.tokenId);
        const short = and(eq(tokens.kind, TokenKind.SESSION), gt(tokens.expiresAt, now));
        await tx
          .update(tokens)
          .set({ expiresAt: now })
          .where(and(short, others, equals(tokens.userId, userId)));
        return noContent;
      }, alone);
    },

    async dueGet(call) {
      const { query } = call;
      const until = query.to === undefined ? undefined : fromDateTime(query.to, "to");
      return ok(await store.read((db) => readDue(db, { until, unpaidOrderDays }), askedBy(call)));
    },

    requestLogGet: async ({ principal, query }) => ok(requestLog.list(principal, query)),

    async snapshotDelete({ path: { name } }) {
      return (await sandbox.remove(name)) ? noContent : raise("snapshotUnknown", { name });
    },

    snapshotList: async () => ok((await sandbox.list()).map(presentSnapshot)),

    async snapshotCreate({ body }) {
      const snapshot = await sandbox.take(body.name);
      return created(`sandbox/snapshots/${snapshot.name}`, presentSnapshot(snapshot));
    },

    async snapshotRestore({ path: { name }, principal }) {
      const restored = await sandbox
        .restore(name, principal, { allowDemo: allowsDemo() })
        .catch((error: unknown) => {
          throw explainTaken(error);
        });
      switch (restored) {
        case "restored":
          return noContent;
        case "unknown":
          return raise("snapshotUnknown", { name });
        case "demo":
          return raise("fieldInvalid", { field: "name", reason: DEMO_IS_PUBLIC });
      }
    },
  };
}

/** @param result - the result of an advance. */
function presentClock(
  clock: SandboxClock,
  result: { readonly jobs?: number; readonly settled?: boolean } = {},
): ClockDto {
  const { jobs, settled } = result;
  const { status, mode } = clock;
  const advancing = clock.advancing === undefined ? undefined : presentAdvance(clock.advancing);
  return compact({ now: toDateTime(clock.now()), status, mode, advancing, jobs, settled });
}

function presentAdvance({ from, to, jobs }: Advance): ClockAdvance {
  return compact({ from: toDateTime(from), to: toDateTime(to), jobs });
}

/** The longest advance: longer than any billing period or trial, and still fast. */
const MAX_ADVANCE = "P10Y";

/** The end of the clock: a century before years have five digits, to leave room for dates ahead of the clock. */
const CLOCK_END: Moment = Date.UTC(9900, 0, 1);

/**
 * The time to advance to.
 *
 * @throws {MarketplaceError} 400 when it is in the past, too far away, or not a time.
 */
function targetOf(input: ClockInput, now: Moment): Moment {
  const target = "now" in input ? fromDateTime(input.now, "now") : addDuration(now, input.advance);
  if (target === null)
    return raise("fieldInvalid", { field: "advance", reason: "it leads beyond the last possible date" });
  if (target < now) return raise("clockBackwards", { now: toDateTime(now) });
  const latest = Math.min(addDuration(now, MAX_ADVANCE) ?? CLOCK_END, CLOCK_END);
  if (target <= latest) return target;
  const reason = `in one step the clock advances to ${toDateTime(latest)} at most`;
  return raise("fieldInvalid", { field: fieldOf(input), reason });
}

/** Converts the error of an advance to one that tells the caller what to do. */
function explain(error: unknown): unknown {
  if (!(error instanceof ClockStopped) && !(error instanceof DryRunEnded)) return explainTaken(error);
  return new MarketplaceError([problem("shuttingDown", {})], { [headerNames.retryAfter]: "1" });
}

/** When another process moves the clock, the reply is the same as for all other writing requests meanwhile. */
function explainTaken(error: unknown): unknown {
  return error instanceof ClockTaken || error instanceof LockLost ? isAdvancing() : error;
}

function isAdvancing(): MarketplaceError {
  return new MarketplaceError([problem("clockAdvancing", {})], { [headerNames.retryAfter]: "1" });
}

function fieldOf(input: ClockInput): "now" | "advance" {
  return "now" in input ? "now" : "advance";
}

function presentSnapshot({ name, now, size }: SnapshotInfo): { name: string; now: string; size: number } {
  return { name, now: toDateTime(now), size };
}

/** Replaces a payment gateway: exchanges a test card for the identifier of a payment method. */
export function createTestCardHandlers({ clock }: Services): Pick<Handlers, "testCardCreate"> {
  return {
    async testCardCreate({ body }) {
      const paymentMethodId = findTestPaymentMethod(body, clock.now());
      return paymentMethodId === null ? raise("testCardUnknown", {}) : ok({ paymentMethodId });
    },
  };
}
