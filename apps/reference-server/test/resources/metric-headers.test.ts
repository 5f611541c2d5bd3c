import { expect, test } from "vitest";
import { openDemo } from "../support/demo-server.js";

const PATH = "product/1/metricHeaders";

test("the headers of metric polls are the vendor's, there without a sandbox, and their values are never answered", async () => {
  const { call } = await openDemo({ sandbox: false });
  const answered = [{ name: "X-Metric-Key", value: null }];
  const { status, body } = await call("vendor", "PUT", PATH, [{ name: "X-Metric-Key", value: "a-key" }]);
  expect([status, body]).toEqual([200, answered]);
  expect((await call("vendor", "GET", PATH)).body).toEqual(answered);
  expect((await call("admin", "GET", PATH)).body).toEqual(answered);
  expect((await call("vendor2", "GET", PATH)).status).toBe(404);
  expect((await call("vendor2", "PUT", PATH, [])).status).toBe(404);
  expect((await call("customer", "GET", PATH)).status).toBe(403);
});

test("headers of the transport, the same one twice, and a new one without a value are refused", async () => {
  const { call } = await openDemo();
  for (const name of ["Host", "content-length", "Connection", "CD-Subscription-Id"]) {
    expect((await call("vendor", "PUT", PATH, [{ name, value: "x" }])).status, name).toBe(400);
  }
  const twice = [
    { name: "X-Key", value: "x" },
    { name: "x-key", value: "y" },
  ];
  expect((await call("vendor", "PUT", PATH, twice)).status).toBe(400);
  expect((await call("vendor", "PUT", PATH, [{ name: "X-Key", value: null }])).status).toBe(400);
});
