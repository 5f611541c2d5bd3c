import { expect, test } from "vitest";
import { openAs } from "../../src/console/browser.js";
import { findingsInBothThemes } from "../../src/console/findings.js";
import { openOnStage } from "./on-stage.js";

const there = openOnStage();

test("why it failed, with its remedy, is on the first page, and all of it is sent again with one click", async () => {
  const { stage, browser } = there;
  stage.receiver.answerWith(404);
  const customer = stage.signIn("customer");
  for (const workspace of ["north", "south"])
    await customer.orders.create({
      type: "NORMAL",
      productVersion: 1,
      configurationParameters: { "configurationParameter/1": workspace, "configurationParameter/2": "eu" },
    });
  const page = await openAs(browser.context, `${stage.url}/`, "vendor");
  const causes = page.getByRole("region", { name: "Why events do not arrive" });
  const cause = causes.getByRole("listitem").filter({ hasText: "The endpoint answered 404." });
  await cause.getByText("Check the path of the endpoint.").waitFor();
  await cause.getByText("2 events for this reason").waitFor();
  await cause.getByText("open", { exact: true }).waitFor();
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await findingsInBothThemes(page)).toEqual([]);

  // The vendor's page says it in one line.
  await page.goto(`${stage.url}/company/1`);
  await page
    .getByRole("status")
    .getByText("1 failing of 1 endpoint, 2 events waiting. The endpoint answered 404.")
    .waitFor();
  await page.getByRole("link", { name: "What to do" }).click();

  await cause.getByRole("button", { name: "I have seen it" }).click();
  await cause.getByText("seen", { exact: true }).waitFor();
  // Mended as the button is pressed: earlier, both may be delivered by themselves.
  await page.route(/\/redeliver/, async (route) => {
    stage.receiver.answerWith(undefined);
    await route.continue();
  });
  await cause.getByRole("button", { name: "Send again all 2" }).click();
  const solved = causes.getByRole("listitem").filter({ hasText: "solved" });
  await solved.getByText("The endpoint answered 404.").waitFor();
  await solved.getByRole("button", { name: "Put it away" }).click();
  await causes.waitFor({ state: "detached" });
  expect(await stage.signIn("vendor").events.count({ notified: false })).toMatchObject({ totalItems: 0 });
  await page.close();
});
