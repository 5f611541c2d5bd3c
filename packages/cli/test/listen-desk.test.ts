import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { headerNames } from "@syndikit/contract";
import { verify } from "@syndikit/signature";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type RunningCli, runCli, startCli } from "./harness/run-cli.js";
import { startMarketplace, type TestMarketplace } from "./harness/start-marketplace.js";
import { type ReceivedRequest, startVendor, type Vendor, type VendorAnswer } from "./harness/start-vendor.js";

const secret = "a-secret-of-the-listener";

let marketplace: TestMarketplace;
let vendor: Vendor;
let answer: VendorAnswer;
let state: string;

beforeEach(async () => {
  answer = 204;
  marketplace = await startMarketplace();
  state = join(marketplace.folder, "state");
  vendor = await startVendor(() => answer);
});
afterEach(async () => {
  await vendor.close();
  await marketplace.close();
});

/** Starts a listener on a terminal. */
const listen = async (
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<RunningCli> => {
  const running = startCli(["listen", "--forward-to", vendor.events, ...args], {
    env: { ...marketplace.env, ...env },
    terminal: true,
    keyboard: true,
  });
  await expect.poll(() => running.footer()).toContain("q quit");
  return running;
};

const createTestEvent = async (type: "CREATED" | "MODIFIED" = "CREATED"): Promise<number> => {
  const product = { url: "product/1" } as const;
  const { id } = await marketplace
    .as("vendor")
    .events.create({ entityName: "Subscription", entityId: 999_999, type, product });
  return id;
};

const sendTestEvent = async (running: RunningCli, type?: "MODIFIED"): Promise<number> => {
  const id = await createTestEvent(type);
  await expect.poll(() => running.footer()).toContain(`Subscription.${type ?? "CREATED"}`);
  return id;
};

const signatureOf = ({ rawHeaders }: ReceivedRequest): string | undefined => {
  const index = rawHeaders.findIndex(
    (name) => name.toLowerCase() === headerNames.eventSignature.toLowerCase(),
  );
  return index < 0 ? undefined : rawHeaders[index + 1];
};
const isSigned = (request: ReceivedRequest): boolean =>
  verify({ body: request.body, header: signatureOf(request), secrets: secret }).ok;

describe("on a terminal", () => {
  test("keys show details, send again, open pages and end it; the address is put back", async () => {
    answer = { status: 500, body: "The database is full." };
    const running = await listen(["--set-secret", "--secret", secret]);
    const id = await sendTestEvent(running);
    expect(running.footer()).toMatch(/▸ .*Subscription\.CREATED subscription\/999999 .*-> 500 in \d+ ms/);

    running.press("return");
    await running.printed("The database is full.");
    answer = 204;
    running.press("a");
    await expect.poll(() => running.footer()).toMatch(/sent again .*signature valid.* -> 204/);
    expect(vendor.received.at(-1)?.body).toEqual(vendor.received[0]?.body);
    expect(vendor.received.every(isSigned)).toBe(true);

    running.press("up", "o");
    await expect.poll(() => running.opened).toEqual([`${marketplace.url}/event/${id}`]);
    running.press("q");
    const { code, stderr } = await running.ended;
    expect(code).toBe(0);
    expect(stderr).toContain("The events address of product/1 is back: none");
  });

  test("a filter hides what does not fit, and says how much", async () => {
    const running = await listen();
    await sendTestEvent(running);
    running.press("f", ..."modified", "return");
    await expect.poll(() => running.footer()).toContain('only "modified"');
    running.press("f", ..."xx", "backspace", "escape");
    await expect.poll(() => running.footer()).toContain('only "modified"');
    await sendTestEvent(running, "MODIFIED");
    expect(running.footer()).not.toContain("Subscription.CREATED");
    running.press("a");
    await expect.poll(() => running.footer()).toMatch(/Subscription\.MODIFIED .*sent again/);
    await running.interrupt();
  });

  test("what is edited is signed again where the secret is known", async () => {
    const running = await listen(["--secret", secret, "--set-secret"], { EDITOR: "sed -i s/999999/12/g" });
    await sendTestEvent(running);
    running.press("e");
    await expect.poll(() => running.footer()).toMatch(/subscription\/12 .*sent edited .*signature valid/);
    const edited = vendor.received.at(-1);
    expect(edited?.body.toString()).toContain('"entityUrl": "subscription/12"');
    expect(edited !== undefined && isSigned(edited)).toBe(true);
    await running.interrupt();
  });

  test("what is edited without a known secret carries no signature, and that is said", async () => {
    await marketplace.as("vendor").products.update(1, { notificationSecretToken: secret });
    const running = await listen([], { EDITOR: "sed -i s/999999/12/g" });
    await sendTestEvent(running);
    running.press("a");
    await expect.poll(() => vendor.received.length).toBe(2);
    expect(vendor.received.every(isSigned)).toBe(true);
    running.press("e");
    await expect.poll(() => running.footer()).toMatch(/sent edited .*not signed/);
    expect(signatureOf(vendor.received[2] as ReceivedRequest)).toBeUndefined();
    expect((await running.interrupt()).stderr).toContain("Not signed, because the secret is not known here");
  });

  test("nothing is sent when nothing was changed, or the editor failed", async () => {
    const same = await listen([], { EDITOR: "true" });
    await sendTestEvent(same);
    same.press("e");
    await expect.poll(() => same.said()).toContain("Nothing was changed");
    await same.interrupt();
    const failing = await listen([], { EDITOR: "false" });
    failing.press("e");
    await expect
      .poll(() => failing.said())
      .toContain("false ended with code 1. Set EDITOR to use another editor.");
    await failing.interrupt();
    expect(vendor.received).toHaveLength(1);
  });
});

describe("the history", () => {
  test("survives a restart, can be sent again, and is its owner's alone", async () => {
    const first = await listen();
    await sendTestEvent(first);
    await first.interrupt();
    const [file = ""] = await readdir(state);
    expect(file).toMatch(/^history-[0-9a-f]{16}\.jsonl$/);
    expect((await stat(join(state, file))).mode & 0o777).toBe(0o600);

    const second = await listen();
    expect(second.footer()).toContain("Subscription.CREATED");
    second.press("a");
    await expect.poll(() => vendor.received.length).toBe(2);
    expect((await second.interrupt()).stderr).toContain("1 earlier deliveries");
  });

  test("is not written with --no-history, and never where nobody sees it", async () => {
    const running = await listen(["--no-history"]);
    await sendTestEvent(running);
    await running.interrupt();
    const piped = startCli(["listen", "--forward-to", vendor.events, "--json"], marketplace);
    await piped.record("ready");
    await createTestEvent();
    await piped.record("delivery");
    await piped.interrupt();
    expect(await readdir(state)).toEqual([]);
  });

  test("is removed by --clear, and what has to be put back stays", async () => {
    const running = await listen();
    await sendTestEvent(running);
    await expect.poll(() => readdir(state)).toHaveLength(2);
    const [, toPutBack = ""] = (await readdir(state)).sort();
    const { code, stderr } = await runCli(["listen", "--clear"], marketplace);
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringMatching(/^Removed: .*history-/) });
    expect(await readdir(state)).toEqual([toPutBack]);
    await running.interrupt();
    expect((await runCli(["listen", "--clear"], marketplace)).stderr).toBe(
      `There is nothing to remove in ${state}.\n`,
    );
  });

  test("with lines that a kill has cut is read without them", async () => {
    const first = await listen();
    await sendTestEvent(first);
    await first.interrupt();
    const file = join(state, (await readdir(state))[0] ?? "");
    const text = await readFile(file, "utf8");
    await writeFile(file, text + text.slice(0, 40));
    const second = await listen();
    expect((await second.interrupt()).stderr).toContain("1 earlier deliveries");
  });
});
