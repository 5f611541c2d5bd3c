import { createServer } from "node:net";

/** Below the ports that a system gives to whoever asks for any: nobody else takes one while its owner is not there. */
const FIRST = 20_000;
/** How many each worker of vitest has for itself. */
const SHARE = 500;

const worker = Number(process.env["VITEST_POOL_ID"] ?? 0) % 20;
// Not from the first one on: another run of the tests may be under way on this machine.
let next = process.pid % SHARE;

/** A port that nothing listens on, and that nothing else is given: a program may end and come back to it. */
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
