import type { Dispatcher } from "../events/dispatcher.js";
import { createSandbox, type Sandbox } from "../sandbox/sandbox.js";
import { keyFingerprint } from "../security/seals.js";
import type { Services } from "../services.js";
import { readSetting, writeSetting } from "../store/settings.js";
import { snapshotsInFolder, snapshotsInMemory } from "../store/snapshots.js";
import { openSqlite } from "../store/sqlite/open.js";
import { findAdministrator, seedStore } from "./first-start.js";
import { hasFile, IN_MEMORY, type StartSettings } from "./settings.js";

/** The sandbox of a marketplace: where its snapshots are, and what a reset does. */
export function createMarketplaceSandbox(
  settings: StartSettings,
  services: Services,
  { dispatcher, key }: { readonly dispatcher: Dispatcher; readonly key: Uint8Array },
): Sandbox {
  const { database, durability, adminPassword, firstIds } = settings;
  const { store, clock, faults } = services;
  return createSandbox({
    store,
    clock,
    faults,
    snapshots:
      settings.shared?.snapshots ??
      (hasFile(database) ? snapshotsInFolder(`${database}.snapshots`) : snapshotsInMemory()),
    async snapshotOfSeed(seed = settings.seed, { userId }) {
      const fresh = openSqlite({ file: IN_MEMORY, durability });
      try {
        const administrator = await findAdministrator(store, userId);
        await seedStore(services, { store: fresh, seed, adminPassword, administrator, firstIds });
        // The administrator may still have the demo's password.
        const isDemo = await store.read((db) => readSetting(db, "demo"));
        if (isDemo) await fresh.write((tx) => writeSetting(tx, "demo", true));
        return await fresh.snapshot();
      } finally {
        await fresh.close();
      }
    },
    keyFingerprint: keyFingerprint(key),
    onReplaced: () => dispatcher.wake(),
  });
}
