import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Rerouted } from "./rerouted.js";

/** What a run must know to put back what another one changed. */
export interface ListenState {
  readonly marketplace: string;
  readonly product: string;
  /** Where that run listened, so that one which still does is known. */
  readonly url: string;
  /** What that run answers there. */
  readonly mark: string;
  readonly rerouted: readonly Rerouted[];
}

/** The state of one product at one marketplace. */
export interface StateFile {
  readonly path: string;
  read(): Promise<ListenState | undefined>;
  write(state: ListenState): Promise<void>;
  remove(): Promise<void>;
}

/** The file in which a run keeps the former addresses. It holds no secret. */
export function openStateFile(folder: string, marketplace: string, product: string): StateFile {
  const name = createHash("sha256").update(`${marketplace} ${product}`).digest("hex").slice(0, 16);
  const path = join(folder, `listen-${name}.json`);
  return {
    path,
    async read() {
      try {
        // Written below, by this program.
        return JSON.parse(await readFile(path, "utf8")) as ListenState;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
    },
    async write(state) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = `${path}.${process.pid}`;
      await writeFile(draft, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600, flush: true });
      // In one step: a run that is killed here leaves the file before, or this one.
      await rename(draft, path);
    },
    remove: () => rm(path, { force: true }),
  };
}
