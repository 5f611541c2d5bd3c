import { Seed } from "@syndikit/contract";
import { raise } from "../../marketplace-error.js";
import { TooManyJobs } from "../../sandbox/clock.js";
import type { Sandbox } from "../../sandbox/sandbox.js";
import type { SnapshotInfo } from "../../sandbox/snapshots.js";
import type { Services } from "../../services.js";
import { readSetting, writeSetting } from "../../store/settings.js";
import { toDateTime } from "../date-time.js";
import { created, noContent, ok } from "../reply.js";
import type { Handlers } from "../routes.gen.js";
import { endedOnItsWay, presentClock, targetOf } from "./clock.js";
import { changeEndpoints, changeHeaders, presentEndpoints, presentHeaders } from "./endpoints.js";

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
export interface SandboxParts {
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
