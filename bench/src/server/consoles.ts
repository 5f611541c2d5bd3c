import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { endWithUs } from "../end-with-us.js";

/** Consoles that show the log of deliveries, in their own process. */
export interface Consoles {
  /** @throws {Error} when the process has already ended, so that nobody was watching. */
  close(): void;
}

/**
 * Opens consoles that behave like the deliveries page: each follows the changes, and reads its contents again after
 * them.
 *
 * @throws {Error} when the marketplace has no stream of changes.
 */
export async function openConsoles(
  api: string,
  headers: Readonly<Record<string, string>>,
  amount: number,
): Promise<Consoles> {
  const child = fork(
    fileURLToPath(new URL("consoles-process.ts", import.meta.url)),
    [api, JSON.stringify(headers), String(amount)],
    { execArgv: ["--import", "tsx"] },
  );
  endWithUs(child);
  const gone = once(child, "close").then(([code]) => {
    throw new Error(`The consoles ended with ${code} before they were open.`);
  });
  gone.catch(() => undefined);
  await Promise.race([once(child, "message"), gone]);
  return {
    close() {
      if (child.exitCode !== null) throw new Error("The consoles ended while they should watch.");
      child.kill();
    },
  };
}
