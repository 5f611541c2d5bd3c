import { mkdir, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Moment } from "../ports.js";
import { writeBytes } from "../store/sqlite/backup.js";

/** What is known of a snapshot without opening it. */
export interface SnapshotInfo {
  readonly name: string;
  /** What the marketplace's clock showed when it was taken. */
  readonly now: Moment;
  /** Bytes. */
  readonly size: number;
}

/** Where snapshots are kept. One of a name replaces an earlier one of that name. */
export interface SnapshotStore {
  list(): Promise<readonly SnapshotInfo[]>;
  put(name: string, now: Moment, bytes: Uint8Array): Promise<SnapshotInfo>;
  get(name: string): Promise<{ readonly now: Moment; readonly bytes: Uint8Array } | undefined>;
}

/** Snapshots that end with the process, as the database in memory does. */
export function snapshotsInMemory(): SnapshotStore {
  const kept = new Map<string, { readonly now: Moment; readonly bytes: Uint8Array }>();
  const info = (name: string, now: Moment, bytes: Uint8Array): SnapshotInfo => ({
    name,
    now,
    size: bytes.length,
  });
  return {
    list: async () => [...kept].map(([name, { now, bytes }]) => info(name, now, bytes)).sort(byName),
    async put(name, now, bytes) {
      kept.set(name, { now, bytes });
      return info(name, now, bytes);
    },
    get: async (name) => kept.get(name),
  };
}

/** A file is `<name>@<time>.sqlite`; a name cannot hold the `@`. */
const FILE = /^([A-Za-z0-9][A-Za-z0-9._-]*)@(\d+)\.sqlite$/;

/** Snapshots as files in a folder beside the database. */
export function snapshotsInFolder(folder: string): SnapshotStore {
  const entries = async (): Promise<{ file: string; name: string; now: Moment }[]> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return (await readdir(folder)).flatMap((file) => {
      const parts = FILE.exec(file);
      return parts === null ? [] : [{ file, name: parts[1] ?? "", now: Number(parts[2]) }];
    });
  };
  /** Between the new file and the removal of the old one there are two of a name; the later one counts. */
  const latest = async (): Promise<
    Map<string, { file: string; name: string; now: Moment; written: number }>
  > => {
    const found = new Map<string, { file: string; name: string; now: Moment; written: number }>();
    for (const entry of await entries()) {
      const written = (await stat(join(folder, entry.file))).mtimeMs;
      if ((found.get(entry.name)?.written ?? -1) < written) found.set(entry.name, { ...entry, written });
    }
    return found;
  };

  return {
    async list() {
      const infos: SnapshotInfo[] = [];
      for (const { file, name, now } of (await latest()).values()) {
        infos.push({ name, now, size: (await stat(join(folder, file))).size });
      }
      return infos.sort(byName);
    },
    async put(name, now, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeBytes(join(folder, `${name}@${now}.sqlite`), bytes);
      return { name, now, size: bytes.length };
    },
    async get(name) {
      const entry = (await latest()).get(name);
      if (entry === undefined) return undefined;
      return { now: entry.now, bytes: new Uint8Array(await readFile(join(folder, entry.file))) };
    },
  };
}

function byName(a: SnapshotInfo, b: SnapshotInfo): number {
  return a.name.localeCompare(b.name, "en");
}
