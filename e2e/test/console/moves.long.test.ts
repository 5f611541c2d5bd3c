import { expect, test } from "vitest";
import { openAs } from "../../src/console/browser.js";
import { countClicks } from "../../src/console/clicks.js";
import { findingsInBothThemes } from "../../src/console/findings.js";
import { openOnStage } from "./on-stage.js";

const there = openOnStage();

test("what changed this month is one click after the move, with what was foreseen, and stays at its address", async () => {
  const { stage, browser } = there;
  const order = await stage.signIn("customer").orders.create({
    type: "NORMAL",
    productVersion: 1,
    configurationParameters: { "configurationParameter/1": "north", "configurationParameter/2": "eu" },
  });
  const { url } = order.subscription;
  const page = await openAs(browser.context, `${stage.url}/${url}`, "admin");
  await page.locator(".page-head .stamp", { hasText: "deployed" }).waitFor();
  await page.goto(`${stage.url}/clock`);
  await page.getByRole("radio", { name: "1 month" }).check();
  await page
    .getByRole("region", { name: "What that would do" })
    .getByRole("link", { name: "The subscription renews." })
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Move the clock" }).click();
  const clicks = await countClicks(page);
  await page.getByRole("link", { name: "What happened" }).click();
  const foreseen = page.getByRole("region", { name: "What was foreseen" });
  await foreseen.getByRole("listitem").filter({ hasText: "renews" }).getByText("came true").waitFor();
  const part = page.getByRole("region", { name: url, exact: true });
  await part
    .getByText(/^Invoice \d+$/)
    .first()
    .waitFor();
  await part
    .getByText(/^Event \d+: /)
    .first()
    .waitFor();
  await page.getByText(/things? fell due\. Moved by admin\./).waitFor();
  expect(clicks()).toBe(1);
  // Colours that fade in are not those that stay.
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await findingsInBothThemes(page)).toEqual([]);
  // Filters are in the address.
  await page.getByLabel("Show").selectOption("money");
  await part
    .getByText(/^Event \d+: /)
    .first()
    .waitFor({ state: "detached" });
  const address = page.url();
  expect(new URL(address).searchParams.get("show")).toBe("money");
  await page.close();

  // Somebody else opens the link: only the preview was of the other tab.
  const other = await openAs(browser.context, address, "admin");
  await other
    .getByRole("region", { name: url, exact: true })
    .getByText(/^Invoice \d+$/)
    .first()
    .waitFor();
  await other.goto(`${stage.url}/clock`);
  await other.getByRole("region", { name: "Moves so far" }).getByRole("link").first().click();
  await other.getByRole("heading", { name: "What happened as the clock moved" }).waitFor();
  await other.close();
});

test("an entry of the audit that is no move says so", async () => {
  const { stage, browser } = there;
  const [entry] = await stage.signIn("admin").auditEntries.list({ operation: "orderCreate" }).first(1);
  const page = await openAs(browser.context, `${stage.url}/clock/${entry?.id}`, "admin");
  await page.getByText("This is no move of the clock").waitFor();
  await page.close();
});
