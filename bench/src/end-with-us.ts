import type { ChildProcess } from "node:child_process";

const children = new Set<ChildProcess>();

process.once("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});

/** Nothing that was started stays behind, also when a workload fails half-way. */
export function endWithUs(child: ChildProcess): void {
  children.add(child);
  child.once("close", () => children.delete(child));
}
