/** A program can have the package twice: as an ES module and as CommonJS. */
import { expect, test, vi } from "vitest";
import { createMarketplace, withResponse } from "../src/index.js";
import { json, options } from "./fake-fetch.js";

test("what one copy returns, the other one takes", async () => {
  vi.resetModules();
  const other = await import("../src/index.js");
  const { withOpenApi } = await import("../src/openapi.js");
  expect(other.createMarketplace).not.toBe(createMarketplace);
  const client = { ...options, fetch: async () => json({ id: 7 }) };
  const [ours, theirs] = [createMarketplace(client), other.createMarketplace(client)];
  expect((await other.withResponse(ours.users.get(7))).attempts).toBe(1);
  expect((await withResponse(theirs.users.get(7))).response.status).toBe(200);
  expect((await withOpenApi(ours).openapi.GET("/user/me")).data).toEqual({ id: 7 });
});

test("a promise that no method returned is still refused", async () => {
  await expect(withResponse(Promise.resolve(1))).rejects.toThrow("takes the promise that a method returned");
});
