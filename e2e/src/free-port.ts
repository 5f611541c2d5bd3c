import { createServer } from "node:net";

/** Below the range from which a system assigns free ports: no other program is given one while its owner restarts. */
const FIRST = 20_000;
/** The number of ports that each vitest worker has for itself. */
const SHARE = 500;

const worker = Number(process.env["VITEST_POOL_ID"] ?? 0) % 20;
// Starts at a different port in each process, because another test run may be active on this machine.
let next = process.pid % SHARE;

/** Finds a port that is free and is given to nobody else, so that a program can stop and return to it. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < SHARE; tries += 1) {
    const port = FIRST + worker * SHARE + next;
    next = (next + 1) % SHARE;
    if (await isFree(port)) return port;
  }
  throw new Error(`All ports from ${FIRST + worker * SHARE} on are taken, ${SHARE} of them.`);
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
