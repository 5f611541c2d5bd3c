import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { headerNames } from "@syndikit/contract";
import { between } from "drizzle-orm";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { openReferenceServer } from "../../src/server/create.js";
import { openSqlite } from "../../src/store/sqlite/open.js";
import { billingItems } from "../../src/store/tables/product.js";
import { judgeStore } from "./fuzz/judge-store.js";
import { autopsy } from "./torture/autopsy.js";
import { nothingAcknowledged } from "./torture/life.js";
import { demoLogin, type ProcessAnswer, startMarketplace } from "./torture/process.js";

const folder = mkdtempSync(join(tmpdir(), "syndikit-full-"));
const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=6m", "tmpfs", folder]).status === 0;
afterAll(() => {
  if (mounted) spawnSync("umount", ["-l", folder]);
  rmSync(folder, { recursive: true, force: true });
});

/** So large that a few of them fill the remaining space. */
const long = "x".repeat(900);

describe("a store that may not grow any more", () => {
  test("refuses writes with 503, goes on reading, and takes writes again when there is room", async () => {
    const pages = mkdtempSync(join(tmpdir(), "syndikit-pages-"));
    onTestFinished(() => rmSync(pages, { recursive: true, force: true }));
    const file = join(pages, "marketplace.sqlite");
    const store = openSqlite({ file, durability: "fast", maxPages: 200 });
    const server = await openReferenceServer({ requestsPerMinute: 100_000 }, store);
    const call = (method: string, path: string, body?: unknown): Promise<Response> =>
      server.fetch(
        new Request(`http://market.test/${path}`, {
          method,
          headers: { ...demoLogin("vendor"), "Content-Type": "application/json" },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      );
    const write = (key: number): Promise<Response> =>
      call("POST", "api/billingItem", {
        name: `Item ${key}`,
        type: "TIERED",
        unit: "x",
        identifier: `i${key}`,
        description: long,
      });

    let accepted = 0;
    let answer = await write(0);
    while (answer.status === 201 && accepted < 2_000) {
      accepted += 1;
      answer = await write(accepted);
    }
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get(headerNames.retryAfter))).toBeGreaterThan(0);
    expect((await call("GET", "readyz")).status).toBe(503);
    expect(await answer.json()).toMatchObject({ errorHolders: [{ key: "store-unavailable" }] });
    expect((await call("GET", "livez")).status).toBe(200);
    const list = await call("HEAD", "api/billingItem");
    expect(list.status).toBe(200);
    expect(Number(list.headers.get(headerNames.totalItems))).toBe(4 + accepted);
    expect(await judgeStore(store)).toEqual([]);

    await store.write(async (tx) => {
      await tx.delete(billingItems).where(between(billingItems.id, 5, 104));
    });
    // A probe after a check that failed is answered at once, and has it checked again.
    await expect.poll(async () => (await call("GET", "readyz")).status).toBe(200);
    expect((await write(accepted + 1)).status).toBe(201);
    await server.close();
  });
});

describe.runIf(mounted)("a disk that is full", () => {
  test("costs no more than the writes that were refused, and nothing once there is room", {
    timeout: 60_000,
  }, async () => {
    const database = join(folder, "marketplace.sqlite");
    const marketplace = await startMarketplace({ database, args: ["--log-level", "silent"] });
    const headers = demoLogin("vendor");
    let sent = 0;
    const write = (): Promise<ProcessAnswer> => {
      sent += 1;
      const body = {
        name: `Item ${sent}`,
        type: "TIERED",
        unit: "x",
        identifier: `i${sent}`,
        description: long,
      };
      return marketplace.call({ method: "POST", path: "billingItem", headers, body });
    };
    const ready = async (): Promise<number> => (await fetch(`${marketplace.url}/readyz`)).status;
    const identifiers = async (): Promise<number> => {
      const { status, headers: answered } = await marketplace.call({
        method: "HEAD",
        path: "billingItem",
        headers,
      });
      expect(status).toBe(200);
      return Number(answered.get(headerNames.totalItems));
    };

    expect((await write()).status).toBe(201);
    const filler = join(folder, "filler");
    fill(filler);
    let accepted = 1;
    let answer = await write();
    // The write-ahead log has reserved space, which is used up first.
    while (answer.status === 201 && accepted < 20_000) {
      accepted += 1;
      answer = await write();
    }
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get(headerNames.retryAfter))).toBeGreaterThan(0);
    // A checkpoint may free space for a few more. No write may be stored partially.
    const many = await Promise.all(Array.from({ length: 40 }, write));
    expect(new Set([...many.map(({ status }) => status), 201])).toEqual(new Set([201, 503]));
    accepted += many.filter(({ status }) => status === 201).length;
    await expect
      .poll(async () => {
        if ((await write()).status === 201) accepted += 1;
        return ready();
      })
      .toBe(503);
    expect(await identifiers()).toBe(4 + accepted);

    rmSync(filler);
    await expect.poll(ready).toBe(200);
    expect((await write()).status).toBe(201);
    expect(await identifiers()).toBe(4 + accepted + 1);
    expect(await marketplace.stop()).toBe(0);
    expect(autopsy(database, nothingAcknowledged())).toEqual([]);
  });
});

/** Fills all remaining space. */
function fill(file: string): void {
  for (let size = 1_048_576; size >= 1; size = Math.floor(size / 4)) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: "a" });
    } catch {
      // A smaller chunk may still fit.
    }
  }
}
