import { DeploymentStatus, EventEntity, EventType } from "@syndikit/contract";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { openAs } from "../../src/console/browser.js";
import { hold } from "../../src/console/hold.js";
import { openOnStage } from "./on-stage.js";

const there = openOnStage();

beforeAll(async () => {
  const customer = there.stage.signIn("customer");
  const { subscription } = await customer.orders.create({
    type: "NORMAL",
    productVersion: 1,
    configurationParameters: { "configurationParameter/1": "north", "configurationParameter/2": "eu" },
  });
  await vi.waitFor(
    async () =>
      expect((await customer.subscriptions.get(subscription)).deploymentStatus).toBe(
        DeploymentStatus.DEPLOYED,
      ),
    { timeout: 60_000 },
  );
});

const focused = (page: Page) =>
  page.evaluate<string>("document.activeElement.tagName + ' ' + document.activeElement.textContent.trim()");

async function failedEvent(): Promise<number> {
  there.stage.receiver.answerWith(503);
  const { id } = await there.stage.signIn("vendor").events.create({
    entityName: EventEntity.Subscription,
    entityId: 1,
    type: EventType.CREATED,
    product: 1,
  });
  return id;
}

describe("the focus", () => {
  test("is on the button that opened a dialog again, whether that was sent or not", async () => {
    const page = await openAs(there.browser.context, `${there.stage.url}/subscription/1`, "admin");
    const open = page.getByRole("button", { name: "Rename" });
    const dialog = page.getByRole("dialog", { name: "Rename" });
    await open.press("Enter");
    await dialog.getByRole("button", { name: "Cancel" }).press("Enter");
    await dialog.waitFor({ state: "detached" });
    expect(await focused(page)).toBe("BUTTON Rename");
    await page.keyboard.press("Enter");
    await dialog.getByLabel(/^Name/).fill("By the keyboard");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "By the keyboard", level: 1 }).waitFor();
    expect(await focused(page)).toBe("BUTTON Rename");
    await page.close();
  });

  test("is on the heading above a button that went away with what its dialog did", async () => {
    const page = await openAs(there.browser.context, `${there.stage.url}/subscription/1`, "admin");
    const open = page.getByRole("button", { name: "Stop", exact: true });
    await open.press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Stop" }).press("Enter");
    await page.getByRole("button", { name: "Start", exact: true }).waitFor();
    await open.waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).toMatch(/^H1 /);
    await there.stage.signIn("admin").subscriptions.start(1);
    await page.close();
  });

  test("stays on a button while it works, which is not pressed twice", async () => {
    const id = await failedEvent();
    const page = await openAs(there.browser.context, `${there.stage.url}/event/${id}`, "vendor");
    const again = page.getByRole("button", { name: "Send again", exact: true });
    const sent = await hold(page, /\/api\/event\/\d+\/redeliver$/);
    await again.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => again.getAttribute("aria-busy")).toBe("true");
    await page.keyboard.press("Enter");
    expect(await focused(page)).toBe("BUTTON Send again");
    sent.letGo();
    await page.locator(".said").getByText(`Event ${id} was sent again`).waitFor();
    await expect.poll(() => again.getAttribute("aria-busy")).toBe("false");
    expect(await focused(page)).toBe("BUTTON Send again");
    expect(sent.count()).toBe(1);
    await page.close();
  });
});

test("what is done in a dialog is said in it, for behind it nothing is read to anybody", async () => {
  const id = await failedEvent();
  const page = await openAs(there.browser.context, `${there.stage.url}/event/${id}`, "vendor");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: `Share event ${id}` });
  await dialog.getByRole("button", { name: "Make a link" }).click();
  await dialog.getByRole("status").getByText("The link is made.").waitFor();
  expect(await page.getByText("The link is made.").count()).toBe(1);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  // The page has a voice again.
  await page.getByRole("button", { name: "Send again", exact: true }).click();
  await page.locator(".frame > .said").getByText(`Event ${id} was sent again`).waitFor();
  await page.close();
});
