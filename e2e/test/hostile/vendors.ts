import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Chance } from "./chance.js";
import type { Reports } from "./reports.js";

/** A vendor's program, by the name of its file. */
export type VendorProgram = "careful" | "careless";

/** The processes of one vendor, which share their stores. */
export interface Vendors {
  /** The URLs of the live processes. */
  urls(): readonly string[];
  /** Kills a process without warning, and starts another in its place. */
  killOne(chance: Chance): Promise<void>;
  /** Stops all processes. */
  end(): Promise<void>;
}

export interface VendorOptions {
  readonly program: VendorProgram;
  readonly count: number;
  readonly env: Readonly<Record<string, string>>;
  /** The folder for the bundled program. It is bundled because it starts often, and must start quickly. */
  readonly folder: string;
}

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Bundles the program of a vendor, and starts its processes. */
export async function startVendors({ program, count, env, folder }: VendorOptions): Promise<Vendors> {
  const file = join(folder, `${program}.mjs`);
  symlinkSync(here("../../../node_modules"), join(folder, "node_modules"));
  await build({
    entryPoints: [here(`vendor/${program}.ts`)],
    outfile: file,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    conditions: ["@syndikit/source"],
    external: ["better-sqlite3", "pg"],
    logLevel: "silent",
  });
  const living = new Set<Running>();

  async function startOne(): Promise<void> {
    const child = spawn(process.execPath, [file], {
      env: { PATH: process.env["PATH"] ?? "", ...env },
      stdio: ["ignore", "pipe", "ignore"],
    });
    const [line] = await Promise.race([once(child.stdout, "data"), failed(child)]);
    // The first line that the process prints.
    const { url } = JSON.parse(String(line)) as { readonly url: string };
    living.add({ child, url });
  }

  async function kill(one: Running): Promise<void> {
    living.delete(one);
    one.child.kill("SIGKILL");
    await once(one.child, "exit");
  }

  await Promise.all(Array.from({ length: count }, startOne));
  return {
    urls: () => [...living].map(({ url }) => url),
    async killOne(chance) {
      const one = [...living][chance.between(0, living.size - 1)];
      if (one !== undefined) await kill(one);
      await startOne();
    },
    async end() {
      await Promise.all([...living].map(kill));
    },
  };
}

async function failed(child: ChildProcess): Promise<never> {
  const [code] = await once(child, "exit");
  throw new Error(`A vendor's process ended with ${code} before it was ready.`);
}

/**
 * Kills a process after every 10 to 20 reports, until the signal aborts. Counting reports makes a slow machine get as
 * much done between two kills as a fast one. A short random delay keeps the kill from always hitting right after a
 * report.
 */
export async function killNowAndThen(
  vendors: Vendors,
  { chance, reports, signal }: Readonly<{ chance: Chance; reports: Reports; signal: AbortSignal }>,
): Promise<number> {
  for (let kills = 0; ; kills += 1) {
    await reports.more(chance.between(10, 20), signal);
    await sleep(chance.between(0, 300), undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return kills;
    await vendors.killOne(chance);
  }
}
