// Ends processes when the one that started this is gone, also after a kill -9, of which nobody is told. Each line of the
// input is the number of a process to end, or, with a minus before it, of one that has ended by itself.
import { spawnSync } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

const windows = process.platform === "win32";
/** @type {Set<number>} */
const numbers = new Set();

for await (const line of createInterface({ input: process.stdin })) {
  const number = Number(line);
  if (number > 0) numbers.add(number);
  else numbers.delete(-number);
}

// The input has ended, so the other process has.
signalAll("SIGTERM");
for (let attempt = 0; attempt < 50 && numbers.size > 0; attempt += 1) {
  await sleep(100);
  signalAll(0);
}
signalAll("SIGKILL");

/**
 * Signals each process and what it has started, and forgets those that are gone.
 *
 * @param {NodeJS.Signals | 0} signal
 */
function signalAll(signal) {
  for (const number of numbers) {
    try {
      // They were started as groups of their own.
      if (!windows) process.kill(-number, signal);
      else if (signal === 0) process.kill(number, 0);
      else spawnSync("taskkill", ["/pid", String(number), "/t", "/f"]);
    } catch {
      numbers.delete(number);
    }
  }
}
