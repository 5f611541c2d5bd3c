import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { headerNames } from "@syndikit/contract";
import { sign } from "@syndikit/signature";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { CaptureRecord } from "../src/capture/capture-record.js";
import { type CliResult, runCli } from "./harness/run-cli.js";
import { startMarketplace } from "./harness/start-marketplace.js";
import { startVendor, type Vendor, type VendorAnswer } from "./harness/start-vendor.js";

const secret = "a-secret-for-the-events";
const first = '{ "entity":"Subscription", "type":"CREATED", "id":"12" }\n';
const second = '{"entity":"Invoice","type":"MODIFIED","id":"7"}';

const recordOf = (body: string): CaptureRecord => ({
  time: "2026-01-01T00:00:00Z",
  method: "POST",
  path: "/events",
  headers: [
    ["content-type", "application/json; charset=utf-8"],
    ["content-length", "1"],
    ["cmw-event-signature", sign(body, "the-secret-of-that-time")],
  ],
  body,
});

let vendor: Vendor;
let answer: VendorAnswer;
let folder: string;
let file: string;

beforeEach(async () => {
  answer = 204;
  vendor = await startVendor(() => answer);
  folder = await mkdtemp(join(tmpdir(), "syndikit-replay-"));
  file = join(folder, "events.jsonl");
  const binary: CaptureRecord = { ...recordOf(""), bodyBase64: "//4=" };
  const lines = [recordOf(first), recordOf(second), binary].map((record) => JSON.stringify(record));
  await writeFile(file, `${lines.join("\n")}\n`);
});
afterEach(async () => {
  await vendor.close();
  await rm(folder, { recursive: true });
});

const replay = (...args: string[]): Promise<CliResult> =>
  runCli(["replay", file, "--to", vendor.events, "--json", ...args], { env: { SYNDIKIT_SECRET: secret } });

const signatures = (): readonly (string | undefined)[] =>
  vendor.received.map(({ rawHeaders }) => {
    const at = rawHeaders.findIndex(
      (name) => name.toLowerCase() === headerNames.eventSignature.toLowerCase(),
    );
    return rawHeaders[at + 1];
  });

describe("a capture", () => {
  test.each<Partial<CaptureRecord>>([
    { method: "GE T" },
    { headers: [["X Y", "a"]] },
    { headers: [["X-Y", "a\nb"]] },
  ])("that holds %j, which no request can carry, is refused before anything is sent", async (changes) => {
    await writeFile(file, `${JSON.stringify({ ...recordOf(first), ...changes })}\n`);
    const { code, records } = await replay();
    expect({ code, records }).toMatchObject({
      code: 2,
      records: [{ type: "error", message: expect.stringContaining("events.jsonl:1 is not a saved request") }],
    });
    expect(vendor.received).toEqual([]);
  });

  test("that begins with a byte order mark is refused by that name", async () => {
    await writeFile(file, `\uFEFF${JSON.stringify(recordOf(first))}\n`);
    const { code, records } = await replay();
    expect({ code, records }).toMatchObject({
      code: 2,
      records: [{ type: "error", message: expect.stringContaining("begins with a byte order mark") }],
    });
  });

  test("is sent byte for byte in its order, with the signatures of that time", async () => {
    const { code, records } = await replay();
    expect(code).toBe(0);
    expect(records).toMatchObject([
      { event: "Subscription.CREATED" },
      { event: "Invoice.MODIFIED" },
      { status: 204 },
    ]);
    expect(vendor.received.map(({ body }) => body.toString("latin1"))).toEqual([first, second, "\xff\xfe"]);
    expect(signatures()[0]).toBe(sign(first, "the-secret-of-that-time"));
  });

  test("is signed anew with the present secret when that is asked for", async () => {
    await replay("--resign");
    expect(signatures()).toEqual([
      sign(first, secret),
      sign(second, secret),
      sign(Buffer.from([255, 254]), secret),
    ]);
  });

  test("is signed as sign signs it: the same bytes, the same header and the same signature", async () => {
    await replay("--resign");
    const { code, records } = await runCli(["sign", file, "--json"], { env: { SYNDIKIT_SECRET: secret } });
    expect(code).toBe(0);
    expect(records.map(({ signature }) => signature)).toEqual(signatures());
    expect(records.map(({ bytes }) => bytes)).toEqual(vendor.received.map(({ body }) => body.length));
    const [{ header } = {}] = records;
    for (const { rawHeaders } of vendor.received) expect(rawHeaders).toContain(header);
  });

  test("has each body with a byte order mark named, and sends it as it is", async () => {
    await writeFile(file, `${JSON.stringify(recordOf(`\uFEFF${first}`))}\n`);
    const { stderr } = await runCli(["replay", file, "--to", vendor.events]);
    expect(stderr).toContain("byte order mark, which is sent with it");
    expect(vendor.received[0]?.body).toEqual(Buffer.from(`\uFEFF${first}`));
    const args = ["verify", "--signature", "sha1=00"];
    const verified = await runCli(args, { env: { SYNDIKIT_SECRET: secret }, stdin: `\uFEFF${first}` });
    expect(verified.stderr).toContain("byte order mark");
  });

  test("is sent in part when only some events are wanted", async () => {
    await replay("--events", "Invoice.*");
    expect(vendor.received.map(({ body }) => String(body))).toEqual([second]);
  });

  test("ends with 1 when an event is not accepted, after all were sent", async () => {
    answer = 500;
    expect(await replay()).toMatchObject({
      code: 1,
      records: [{ status: 500 }, { status: 500 }, { status: 500 }],
    });
  });

  test("stops at once with 3 when nothing listens", async () => {
    await vendor.close();
    expect((await replay()).records).toHaveLength(1);
    expect((await replay()).code).toBe(3);
  });

  test.each([
    [["replay", "no-such-file.jsonl", "--to", "http://127.0.0.1:1/"], "cannot be read (ENOENT)"],
    [["replay", "package.json", "--to", "http://127.0.0.1:1/"], "package.json:1 is not a saved request"],
    [["replay", "package.json"], "Pass --to"],
    [["replay", "12", "--to", "http://127.0.0.1:1/"], "leave out --to"],
    [["replay", "package.json", "--to", "http://127.0.0.1:1/", "--resign"], "Which secret?"],
  ])("%j is refused with what to do", async (args, message) => {
    const { code, stderr } = await runCli(args);
    expect(stderr).toContain(message);
    expect(code).toBe(2);
  });
});

describe("an event of the marketplace", () => {
  test("is sent again by the marketplace, also when it was delivered before", async () => {
    const marketplace = await startMarketplace();
    try {
      await marketplace.as("vendor").products.update(1, { syndicationEndpoints: [vendor.events] });
      const options = { env: marketplace.env };
      await runCli(["trigger", "Subscription.CREATED"], options);
      const { code, records } = await runCli(["replay", "1", "--json"], options);
      expect({ code, records }).toMatchObject({
        code: 0,
        records: [{ eventId: 1, status: 204, accepted: true }],
      });
      expect(vendor.received).toHaveLength(2);
      expect(vendor.received[0]?.body).toEqual(vendor.received[1]?.body);

      answer = 503;
      expect(await runCli(["replay", "event/1", "--json"], options)).toMatchObject({
        code: 1,
        records: [{ status: 503, outcome: "STATUS" }],
      });
      expect(await runCli(["replay", "99", "--json"], options)).toMatchObject({ code: 4 });
    } finally {
      await marketplace.close();
    }
  });
});
