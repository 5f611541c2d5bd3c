import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { openAs, openBrowser } from "../../src/console/browser.js";
import { seedStage } from "../../src/console/seed.js";
import { openOnStage } from "./on-stage.js";

const there = openOnStage();

beforeAll(() => seedStage(there.stage));

describe("a browser", () => {
  test("that keeps nothing, since it blocks cookies, shows the console all the same", async () => {
    const own = await openBrowser({ viewport: { width: 1280, height: 900 } });
    const errors: string[] = [];
    own.context.on("weberror", (error) => errors.push(error.error().message));
    await own.context.addInitScript(
      `for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, { get() { throw new DOMException("Access is denied for this document.", "SecurityError"); } });`,
    );
    const page = await openAs(own.context, `${there.stage.url}/subscription/1`, "customer");
    const rename = page.getByRole("button", { name: "Rename" });
    await rename.click();
    await page.getByLabel("Name", { exact: true }).fill("Half a na");
    await page.keyboard.press("Escape");
    await rename.click();
    await expect.poll(() => page.getByLabel("Name", { exact: true }).inputValue()).toBe("Half a na");
    await page.keyboard.press("Escape");
    await page
      .getByRole("button", { name: /^Theme/ })
      .first()
      .click();
    await page.locator(".rail nav a[href='/']").click();
    await page.getByRole("region", { name: "Money" }).waitFor();
    await page.goBack();
    await page.getByRole("button", { name: "Rename" }).waitFor();
    await page.goto(`${there.stage.url}/docs`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(errors).toEqual([]);
    await own.close();
  });

  test("that keeps something else under a name of the console's shows the console all the same", async () => {
    const own = await openBrowser({ viewport: { width: 1280, height: 900 } });
    await own.context.addInitScript(
      `for (const name of ["session", "places", "certification", "theme", "tour", "seen-causes"]) {
        sessionStorage.setItem("console." + name, "of another program");
        localStorage.setItem("console." + name, "of another program");
      }`,
    );
    const page = await openAs(own.context, `${there.stage.url}/`, "vendor");
    await page.getByRole("region", { name: "Money" }).waitFor();
    await own.close();
  });

  test("without a clipboard, as over plain HTTP, copies all the same, also out of a dialog", async () => {
    const own = await openBrowser({ viewport: { width: 1280, height: 900 } });
    await own.context.addInitScript('Object.defineProperty(navigator, "clipboard", { value: undefined });');
    const page = await openAs(own.context, `${there.stage.url}/event/1`, "vendor");
    await page.getByRole("button", { name: "Copy the try as curl" }).first().click();
    await page.getByRole("button", { name: "copied" }).waitFor();
    expect(await paste(page)).toMatch(/^curl -X POST /);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Make a link" }).click();
    const copy = dialog.locator(".notice .copy");
    const link = (await copy.textContent()) ?? "";
    await copy.click();
    await dialog.getByRole("button", { name: "copied" }).waitFor();
    expect(await page.evaluate("document.activeElement.className")).toContain("copy");
    await page.keyboard.press("Escape");
    expect(await paste(page)).toBe(link);
    await own.close();
  });

  test("that lets no page copy says so", async () => {
    const own = await openBrowser({ viewport: { width: 1280, height: 900 } });
    await own.context.addInitScript(
      'Object.defineProperty(navigator, "clipboard", { value: undefined }); document.execCommand = () => false;',
    );
    const page = await openAs(own.context, `${there.stage.url}/event/1`, "vendor");
    await page.getByRole("button", { name: "Copy the try as curl" }).first().click();
    await page.locator(".said").getByText("The browser does not let this page copy.").waitFor();
    await own.close();
  });
});

/** What is on the clipboard. */
async function paste(page: Page): Promise<string> {
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Search, or do something" });
  await field.fill("");
  await page.keyboard.press("Control+v");
  const text = await field.inputValue();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  return text;
}

describe("a plot", () => {
  /** How many pixels of the plot have the colour that the page has for its first line now. */
  const ofTheFirstLine = (page: Page): Promise<number> =>
    page.evaluate<number>(`(() => {
      const canvas = document.querySelector(".plot canvas");
      const probe = document.createElement("i");
      probe.style.color = "var(--accent)";
      document.body.append(probe);
      const wanted = getComputedStyle(probe).color.match(/\\d+/g).slice(0, 3).map(Number);
      probe.remove();
      const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
      let found = 0;
      for (let at = 0; at < data.length; at += 4)
        if (data[at + 3] === 255 && wanted.every((value, index) => data[at + index] === value)) found += 1;
      return found;
    })()`);

  test.each([
    ["dark at sunset", { colorScheme: "dark" }],
    ["of a contrast theme", { forcedColors: "active" }],
  ] as const)("is drawn again when the colours of the system are %s", async (_, media) => {
    const page = await openAs(there.browser.context, `${there.stage.url}/`, "admin");
    await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
    await page.locator(".plot canvas").first().waitFor();
    await expect.poll(() => ofTheFirstLine(page)).toBeGreaterThan(0);
    await page.emulateMedia(media);
    await expect.poll(() => ofTheFirstLine(page)).toBeGreaterThan(0);
    await page.close();
  });
});
