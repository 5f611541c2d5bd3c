import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { headerNames } from "@syndikit/contract";
import { createEvents, createReceiver, signBody } from "@syndikit/receiver";
import { toFetch } from "@syndikit/receiver/fetch";
import { sqliteStore } from "@syndikit/receiver/store/sqlite";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { runCli } from "./harness/run-cli.js";

const secret = "0123456789abcdef0123456789abcdef";
const event = JSON.stringify({
  id: "12",
  eventId: 7,
  entity: "Invoice",
  type: "CREATED",
  entityUrl: "",
  date: "",
});

let folder: string;
let file: string;
const handler = vi.fn();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "syndikit-desk-"));
  file = join(folder, "receiver.db");
  handler.mockReset().mockRejectedValueOnce(new Error("no room"));
  await withReceiver(async (receiver) => {
    const request = {
      method: "POST",
      body: event,
      headers: { "content-type": "application/json", [headerNames.eventSignature]: signBody(event, secret) },
    };
    expect((await toFetch(receiver)(new Request("http://localhost/events", request))).status).toBe(204);
    await receiver.drain({ deadline: "10s" });
  });
});
afterEach(() => rm(folder, { recursive: true }));

/** A vendor's process for a moment. */
async function withReceiver(
  work: (receiver: ReturnType<typeof createReceiver>) => Promise<void>,
): Promise<void> {
  const store = sqliteStore(file);
  const receiver = createReceiver({
    secrets: secret,
    store,
    events: createEvents().onAny(handler),
    retry: { attempts: 1 },
    worksElsewhere: true,
    hooks: { deadLettered: () => {} },
  });
  await work(receiver);
  await store.close();
}

const receiver = (...args: readonly string[]) => runCli(["receiver", ...args, "--store", file]);

describe("receiver", () => {
  test("says how things stand, and ends with 1 when something was given up", async () => {
    const { code, stdout } = await receiver("status");

    expect([code, stdout]).toEqual([1, expect.stringMatching(/^dead +1$/m)]);
  });

  test("lists what was given up, for people and for programs", async () => {
    expect((await receiver("list", "--state", "dead")).stdout).toBe(
      "event/7: dead (exhausted), Error: no room\n",
    );
    expect((await receiver("list", "--json")).records).toMatchObject([{ type: "item", key: "event/7" }]);
    expect((await receiver("list", "--error", "elsewhere")).stdout).toBe("");
  });

  test("shows one with its history", async () => {
    expect((await receiver("show", "event/7")).stdout).toContain("given up (exhausted): Error: no room");
    expect(await receiver("show", "12")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("nothing under 12"),
    });
  });

  test("redrives, and the vendor's process does it", async () => {
    expect((await receiver("redrive", "all")).stdout).toBe("1 redriven\n");
    await withReceiver((one) => one.drain({ deadline: "10s" }));

    expect(handler).toHaveBeenCalledTimes(2);
    expect((await receiver("status")).code).toBe(0);
  });

  test("dismisses, pauses and resumes", async () => {
    expect((await receiver("pause")).stdout).toBe("Everything is paused.\n");
    expect((await receiver("status")).stdout).toContain("Everything is paused.");
    expect((await receiver("resume")).stdout).toBe("Everything is resumed.\n");
    expect((await receiver("dismiss", "--error", "no room")).stdout).toBe("1 dismissed\n");
    expect((await receiver("status")).code).toBe(0);
  });

  test.each([
    [["receiver", "status"], "Which store?"],
    [["receiver", "status", "--store", "/nowhere/receiver.db"], "no store at"],
    [["receiver", "melt", "--store", "FILE"], "nothing to do"],
    [["receiver", "redrive", "--store", "FILE"], "Which one?"],
    [["receiver", "list", "--state", "molten", "--store", "FILE"], "no state"],
  ])("says of %j what to do instead", async (args, text) => {
    const { code, stderr } = await runCli(args.map((arg) => (arg === "FILE" ? file : arg)));

    expect([code, stderr]).toEqual([2, expect.stringContaining(text)]);
  });
});
