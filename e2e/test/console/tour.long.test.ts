import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createEvents, createReceiver } from "@syndikit/receiver";
import { toNode } from "@syndikit/receiver/node";
import type { Locator, Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import { commandLine } from "../../src/built-programs.js";
import { openAs } from "../../src/console/browser.js";
import { findingsInBothThemes } from "../../src/console/findings.js";
import { openOnStage } from "./on-stage.js";

const there = openOnStage();

const tourOf = (page: Page): Locator => page.getByRole("region", { name: "Tour", exact: true });

const isAt = (page: Page, step: number): Promise<void> =>
  tourOf(page)
    .getByRole("heading", { name: new RegExp(`^Step ${step} of 5`) })
    .waitFor();

/** Orders the first plan of the demo, as a reader does. */
async function order(page: Page, workspace: string): Promise<void> {
  await page.locator("#content a[href='/store/1']").first().click();
  await page.getByLabel(/^Workspace/).fill(workspace);
  await page.getByLabel(/^Region/).selectOption({ index: 1 });
  await page.getByRole("button", { name: "Order and pay" }).click();
  await page.waitForURL(/\/subscription\/\d+/);
}

test("the tour leads through five pages, sees what was done on each, and ends with a receiver of one's own", async () => {
  const { stage, browser } = there;
  stage.receiver.answerWith(503);
  const state = await mkdtemp(join(tmpdir(), "syndikit-tour-"));
  const application = await startApplication();
  let listener: ChildProcess | undefined;
  const page = await openAs(browser.context, stage.url, "admin");
  await page.emulateMedia({ reducedMotion: "reduce" });
  const tour = tourOf(page);
  try {
    await page.getByRole("button", { name: "Take the tour" }).focus();
    await page.keyboard.press("Enter");
    await isAt(page, 1);
    expect(await page.evaluate<string>("document.activeElement.textContent")).toMatch(/^Step 1 of 5/);
    expect(await findingsInBothThemes(page)).toEqual([]);

    await tour.getByRole("button", { name: "Go on as the customer" }).click();
    await tour.getByRole("link", { name: "To the storefront" }).click();
    await order(page, "on-tour");
    const subscription = new URL(page.url()).pathname.slice(1);
    await isAt(page, 2);
    await tour.getByText("Order something: done.").waitFor();

    // Left, and gone on with after the page was loaded again.
    await tour.getByRole("button", { name: "Leave the tour" }).click();
    await tour.waitFor({ state: "detached" });
    expect(await page.evaluate<string>("document.activeElement.id")).toBe("content");
    await page.goto(stage.url);
    await page.getByRole("button", { name: "Go on with step 2" }).click();
    await isAt(page, 2);

    await tour.getByRole("button", { name: "Go on as the vendor" }).click();
    await tour.getByRole("link", { name: "To the deliveries" }).click();
    await page.locator(".log a", { hasText: subscription }).first().click();
    await isAt(page, 3);
    await page.getByText("The endpoint answered 503").first().waitFor();
    await page.getByRole("button", { name: "Send again", exact: true }).click();
    await isAt(page, 4);

    await tour.getByRole("button", { name: "Go on as the administrator" }).click();
    await tour.getByRole("link", { name: "To the clock" }).click();
    await page.getByRole("button", { name: "Move the clock" }).and(page.locator(":enabled")).click();
    await isAt(page, 5);

    await tour.getByRole("button", { name: "Go on as the vendor" }).click();
    await tour.getByText("Waiting for an endpoint").waitFor();
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findingsInBothThemes(page), `${width}`).toEqual([]);
    }
    await tour.getByLabel("Where your application takes events").fill(application.events);
    const typed = (await tour.locator("pre").textContent()) ?? "";
    expect(typed).toContain(`--marketplace ${stage.url} \\\n  --product product/1 \\\n`);
    listener = typeInto(typed, join(state, "state"));
    application.knows(await secretOf(listener));
    await tour.getByText(/^http:\/\/127\.0\.0\.1:\d+\S* was added\./).waitFor();
    expect(await tour.getByRole("heading", { name: /^Step 5/ }).count()).toBe(1);
    await tour.getByRole("button", { name: "Send it an event" }).click();
    await tour.getByRole("heading", { name: "That was the tour" }).waitFor();
    await expect.poll(() => application.taken()).toBeGreaterThan(0);
    expect(await findingsInBothThemes(page)).toEqual([]);
    await tour.getByRole("button", { name: "Close" }).click();
    await page.goto(stage.url);
    await page.getByRole("button", { name: "Take the tour" }).waitFor();
  } finally {
    const ended =
      listener === undefined ? undefined : new Promise((resolve) => listener?.once("exit", resolve));
    listener?.kill("SIGTERM");
    await ended;
    await application.close();
    await rm(state, { recursive: true, force: true });
    await page.close();
  }
});

/** What listen prints for the application. */
function secretOf({ stdout }: ChildProcess): Promise<string> {
  let printed = "";
  return new Promise((resolve) => {
    stdout?.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      const [, secret] = /^Secret: (\S+)$/m.exec(printed) ?? [];
      if (secret !== undefined) resolve(secret);
    });
  });
}

/** An application of somebody who takes the tour: it accepts what is signed with the secret that it knows. */
async function startApplication() {
  let take: ReturnType<typeof toNode> | undefined;
  let taken = 0;
  const server = createServer((request, response) => {
    if (take === undefined) response.writeHead(503).end();
    else void take(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  return {
    events: `http://127.0.0.1:${port}/events`,
    taken: () => taken,
    knows(secret: string): void {
      const events = createEvents().onAny(() => {
        taken += 1;
      });
      const receiver = createReceiver({ secrets: secret, events });
      take = toNode(receiver);
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Runs a command as a shell does, with the program of this repository in place of the one that npx would install. */
function typeInto(command: string, state: string): ChildProcess {
  const here = command.replace("npx syndikit", `exec "${process.execPath}" "${commandLine}"`);
  return spawn("sh", ["-c", here], {
    env: { ...process.env, SYNDIKIT_STATE: state },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

test("what others do, or what was there before, does no step", async () => {
  const { stage, browser } = there;
  const page = await openAs(browser.context, `${stage.url}/store`, "customer");
  await page.evaluate("localStorage.removeItem('console.tour')");
  await page.goto(stage.url);
  await page.getByRole("button", { name: "Take the tour" }).click();
  await isAt(page, 1);
  // The orders of before are known when the mark is stored.
  await page.waitForFunction("JSON.parse(localStorage.getItem('console.tour')).mark !== undefined");
  await page.getByRole("button", { name: "Admin", exact: true }).click();
  await stage.signIn("vendor").orders.create({ type: "SANDBOX", productVersion: 1 });
  await tourOf(page).getByRole("button", { name: "Go on as the customer" }).click();
  await page.goto(`${stage.url}/subscriptions`);
  await isAt(page, 1);
  await page.close();
});

test("an event that was accepted before the last step began does not end the tour", async () => {
  const { stage, browser } = there;
  stage.receiver.answerWith(204);
  const vendor = stage.signIn("vendor");
  const endpoint = `${stage.receiver.url}/events`;
  const send = () =>
    vendor.events.create({ entityName: "Subscription", entityId: 1, type: "MODIFIED", product: 1 });
  const newestAccepted = async (): Promise<number> => {
    const [newest] = await vendor.events
      .list({ endpoint, notified: true, sortField: "id", sortDirection: "DESC" })
      .first(1);
    return newest?.id ?? 0;
  };
  await send();
  await expect.poll(newestAccepted).toBeGreaterThan(0);
  const page = await openAs(browser.context, stage.url, "vendor");
  // The step began after that event, when the product had no address.
  const begun = {
    at: 4,
    isOpen: true,
    product: "product/1",
    subscription: "subscription/1",
    mark: String(await newestAccepted()),
  };
  await page.evaluate(`localStorage.setItem("console.tour", '${JSON.stringify(begun)}')`);
  const looks = (): Promise<Request> =>
    page.waitForRequest((request) => new URL(request.url()).searchParams.get("endpoint") === endpoint);
  const first = looks();
  await page.reload();
  await first;
  // It looks again only where the first look found nothing.
  await looks();
  await tourOf(page).getByText(`${endpoint} was added.`).waitFor();
  await isAt(page, 5);
  await send();
  await tourOf(page).getByRole("heading", { name: "That was the tour" }).waitFor();
  await page.close();
});
