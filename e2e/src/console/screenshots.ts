import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openAs, openBrowser, whenDrawn } from "./browser.js";
import { seedStage } from "./seed.js";
import { openStage } from "./stage.js";

/** The screenshots in the READMEs. */
const PICTURES = [
  { name: "deliveries", path: "/event/6", userName: "vendor", colorScheme: "light", width: 1280 },
  { name: "subscription", path: "/subscription/1", userName: "vendor", colorScheme: "light", width: 1280 },
  { name: "storefront", path: "/store/1", userName: "customer", colorScheme: "dark", width: 1280 },
  { name: "phone", path: "/subscription/4", userName: "customer", colorScheme: "light", width: 360 },
] as const;

const folder = fileURLToPath(new URL("../../../docs/console/", import.meta.url));

/** Takes the screenshots on a marketplace with the data of a busy month. */
async function main(): Promise<void> {
  const stage = await openStage();
  try {
    await seedStage(stage);
    await mkdir(folder, { recursive: true });
    for (const { name, path, userName, colorScheme, width } of PICTURES) {
      const browser = await openBrowser({
        viewport: { width, height: 800 },
        colorScheme,
        reducedMotion: "reduce",
      });
      const page = await openAs(browser.context, `${stage.url}${path}`, userName);
      await whenDrawn(page);
      await page.screenshot({ path: join(folder, `${name}.png`) });
      await browser.close();
      console.log(join(folder, `${name}.png`));
    }
  } finally {
    await stage.close();
  }
}

await main();
