import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { endWithUs } from "./end-with-us.js";
import type { LoadJob, LoadResult } from "./load-job.js";

/** Puts load on servers, one job at a time. */
export interface Load {
  run(job: LoadJob): Promise<LoadResult>;
  stop(): void;
}

/** Starts the process that sends the load. */
export async function startLoad(): Promise<Load> {
  const child = fork(fileURLToPath(new URL("load-process.ts", import.meta.url)), {
    execArgv: ["--import", "tsx"],
  });
  endWithUs(child);
  await once(child, "message");
  return { run: (job) => ask(child, job), stop: () => void child.kill() };
}

async function ask(child: ChildProcess, job: LoadJob): Promise<LoadResult> {
  child.send(job);
  const [answer] = (await once(child, "message")) as [{ result: LoadResult } | { error: string }];
  if ("error" in answer) throw new Error(answer.error);
  return answer.result;
}
