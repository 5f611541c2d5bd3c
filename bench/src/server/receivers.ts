import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { endWithUs } from "../end-with-us.js";
import type { Arrivals } from "./receiver-process.js";

/** Vendors that receive events, in their own process. */
export interface Receivers {
  /** Each address is a different host, because the ports differ. */
  readonly urls: readonly string[];
  /** Returns the arrivals since the last call, and resets them. */
  arrivals(): Promise<Arrivals>;
  stop(): void;
}

/** Starts receivers. `silent` ones accept every request and never answer. */
export async function startReceivers(hosts: number, silent = false): Promise<Receivers> {
  const child = fork(
    fileURLToPath(new URL("receiver-process.ts", import.meta.url)),
    [String(hosts), silent ? "silent" : "answer"],
    { execArgv: ["--import", "tsx"] },
  );
  endWithUs(child);
  const [urls] = (await once(child, "message")) as [readonly string[]];
  return { urls, arrivals: () => ask(child), stop: () => void child.kill() };
}

async function ask(child: ChildProcess): Promise<Arrivals> {
  child.send("arrivals");
  const [arrivals] = (await once(child, "message")) as [Arrivals];
  return arrivals;
}
