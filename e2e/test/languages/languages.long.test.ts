import { execFileSync, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { headerNames } from "@syndikit/contract";
import { createReferenceServer } from "@syndikit/reference-server";
import { createMarketplace } from "@syndikit/sdk";
import { expect, onTestFinished, test, vi } from "vitest";
import { findFreePort } from "../../src/free-port.js";
import { certifyProgram, failuresOf, notRun } from "../certify/certify-program.js";
import { assertInstalled, type Language, languages, shownFolder } from "./programs.js";

vi.setConfig({ testTimeout: 900_000 });

const SECRET = "a-secret-of-thirty-two-characters";
const METRIC_KEY = "known-to-the-marketplace-only";

/** Checks that the language is installed, and creates a folder that is removed after the test. */
async function prepare(language: Language): Promise<string> {
  assertInstalled(language);
  const folder = await mkdtemp(join(tmpdir(), "language-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test.each(languages)(
  "the receiver in $name passes every check of certify that does not need polling",
  async (language) => {
    const folder = await prepare(language);
    const report = await certifyProgram({
      command: language.command(shownFolder(language), folder),
      tenants: "/tenants",
    });

    expect(failuresOf(report)).toEqual([]);
    expect(notRun(report)).toEqual(["a-lost-event"]);
    expect(report.counts.passed).toBeGreaterThan(40);
  },
);

test.each(languages)(
  "the receiver in $name turns an order into a tenant, and counts its users for the marketplace alone",
  async (language) => {
    const folder = await prepare(language);
    const server = await createReferenceServer();
    onTestFinished(() => server.close());
    const { url } = await server.listen();
    const signIn = (username: string) =>
      createMarketplace({
        baseUrl: url,
        apiVersion: "20260101",
        auth: { username, password: `${username}-demo` },
      });
    const [customer, vendor] = [signIn("customer"), signIn("vendor")];
    const port = await findFreePort();
    const receiver = `http://127.0.0.1:${port}`;
    const token = await vendor.login.token();
    const child = spawn("sh", ["-c", language.command(shownFolder(language), folder)], {
      env: {
        ...process.env,
        MARKETPLACE_URL: url,
        MARKETPLACE_TOKEN: token,
        EVENT_SECRET: SECRET,
        METRIC_KEY,
        HOST: "127.0.0.1",
        PORT: String(port),
        DATABASE: join(folder, "tenants"),
      },
      stdio: "ignore",
      detached: true,
    });
    onTestFinished(() => {
      // Kills the whole process group, because PHP's server has workers.
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    });
    await vi.waitFor(async () => expect((await fetch(`${receiver}/tenants`)).status).toBe(200), 60_000);

    await vendor.products.update(1, {
      syndicationEndpoints: [`${receiver}/events`],
      notificationSecretToken: SECRET,
    });
    const { subscription } = await customer.orders.create({
      type: "NORMAL",
      productVersion: { url: "productVersion/1" },
      configurationParameters: { "configurationParameter/1": "my-team", "configurationParameter/2": "eu" },
    });
    await vi.waitFor(async () => {
      const { deploymentStatus } = await customer.subscriptions.get(subscription);
      expect(deploymentStatus).toBe("DEPLOYED");
    }, 60_000);

    const read = async (id: string, key: string): Promise<Response> =>
      fetch(`${receiver}/metric/users`, {
        headers: { [headerNames.subscriptionId]: id, "X-Metric-Key": key },
      });
    const id = subscription.url.split("/").at(-1) ?? "";
    expect(await (await read(id, METRIC_KEY)).json()).toEqual({ value: 3 });
    expect((await read(id, "another key")).status).toBe(404);
    expect((await read("4711", METRIC_KEY)).status).toBe(404);
  },
);

test("the files in Go are formatted as gofmt formats them", () => {
  const go = languages.filter(({ name }) => name === "Go");
  for (const language of go) assertInstalled(language);
  const unformatted = go.map((language) =>
    execFileSync("gofmt", ["-l", shownFolder(language)], { encoding: "utf8" }),
  );
  expect(unformatted).toEqual([""]);
});
