import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { assertFree } from "../templates/shared/dev/processes.js";

test.each(["abc", "", "70000", "-1", "0x50"])("a port %j is refused with its variable", async (port) => {
  await expect(assertFree(port, "MARKETPLACE_PORT")).rejects.toThrow(
    `MARKETPLACE_PORT is "${port}", which is not a port. Give a number from 1 to 65535.`,
  );
});

test("npm run dev does not begin on a port where something listens, and names the variable of another one", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const port = String((server.address() as AddressInfo).port);

  await expect(assertFree(port, "MARKETPLACE_PORT")).rejects.toThrow(
    `Port ${port} is in use, perhaps by npm run dev in another terminal. End that, or choose another port with MARKETPLACE_PORT.`,
  );

  await new Promise((resolve) => server.close(resolve));
  await assertFree(port, "MARKETPLACE_PORT");
});
