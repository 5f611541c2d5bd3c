import { createHash } from "node:crypto";
import { link, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { usageError } from "../frame/cli-error.js";
import type { Io } from "../frame/io.js";
import type { Rerouted } from "./rerouted.js";

/** What a run must know to put back what another one changed. */
export interface ListenState {
  readonly marketplace: string;
  readonly product: string;
  /** Where that run listened, to find out whether it still does. */
  readonly url: string;
  /** The application behind it. */
  readonly forwardTo?: string;
  /** What that run answers there. */
  readonly mark: string;
  readonly rerouted: readonly Rerouted[];
}

/** The state of one product at one marketplace. */
export interface StateFile {
  readonly path: string;
  /** @throws {CliError} when what is there cannot be read. */
  read(): Promise<ListenState | undefined>;
  /** Writes it unless it exists: of runs that start together, one gets the product. Returns whether it was this one. */
  claim(state: ListenState): Promise<boolean>;
  remove(): Promise<void>;
}

/** What the files of a product at a marketplace are named after. */
export function stateName(marketplace: string, product: string): string {
  return createHash("sha256").update(`${marketplace} ${product}`).digest("hex").slice(0, 16);
}

/** The file in which a run keeps the former addresses. It holds no secret. */
export function openStateFile(folder: string, marketplace: string, product: string): StateFile {
  const path = join(folder, `listen-${stateName(marketplace, product)}.json`);
  return {
    path,
    async read() {
      try {
        // Written below, by this program.
        return JSON.parse(await readFile(path, "utf8")) as ListenState;
      } catch (error) {
        const { code = "no JSON" } = error as NodeJS.ErrnoException;
        if (code === "ENOENT") return undefined;
        throw usageError(
          `${path} cannot be read (${code}). It contains the original addresses that a listener has replaced: open it, set them by hand, and delete it.`,
          { cause: error },
        );
      }
    },
    async claim(state) {
      const draft = `${path}.${state.mark}`;
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(draft, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600, flush: true });
      } catch (error) {
        throw unwritable(path, error);
      }
      try {
        // In one step, and never over an existing file: a run that is killed here leaves all of it or nothing.
        await link(draft, path);
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
        throw unwritable(path, error);
      } finally {
        // A leftover file does no harm.
        await rm(draft, { force: true }).catch(() => undefined);
      }
    },
    remove: () => rm(path, { force: true }),
  };
}

function unwritable(path: string, cause: unknown): Error {
  const { code } = cause as NodeJS.ErrnoException;
  return usageError(
    `${path} cannot be written (${code}), and without it nothing could be restored after a kill -9. Set SYNDIKIT_STATE to use another folder.`,
    { cause },
  );
}

/**
 * The application behind an address at which a listener of this machine takes events; the address itself where none
 * does.
 */
export async function applicationBehind(folder: string, address: string): Promise<string> {
  const files = await readdir(folder).catch(() => []);
  for (const file of files.filter((name) => /^listen-[0-9a-f]+\.json$/.test(name))) {
    const text = await readFile(join(folder, file), "utf8").catch(() => "{}");
    // Written above, by this program.
    const { url, forwardTo } = JSON.parse(text) as Partial<ListenState>;
    if (url !== undefined && forwardTo !== undefined && address.startsWith(`${url}/`)) return forwardTo;
  }
  return address;
}

/** The folder for what must outlive a run, by the rules of the platform. */
export function stateFolder(env: Io["env"]): string {
  const { SYNDIKIT_STATE: own, XDG_STATE_HOME: xdg, LOCALAPPDATA: windows } = env;
  if (own) return own;
  if (xdg) return join(xdg, "syndikit");
  if (windows) return join(windows, "syndikit");
  return join(homedir(), ".local", "state", "syndikit");
}
