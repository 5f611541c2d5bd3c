import { createServer } from "node:net";
import { expect } from "vitest";

/** A port of this machine that nothing listens on now. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}

/** Makes sure that nothing listens there any more. */
export async function expectNobodyAt(port: number): Promise<void> {
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow("fetch failed");
}
