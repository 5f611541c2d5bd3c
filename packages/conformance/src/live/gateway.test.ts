import { headerNames } from "@syndikit/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Gateway, openGateway } from "./gateway.js";

const forwarded: string[] = [];
let gateway: Gateway;

beforeEach(async () => {
  forwarded.length = 0;
  gateway = await openGateway({
    host: "127.0.0.1",
    port: 0,
    token: { told: "told", real: "real" },
    async forward({ method, url, headers }) {
      forwarded.push(`${method} ${new URL(url).pathname} ${headers.get(headerNames.authToken)}`);
      return Response.json({ id: 1 });
    },
  });
});

afterEach(() => gateway.close());

test("a call reaches the marketplace with the token that it knows", async () => {
  const headers = { [headerNames.authToken]: "told" };
  expect((await fetch(`${gateway.url}/api/subscription/1`, { headers })).status).toBe(200);
  expect(forwarded).toEqual(["GET /api/subscription/1 real"]);
});

test.each(["/api/sandbox/clock", "/api//sandbox/clock", "//api/sandbox/clock", "/api///sandbox/faults"])(
  "%s never reaches the sandbox of the marketplace",
  async (path) => {
    expect((await fetch(`${gateway.url}${path}`)).status).toBe(404);
    expect(forwarded).toEqual([]);
  },
);

test("a body that is larger than the marketplace takes is refused, and not kept", async () => {
  const body = "x".repeat(1024 * 1024 + 1);
  const answer = await fetch(`${gateway.url}/api/subscription/1/credentials`, { method: "POST", body });
  expect(answer.status).toBe(400);
  expect(forwarded).toEqual([]);
});
