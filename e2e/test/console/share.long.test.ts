import { EventEntity, EventType } from "@syndikit/contract";
import { expect, test } from "vitest";
import { openAs, openBrowser } from "../../src/console/browser.js";
import { findingsInBothThemes } from "../../src/console/findings.js";
import { openOnStage } from "./on-stage.js";

const there = openOnStage();

test("a delivery is shared with somebody without an account, who reads it and nothing else, until it is revoked", async () => {
  const { stage, browser } = there;
  stage.receiver.answerWith(503);
  const { id } = await stage.signIn("vendor").events.create({
    entityName: EventEntity.Subscription,
    entityId: 1,
    type: EventType.CREATED,
    product: 1,
  });
  const page = await openAs(browser.context, `${stage.url}/event/${id}`, "vendor");
  await page.emulateMedia({ reducedMotion: "reduce" });
  const open = page.getByRole("button", { name: "Share", exact: true });
  await open.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: `Share event ${id}` });
  await dialog.getByLabel("Valid for").selectOption("1");
  await dialog.getByRole("button", { name: "Make a link" }).click();
  const copy = dialog.locator(".notice .copy");
  await copy.waitFor();
  const link = (await copy.textContent()) ?? "";
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/shared\/synd_/);
  await dialog.getByText(/^ends in (60 minutes|1 hour)/).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);

  // Another browser, in which nobody ever signed in.
  const stranger = await openBrowser({ viewport: { width: 375, height: 812 }, reducedMotion: "reduce" });
  try {
    const read = await stranger.context.newPage();
    const asked: string[] = [];
    read.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await read.goto(link);
    await read.getByRole("heading", { name: `Event ${id}`, level: 1 }).waitFor();
    await read.getByRole("heading", { name: /^Try 1: The endpoint answered 503/ }).waitFor();
    await read.getByText("The database is full.").first().waitFor();
    expect(await read.getByRole("link").count()).toBe(0);
    expect(await findingsInBothThemes(read)).toEqual([]);
    await read.emulateMedia({ forcedColors: "active" });
    await read.getByRole("heading", { name: `Event ${id}`, level: 1 }).waitFor();
    // The page and its style: no script, and no call of the API.
    expect(asked.filter((path) => !path.startsWith("/shared/") && !path.endsWith(".css"))).toEqual([]);
    const other = await read.request.get(`${stage.url}/api/event/${id}`);
    expect(other.status()).toBe(401);

    await dialog.getByRole("button", { name: "Revoke 1 link" }).click();
    await copy.waitFor({ state: "detached" });
    await read.reload();
    await read.getByRole("heading", { name: "There is no delivery here" }).waitFor();
    expect(await findingsInBothThemes(read)).toEqual([]);
  } finally {
    await stranger.close();
  }
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.close();
});
