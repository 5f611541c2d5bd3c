import type { ChildProcess } from "node:child_process";

/** Some launchers end when the browser has the address, and some are the browser. Whoever is still there has it. */
const LAUNCH_TIME = 3_000;

/** Opens an address in the browser, and answers whether a program took it. */
export async function openAddress(address: string): Promise<boolean> {
  // Loaded only when it is needed: how to open a browser differs by platform.
  const { default: open } = await import("open");
  try {
    return await isTaken(await open(address));
  } catch {
    return false;
  }
}

function isTaken(launcher: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LAUNCH_TIME, true);
    const answer = (taken: boolean): void => {
      clearTimeout(timer);
      resolve(taken);
    };
    launcher.once("error", () => answer(false));
    launcher.once("exit", (code) => answer(code === 0));
  });
}
