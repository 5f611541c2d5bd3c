import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { demoLogin, type MarketplaceProcess, NotReady, startMarketplace } from "./torture/process.js";
import { openReceiver, type Receiver } from "./torture/receiver.js";
import { torture } from "./torture/run.js";

const folder = mkdtempSync(join(tmpdir(), "syndikit-kill-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const running = new Set<MarketplaceProcess>();
afterEach(async () => {
  for (const marketplace of running) await marketplace.kill();
  running.clear();
});

async function start(name: string): Promise<MarketplaceProcess> {
  const database = join(folder, name, "marketplace.sqlite");
  const marketplace = await startMarketplace({ database, args: ["--log-level", "error"] });
  running.add(marketplace);
  return marketplace;
}

// `npm run torture` kills more often, and reports how long each start took.
test("three kills under load lose nothing that was acknowledged, and every event arrives", {
  timeout: 600_000,
}, async () => {
  const report = await torture({ seed: 7, rounds: 3, most: 400, durability: "fast" });
  expect(report.wrong).toEqual([]);
  expect(report.acknowledged.stages.size).toBeGreaterThan(5);
  expect(report.delivered).toBeGreaterThan(10);
});

describe("a process that is killed while it delivers an event", () => {
  /** Waits until the process has recorded that the event was accepted. */
  async function untilNotified(marketplace: MarketplaceProcess): Promise<void> {
    await expect
      .poll(async () => {
        const answer = await marketplace.call({
          method: "GET",
          path: "event/1",
          headers: demoLogin("admin"),
        });
        return (answer.body as { notified: boolean }).notified;
      })
      .toBe(true);
  }

  /**
   * Causes an event, kills the process at the moment that the receiver chooses, restarts it, and counts the deliveries.
   */
  async function countAfterKill(
    name: string,
    moment: (killed: () => Promise<void>, recorded: () => Promise<void>) => Promise<Receiver>,
  ): Promise<number> {
    const marketplace = await start(name);
    let tell = (): void => undefined;
    const told = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const receiver = await moment(
      async () => {
        await marketplace.kill();
        tell();
      },
      () => untilNotified(marketplace),
    );
    const call = (path: string, body: unknown) =>
      marketplace.call({ method: "POST", path, headers: demoLogin("admin"), body });
    const { status } = await call("event", {
      entityName: "Subscription",
      entityId: 1,
      type: "CREATED",
      endpoint: receiver.url,
      product: { url: "product/1" },
    });
    expect(status).toBe(201);
    await told;
    const next = await start(name);
    await untilNotified(next);
    await receiver.close();
    return receiver.received.length;
  }

  test("after it took it from the queue: it arrives once, or twice when the request had just gone out", async () => {
    let first = true;
    const count = await countAfterKill("claimed", (kill) =>
      openReceiver({
        onConnection(socket) {
          if (!first) return;
          first = false;
          // Almost nothing is read from now on, but the dead process's request may already have arrived.
          socket.pause();
          void kill().then(() => socket.destroy());
        },
      }),
    );
    expect(count).toBeGreaterThanOrEqual(1);
    expect(count).toBeLessThanOrEqual(2);
  });

  test("after it sent it: it arrives twice, and not more often", async () => {
    let first = true;
    const count = await countAfterKill("sent", (kill) =>
      openReceiver({
        async answer() {
          if (first) {
            first = false;
            await kill();
          }
          return 204;
        },
      }),
    );
    expect(count).toBe(2);
  });

  test("after it recorded it: it does not arrive again", async () => {
    const count = await countAfterKill("recorded", async (kill, recorded) =>
      openReceiver({
        answer() {
          void recorded().then(kill);
          return 204;
        },
      }),
    );
    expect(count).toBe(1);
  });
});

describe("a second process on the same database", () => {
  test("is refused in one sentence, with 1; and what a kill leaves behind refuses nobody", async () => {
    const first = await start("shared");
    const refused = await start("shared").catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(NotReady);
    if (!(refused instanceof NotReady)) return;
    const { code, log } = refused.ended;
    expect(code).toBe(1);
    expect(log.trim()).toMatch(
      /marketplace\.sqlite is in use by another process\. Stop it, or choose another file/,
    );
    expect(log.trim().split("\n")).toHaveLength(1);
    await first.kill();
    const next = await start("shared");
    expect((await next.call({ method: "GET", path: "user/me", headers: demoLogin("vendor") })).status).toBe(
      200,
    );
  });
});
