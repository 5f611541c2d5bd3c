import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Chance } from "./chance.js";
import type { Reports } from "./reports.js";

/** The program of a vendor. */
export type VendorProgram = "careful" | "careless";

/** Processes of one vendor, which share what they store. */
export interface Vendors {
  /** Where those that live now listen. */
  urls(): readonly string[];
  /** Kills one without warning, and starts another in its place. */
  killOne(chance: Chance): Promise<void>;
  /** Ends them all. */
  end(): Promise<void>;
}

/** What the processes are given. */
export interface VendorOptions {
  readonly program: VendorProgram;
  readonly count: number;
  readonly env: Readonly<Record<string, string>>;
  /** For the program as one file: it starts often, and must start quickly. */
  readonly folder: string;
}

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Starts the processes of a vendor. */
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
    // The first thing that it writes.
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
 * Kills one after every 10 to 20 reports, until the signal: on a slow machine as much is done between two kills as on
 * a fast one. A moment later, or each would die just when the marketplace has taken a report.
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
