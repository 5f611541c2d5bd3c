import type { ChildProcess } from "node:child_process";

const children = new Set<ChildProcess>();

process.once("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});

/** Kills the child when this process exits, so that a workload that fails leaves no process behind. */
export function endWithUs(child: ChildProcess): void {
  children.add(child);
  child.once("close", () => children.delete(child));
}
