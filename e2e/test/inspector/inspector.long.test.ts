import { type ChildProcess, spawn } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import axe from "axe-core";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commandLine } from "../../src/built-programs.js";
import { type Browser, openBrowser } from "../../src/console/browser.js";
import { openStage, type Stage } from "../../src/console/stage.js";

const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script>';

let stage: Stage;
let application: Server;
let listener: ChildProcess;
let address: string;
const received: string[] = [];

/** Starts `syndikit listen`, and answers where its inspector is. */
async function startListener(forwardTo: string): Promise<string> {
  listener = spawn(
    process.execPath,
    [commandLine, "listen"].concat(
      ["--forward-to", forwardTo, "--set-secret", "--secret", "a-secret-of-the-inspector"],
      ["--inspect", "--no-history", "--json"],
    ),
    { env: { ...process.env, SYNDIKIT_MARKETPLACE: stage.url }, stdio: ["ignore", "pipe", "inherit"] },
  );
  if (listener.stdout === null) throw new Error("The listener has no output.");
  for await (const line of createInterface(listener.stdout)) {
    const record = JSON.parse(line) as { readonly inspector?: string };
    if (record.inspector !== undefined) return record.inspector;
  }
  throw new Error("The listener ended before it had an inspector.");
}

beforeAll(async () => {
  stage = await openStage();
  application = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    received.push(body);
    response.writeHead(body.includes("999") ? 500 : 204, { "Content-Type": "text/html" });
    response.end(body.includes("999") ? hostile : undefined);
  });
  await new Promise<void>((resolve) => application.listen(0, "127.0.0.1", resolve));
  const { port } = application.address() as AddressInfo;
  address = await startListener(`http://127.0.0.1:${port}/events`);
  await stage.signIn("vendor").events.create({
    entityName: "Subscription",
    entityId: 999,
    type: "CREATED",
    product: { url: "product/1" },
  });
});
afterAll(async () => {
  const ended = new Promise((resolve) => listener.once("exit", resolve));
  listener.kill("SIGTERM");
  await ended;
  application.closeAllConnections();
  application.close();
  await stage.close();
});

interface Opened {
  readonly browser: Browser;
  readonly page: Page;
  /** What the browser complained about, and the hosts that it asked. */
  readonly complaints: string[];
  readonly hosts: Set<string>;
}

async function open(colorScheme: "light" | "dark"): Promise<Opened> {
  const browser = await openBrowser({
    viewport: { width: 360, height: 780 },
    colorScheme,
    reducedMotion: "reduce",
  });
  browser.context.setDefaultTimeout(100_000);
  const page = await browser.context.newPage();
  const complaints: string[] = [];
  const hosts = new Set<string>();
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await page.goto(address);
  await page.locator("#deliveries button", { hasText: "subscription/999" }).last().click();
  await page.locator("#body", { hasText: "subscription/999" }).waitFor();
  return { browser, page, complaints, hosts };
}

test.each(["light", "dark"] as const)(
  "on a phone in the %s theme the page has no finding of axe, asks no other host, and text is text",
  async (theme) => {
    const { browser, page, complaints, hosts } = await open(theme);
    await page.locator("#edit").click();
    await page.evaluate(axe.source);
    const findings = await page.evaluate(
      "axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))",
    );
    const tooWide = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
    expect({ findings, tooWide, complaints, hosts: [...hosts] }).toEqual({
      findings: [],
      tooWide: 0,
      complaints: [],
      hosts: [new URL(address).host],
    });
    expect(await page.locator("#answer").textContent()).toBe(hostile);
    expect(await page.title()).toBe("Inspector: syndikit listen");
    await browser.close();
  },
);

test("an event is filtered, edited and sent again, and the new delivery is shown", async () => {
  const { browser, page } = await open("light");
  await page.locator("#filter").fill("nothing like it");
  await page.locator("#none").waitFor();
  await page.locator("#filter").fill("failed");
  await page.locator("#edit").click();
  const text = await page.locator("#edited").inputValue();
  await page.locator("#edited").fill(text.replaceAll("999", "12"));
  await page.locator("#editor button[type=submit]").click();
  await page.locator("#title", { hasText: "subscription/12" }).waitFor();
  expect(await page.locator("#result").textContent()).toMatch(/^204 in \d+ ms$/);
  expect(received.at(-1)).toContain("subscription/12");
  await browser.close();
});
