import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import type { AppEnvironment } from "../http/app.js";
import { mountGuide } from "./guide.js";

const POLICY = "default-src 'none'";

/** Serves a guide of two pages. */
async function serveGuide(): Promise<Hono<AppEnvironment>> {
  const folder = await mkdtemp(join(tmpdir(), "guide-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, "start"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), "<h1>What this is</h1>");
  await writeFile(join(folder, "404.html"), "<h1>Not here</h1>");
  await writeFile(join(folder, "start/vendor.html"), "<h1>Call the marketplace</h1>");
  await writeFile(join(folder, "start/vendor.md"), "# Call the marketplace");
  await writeFile(join(folder, "assets/app.abc.js"), "1;");
  await writeFile(join(folder, "assets/@local.abc.js"), "2;");
  await mkdir(join(folder, "languages"));
  await writeFile(join(folder, "languages/index.html"), "<h1>Other languages</h1>");
  const app = new Hono<AppEnvironment>();
  mountGuide(app, POLICY, folder);
  return app;
}

test.each([
  ["/guide/", "text/html; charset=utf-8", "What this is"],
  ["/guide/start/vendor.html", "text/html; charset=utf-8", "Call the marketplace"],
  ["/guide/start/vendor", "text/html; charset=utf-8", "Call the marketplace"],
  ["/guide/languages/", "text/html; charset=utf-8", "Other languages"],
  ["/guide/languages/index.html", "text/html; charset=utf-8", "Other languages"],
  ["/guide/start/vendor.md", "text/markdown; charset=utf-8", "# Call the marketplace"],
])("%s is a file of the guide, with its type and the policy of pages", async (path, type, text) => {
  const response = await (await serveGuide()).request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe(type);
  expect(response.headers.get("Content-Security-Policy")).toBe(POLICY);
  expect(response.headers.get("Cache-Control")).toBe("no-cache");
  expect(await response.text()).toContain(text);
});

test("the guide's address without a slash leads to the one with it, for its links are relative", async () => {
  const response = await (await serveGuide()).request("/guide");
  expect(response.headers.get("Location")).toBe("/guide/");
});

test("a folder's address without a slash leads to the one with it, with what was asked for", async () => {
  const response = await (await serveGuide()).request("/guide/languages?q=go");
  expect([response.status, response.headers.get("Location")]).toEqual([301, "/guide/languages/?q=go"]);
});

test.each(["/guide/assets/@local.abc.js", "/guide/assets/%40local.abc.js"])(
  "%s is the same file",
  async (path) => {
    const response = await (await serveGuide()).request(path);
    expect([response.status, await response.text()]).toEqual([200, "2;"]);
  },
);

test("a page that a browser has is not sent again", async () => {
  const app = await serveGuide();
  const mark = (await app.request("/guide/")).headers.get("ETag") ?? "";
  expect(await app.request("/guide/", { headers: { "If-None-Match": mark } })).toMatchObject({ status: 304 });
});

test("files with a hash in their names are kept for ever", async () => {
  const response = await (await serveGuide()).request("/guide/assets/app.abc.js");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
});

test.each([
  "/guide/none",
  "/guide/../package.json",
  "/guide/%2e%2e/%2e%2e/package.json",
  "/guide/..%2f..%2fpackage.json",
  "/guide/%",
  "/guide/%ff",
  "/guide//example.com/..",
  "/guide/constructor",
])("%s is answered with the guide's page for what is not there", async (path) => {
  const response = await (await serveGuide()).request(path);
  expect(response.status).toBe(404);
});

test("a server whose guide was not built says how to build it", async () => {
  const app = new Hono<AppEnvironment>();
  mountGuide(app, POLICY, join(tmpdir(), "there-is-no-such-folder"));
  const response = await app.request("/guide/");
  expect([response.status, await response.text()]).toEqual([404, expect.stringContaining("npm run build")]);
});
