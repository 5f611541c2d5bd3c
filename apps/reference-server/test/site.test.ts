import document from "@syndikit/contract/openapi.json";
import { expect, onTestFinished, test } from "vitest";
import { createReferenceServer } from "../src/server/create.js";
import type { ReferenceServer, ReferenceServerOptions } from "../src/server/options.js";

const ORIGIN = "http://market.test";

async function open(options: ReferenceServerOptions = {}): Promise<ReferenceServer> {
  const server = await createReferenceServer({ passwordCost: 4, ...options });
  onTestFinished(() => server.close());
  return server;
}

async function read(server: ReferenceServer, path: string, headers: Record<string, string> = {}) {
  const response = await server.fetch(new Request(new URL(path, ORIGIN), { headers }));
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Every address that a page makes a browser load, or links to. */
function addressesIn(html: string): string[] {
  return Array.from(html.matchAll(/\s(?:src|href|action)="([^"]*)"/g), ([, address = ""]) => address);
}

/** Every address that a style sheet makes a browser load. What it holds itself is none. */
function addressesInStyle(css: string): string[] {
  const named = css.matchAll(/(?:url\(|@import)\s*(?:"([^"]*)"|'([^']*)'|([^\s"')]+))/g);
  return Array.from(named, ([, ...forms]) => forms.join("")).filter(
    (address) => !address.startsWith("data:"),
  );
}

test.each(["/", "/docs"])("everything that the page %s names is there, on this server", async (path) => {
  const server = await open();
  const { status, headers, text } = await read(server, path);
  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toMatch(/^text\/html; charset=utf-8$/i);
  const addresses = addressesIn(text).filter((address) => !address.startsWith("data:"));
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses) {
    expect(address).toMatch(/^\/(?!\/)/);
    expect(await read(server, address), address).toMatchObject({ status: 200 });
  }
});

test.each(["/", "/docs"])(
  "the page %s may load from this server alone, and holds no script",
  async (path) => {
    const { headers, text } = await read(await open(), path);
    const policy = headers.get("Content-Security-Policy") ?? "";
    const sources = policy.split(";").flatMap((directive) => directive.trim().split(" ").slice(1));
    expect(policy).toContain("default-src 'none'");
    expect(sources.filter((source) => !["'none'", "'self'", "data:"].includes(source))).toEqual([]);
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(text).not.toMatch(/<script(?![^>]*\ssrc=)|\son[a-z]+=|<style|\sstyle=/);
  },
);

test("the style of pages without scripts says what it is, may be kept for ever, and names no other host", async () => {
  const server = await open();
  const [address = ""] = addressesIn((await read(server, "/docs")).text).filter((one) =>
    one.endsWith("/site.css"),
  );
  const { headers, text } = await read(server, address);
  expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(headers.get("Content-Type")).toBe("text/css; charset=utf-8");
  expect(addressesInStyle(text)).toEqual([]);
});

test.each(["/docs/assets/old/site.css", "/docs/assets/x/..%2f..%2fpackage.json"])(
  "%s is not there",
  async (path) => {
    expect(await read(await open(), path)).toMatchObject({ status: 404 });
  },
);

test("the document is the contract's, with this server as its only one", async () => {
  const server = await open();
  const { text, headers } = await read(server, "/openapi.json");
  expect(headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  expect(JSON.parse(text)).toEqual({ ...document, servers: [{ url: `${ORIGIN}/api` }] });
  const known = { "If-None-Match": headers.get("ETag") ?? "" };
  expect(await read(server, "/openapi.json", known)).toMatchObject({ status: 304, text: "" });
});

test("the document names the public address where there is one; the page calls where it came from", async () => {
  const server = await open({ publicUrl: "https://market.example" });
  const { text } = await read(server, "/openapi.json");
  expect(JSON.parse(text)).toMatchObject({ servers: [{ url: "https://market.example/api" }] });
  const own = await read(server, "/docs/openapi.json");
  expect(JSON.parse(own.text)).toMatchObject({ servers: [{ url: "/api" }] });
});

test("what is large is sent compressed", async () => {
  const server = await open();
  const { headers } = await read(server, "/openapi.json", { "Accept-Encoding": "gzip" });
  expect(headers.get("Content-Encoding")).toBe("gzip");
});

test("the landing page has the time of the marketplace, and says when the clock was moved", async () => {
  const server = await open();
  expect((await read(server, "/")).text).not.toContain("the clock was moved");
  await server.clock.advance(Date.UTC(2046, 0, 1));
  const { text } = await read(server, "/");
  expect(text).toContain('datetime="2046-01-01T00:00:0');
  expect(text).toContain("the clock was moved");
});

test("the landing page shows the demo's accounts, and they can sign in", async () => {
  const server = await open();
  const { text } = await read(server, "/");
  const shown = Array.from(text.matchAll(/<tr><td>(.*?)<\/td><td>(.*?)<\/td>/g), ([, ...cells]) => cells);
  expect(shown).toHaveLength(5);
  for (const [userName, password] of shown) {
    const authorization = `Basic ${btoa(`${userName}:${password}`)}`;
    expect(await read(server, "/api/user/me", { authorization }), userName).toMatchObject({ status: 200 });
  }
});

test("the landing page of a marketplace that began empty shows no accounts", async () => {
  const server = await open({ seed: "empty" });
  expect((await read(server, "/")).text).not.toContain("Demo accounts");
});

test("the name of the marketplace is text, whatever it holds", async () => {
  const { text } = await read(await open({ environment: '<b title="x">&' }), "/");
  expect(text).toContain("&lt;b title=&quot;x&quot;&gt;&amp;");
});

test("an embedder's page goes before the landing page", async () => {
  const server = await open({ mount: (app) => void app.get("/", (context) => context.text("console")) });
  expect(await read(server, "/")).toMatchObject({ status: 200, text: "console" });
});
