import { expect, test } from "vitest";
import { openDemo } from "../support/demo-server.js";

test("the platform's endpoints are there without a sandbox, for administrators alone", async () => {
  const { call } = await openDemo({ sandbox: false });
  const url = "https://ops.test/events";
  expect((await call("admin", "PUT", "platformEndpoints", [{ url }])).status).toBe(200);
  expect((await call("admin", "GET", "platformEndpoints")).body).toEqual([{ url, secretSet: false }]);
  for (const account of ["vendor", "customer"]) {
    expect((await call(account, "GET", "platformEndpoints")).status).toBe(403);
    expect((await call(account, "PUT", "platformEndpoints", [])).status).toBe(403);
  }
});

test("a secret is kept until it is replaced, and never returned", async () => {
  const { call } = await openDemo();
  const url = "https://ops.test/events";
  await call("admin", "PUT", "platformEndpoints", [{ url, secret: "first-secret" }]);
  const kept = await call("admin", "PUT", "platformEndpoints", [{ url }, { url: "https://other.test/" }]);
  expect(kept.body).toEqual([
    { url, secretSet: true },
    { url: "https://other.test/", secretSet: false },
  ]);
  const refused = await call("admin", "PUT", "platformEndpoints", [{ url: "https://a:b@ops.test/" }]);
  expect(refused.status).toBe(422);
});
