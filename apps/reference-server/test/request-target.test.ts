import { headerNames, Seed } from "@syndikit/contract";
import { describe, expect, onTestFinished, test } from "vitest";
import { openReferenceServer } from "../src/server/create.js";
import { openTestStore } from "../src/test-support/open-test-store.js";
import { sendRaw, statusOf } from "./support/send-raw.js";

const credentials = (userName: string): string =>
  `${headerNames.authorization}: Basic ${btoa(`${userName}:${userName}-demo`)}`;

/** The demo, listening; `call` sends a request target as it is. */
async function openListening() {
  const server = await openReferenceServer({ seed: Seed.demo, passwordCost: 4 }, openTestStore());
  onTestFinished(() => server.close());
  const { url } = await server.listen();
  const call = (target: string, { method = "GET", user = "admin" } = {}) =>
    sendRaw(url, [
      `${method} ${target} HTTP/1.1`,
      `Host: ${new URL(url).host}`,
      "Connection: close",
      ...(user === "" ? [] : [credentials(user)]),
    ]);
  return { server, url, call };
}

describe("a path with a dot segment", () => {
  test.each([
    "/api/user/5/metadata/%2E%2E",
    "/api/user/5/metadata/..",
    "/api/user/5/metadata/.%2e",
    "/api/user/5/metadata/%2e",
    "/api/user/5/metadata/%2e%2E/",
    "/api/user/5/metadata/%2e%2E?apiVersion=20250109",
    "/api/user/5/metadata/../metadata/key",
    "/api/userCompany/../user/5",
    "/docs/../api/user/5",
    "//api/./user/5",
    "http://market.test/api/user/5/metadata/%2E%2E",
  ])("reaches no object: DELETE %s", async (target) => {
    const { call } = await openListening();
    const answer = await call(target, { method: "DELETE" });
    expect(statusOf(answer)).toBe(400);
    expect(answer).toContain("path-with-dot-segment");
    expect(answer).toMatch(/CMW-Request-Id: req_/i);
    expect(statusOf(await call("/api/user/5"))).toBe(200);
  });

  test("is refused before anything else, and everywhere", async () => {
    const { call } = await openListening();
    for (const target of [
      "/api/login/..",
      "/livez/%2e",
      "/./docs",
      "/guide/%2e%2e/livez",
      "/metrics/../readyz",
    ])
      expect(statusOf(await call(target, { user: "" })), target).toBe(400);
  });

  test("is refused in this process too, where its text is seen", async () => {
    const { server } = await openListening();
    const headers = { [headerNames.authorization]: `Basic ${btoa("admin:admin-demo")}` };
    const target = "http://market.test/api/user/5/metadata/%2E%2E";
    expect((await server.fetch(target, { method: "DELETE", headers })).status).toBe(400);
    expect((await server.fetch("http://market.test/api/user/5", { headers })).status).toBe(200);
  });
});

describe("a path reaches the operation that it is written for", () => {
  test.each([
    ["//api/user/5", 200],
    ["///api//user///5//", 200],
    ["/api/user/5/", 200],
    ["//livez", 200],
    ["/%61pi/user/5", 404],
    ["/api/us%65r/5", 404],
    ["/api%2Fuser/5", 404],
    ["/api/user%2F5", 404],
    ["/api/user/5%2Fmetadata", 404],
    ["/apiuser/5", 404],
    ["/api/user/5/metadata/...", 405],
    ["/api/user/5/metadata/a%2F..%2Fb", 405],
  ])("%s is %i", async (target, status) => {
    const { call } = await openListening();
    expect(statusOf(await call(target))).toBe(status);
  });
});

describe("without a Host, as in HTTP/1.0", () => {
  test.each(["/livez", "/readyz"])("%s is served", async (path) => {
    const { url } = await openListening();
    const answer = await sendRaw(url, [`GET ${path} HTTP/1.0`]);
    expect(statusOf(answer)).toBe(200);
    expect(statusOf(await sendRaw(url, [`HEAD ${path} HTTP/1.0`]))).toBe(200);
  });

  test("/metrics is served, on a port of its own too", async () => {
    const { url, server } = await openListening();
    expect(statusOf(await sendRaw(url, ["GET /metrics HTTP/1.0"]))).toBe(401);
    expect(statusOf(await sendRaw(url, ["GET /metrics HTTP/1.0", credentials("admin")]))).toBe(200);
    const { metricsUrl = "" } = await server.listen({ metricsPort: 0 });
    expect(statusOf(await sendRaw(metricsUrl, ["GET /metrics HTTP/1.0"]))).toBe(200);
  });

  test("everything else needs one, because answers hold addresses", async () => {
    const { url } = await openListening();
    for (const target of ["/api/user/5", "/", "/livezz", "/livez/../api/user/5"]) {
      const answer = await sendRaw(url, [`GET ${target} HTTP/1.0`, credentials("admin")]);
      expect(statusOf(answer), target).toBe(400);
    }
  });
});
