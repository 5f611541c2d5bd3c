import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { application, secret } from "./harness/applications.js";
import { runCli } from "./harness/run-cli.js";
import { startServer } from "./harness/start-vendor.js";

test("slow is what the marketplace finds slow, however long the doctor waits", async () => {
  const app = application();
  let requests = 0;
  const server = await startServer(async (request, response) => {
    requests += 1;
    // Only the first answer is slow. Every check uses it, and it is requested only once.
    if (requests === 1) await sleep(5_500);
    app(request, response);
  });
  try {
    const { code, records } = await runCli(["doctor", server.events, "--json", "--timeout", "60"], {
      env: { SYNDIKIT_SECRET: secret },
    });
    const slow = records.find(({ type }) => type === "cause");

    expect(slow).toMatchObject({ id: "slow", severity: "warning" });
    expect(slow?.["seen"]).toContain("After 15.0 s the marketplace gives up");
    expect(code).toBe(0);
  } finally {
    await server.close();
  }
});
