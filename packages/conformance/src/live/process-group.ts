import { readdirSync, readFileSync } from "node:fs";

/** States of a process that has ended and that its parent has not collected yet. */
const ENDED = new Set(["Z", "X", "x"]);

/**
 * Whether a process of this group still runs. A process that has ended, but that its parent has not collected, does not
 * run: in a container without an init nobody collects orphans, and a signal reaches them for ever.
 */
export function isGroupRunning(group: number): boolean {
  try {
    process.kill(-group, 0);
  } catch {
    return false;
  }
  const states = readStates(group);
  return states === undefined || states.some((state) => !ENDED.has(state));
}

/** The states of the processes of a group, as Linux tells them. Undefined where the system does not tell. */
function readStates(group: number): readonly string[] | undefined {
  let names: readonly string[];
  try {
    names = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return undefined;
  }
  if (names.length === 0) return undefined;
  return names.flatMap((name) => {
    const stat = readStat(name);
    return stat?.group === group ? [stat.state] : [];
  });
}

function readStat(id: string): { readonly state: string; readonly group: number } | undefined {
  try {
    const text = readFileSync(`/proc/${id}/stat`, "utf8");
    // The program's name stands in brackets before the state, and may contain anything.
    const [state = "", , group] = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return { state, group: Number(group) };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}
