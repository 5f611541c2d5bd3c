import { createHash } from "node:crypto";
import { link, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { usageError } from "../frame/cli-error.js";
import type { Io } from "../frame/io.js";
import type { Rerouted } from "./rerouted.js";

/** Everything that a later run needs to restore the addresses that this one changed. */
export interface ListenState {
  readonly marketplace: string;
  readonly product: string;
  /** The listener's address, to find out whether it is still alive. */
  readonly url: string;
  /** The application behind the listener. */
  readonly forwardTo?: string;
  /** The answer by which the listener is recognised. */
  readonly mark: string;
  readonly rerouted: readonly Rerouted[];
}

/** The state of one product at one marketplace. */
export interface StateFile {
  readonly path: string;
  /** @throws {CliError} when the file cannot be read. */
  read(): Promise<ListenState | undefined>;
  /** Writes the file unless it exists, so that one of several runs gets the product. Returns whether this one did. */
  claim(state: ListenState): Promise<boolean>;
  remove(): Promise<void>;
}

/** The part of a file name that stands for a product at a marketplace. */
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
        // A link is made in one step and never replaces a file. A run that is killed here leaves the whole file or
        // none.
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
 * If a listener on this machine receives events at this address, returns the application behind it. Otherwise returns
 * the address itself.
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

/** The platform's folder for files that outlive a run. */
export function stateFolder(env: Io["env"]): string {
  const { SYNDIKIT_STATE: own, XDG_STATE_HOME: xdg, LOCALAPPDATA: windows } = env;
  if (own) return own;
  if (xdg) return join(xdg, "syndikit");
  if (windows) return join(windows, "syndikit");
  return join(homedir(), ".local", "state", "syndikit");
}
