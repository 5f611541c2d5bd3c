import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { createOneAtATime } from "../one-at-a-time.js";
import type { Moment } from "../ports.js";
import type { SnapshotContent, Store } from "./port.js";
import { writeBytes } from "./sqlite/backup.js";

/** Stores snapshots. A snapshot replaces an earlier one with the same name. */
export interface SnapshotStore {
  list(): Promise<readonly SnapshotInfo[]>;
  /** Takes a snapshot of a store. */
  take(name: string, now: Moment, store: Snapshotted): Promise<SnapshotInfo>;
  /** Runs work with a snapshot, whose content may be gone afterwards. Returns `undefined` when there is none. */
  use<T>(name: string, work: (snapshot: FoundSnapshot) => Promise<T>): Promise<T | undefined>;
  /** @returns false when there is no snapshot with this name. */
  remove(name: string): Promise<boolean>;
}

/** A snapshot, and the marketplace's time when it was taken. */
export interface FoundSnapshot {
  readonly now: Moment;
  readonly content: SnapshotContent;
}

/** A store as a snapshot needs it. */
export type Snapshotted = Pick<Store, "snapshot" | "snapshotTo">;

export interface SnapshotInfo {
  readonly name: string;
  /** The marketplace's time when it was taken. */
  readonly now: Moment;
  /** Bytes. */
  readonly size: number;
}

/** Stores snapshots in memory, for a database in memory. They are lost when the process ends. */
export function snapshotsInMemory(): SnapshotStore {
  const snapshots = new Map<string, { readonly now: Moment; readonly bytes: Uint8Array }>();
  return {
    list: async () =>
      [...snapshots].map(([name, { now, bytes }]) => ({ name, now, size: bytes.length })).sort(byName),
    async take(name, now, store) {
      const bytes = await store.snapshot();
      snapshots.set(name, { now, bytes });
      return { name, now, size: bytes.length };
    },
    async use(name, work) {
      const found = snapshots.get(name);
      return found && work({ now: found.now, content: found.bytes });
    },
    remove: async (name) => snapshots.delete(name),
  };
}

/**
 * `<name>@<time>.sqlite`. A name cannot contain the `@`. With an ending it is what a process that died has left of the
 * snapshot: a part of it, or a copy that was brought up to date.
 */
const FILE_NAME = /^([A-Za-z0-9][A-Za-z0-9._-]*)@(\d+)\.sqlite(\..+)?$/;

/** The name of a snapshot's file, in the folder of {@link snapshotsInFolder}. */
export function nameOfSnapshotFile(name: string, now: Moment): string {
  return `${name}@${now}.sqlite`;
}

interface SnapshotFile {
  readonly file: string;
  readonly name: string;
  readonly now: Moment;
  /** When it was written, on the machine's clock. */
  readonly written: number;
}

export function snapshotsInFolder(folder: string): SnapshotStore {
  /** The latest file of each name. A process that died may have left an earlier file with the same name. */
  const latest = async (): Promise<ReadonlyMap<string, SnapshotFile>> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const found = new Map<string, SnapshotFile>();
    for (const file of await readdir(folder)) {
      const [, name, now, ending] = FILE_NAME.exec(file) ?? [];
      if (name === undefined || ending !== undefined) continue;
      const written = (await stat(join(folder, file))).mtimeMs;
      if ((found.get(name)?.written ?? -1) < written) {
        found.set(name, { file, name, now: Number(now), written });
      }
    }
    return found;
  };

  const removeAll = async (name: string, except?: string): Promise<void> => {
    for (const file of await readdir(folder)) {
      if (file !== except && FILE_NAME.exec(file)?.[1] === name)
        await rm(join(folder, file), { force: true });
    }
  };

  /** Two at once of one name and time would write to one file. */
  const inTurn = createOneAtATime();

  return {
    async list() {
      const infos: SnapshotInfo[] = [];
      for (const { file, name, now } of (await latest()).values()) {
        infos.push({ name, now, size: (await stat(join(folder, file))).size });
      }
      return infos.sort(byName);
    },
    take: (name, now, store) =>
      inTurn(async () => {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const file = nameOfSnapshotFile(name, now);
        const path = join(folder, file);
        if (store.snapshotTo === undefined) await writeBytes(path, await store.snapshot());
        else await store.snapshotTo(path);
        // The new file is complete, so earlier files with the name only take up space.
        await removeAll(name, file);
        return { name, now, size: (await stat(path)).size };
      }),
    async use(name, work) {
      const snapshot = (await latest()).get(name);
      return snapshot && work({ now: snapshot.now, content: { file: join(folder, snapshot.file) } });
    },
    remove: (name) =>
      inTurn(async () => {
        if (!(await latest()).has(name)) return false;
        // Also earlier files with the name: otherwise one of them would reappear.
        await removeAll(name);
        return true;
      }),
  };
}

function byName(a: SnapshotInfo, b: SnapshotInfo): number {
  return a.name.localeCompare(b.name, "en");
}
