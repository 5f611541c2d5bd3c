import { headerNames } from "@syndikit/contract";
import { expect, test } from "vitest";
import { openDemo } from "./support/demo-server.js";

interface Logged {
  readonly requestId: string;
  readonly operation?: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly userName?: string;
}

async function openWithLog() {
  const demo = await openDemo();
  const log = async (account: string, query = ""): Promise<readonly Logged[]> => {
    const { status, body } = await demo.call(account, "GET", `sandbox/requests${query}`);
    expect(status).toBe(200);
    return body as Logged[];
  };
  return { ...demo, log };
}

test("the last requests are listed, the newest first, with the caller and what was refused", async () => {
  const { call, log } = await openWithLog();
  await call("customer", "GET", "user/me");
  const refused = await call("vendor", "PATCH", "subscription/99", { deploymentStatus: "DEPLOYED" });
  await call(undefined, "GET", "user/me");
  const requestId = refused.headers.get(headerNames.requestId);
  expect(await log("admin")).toMatchObject([
    { status: 401, path: "/api/user/me", errors: [{ key: "authentication-required" }] },
    {
      requestId,
      operation: "subscriptionPatch",
      method: "PATCH",
      path: "/api/subscription/99",
      status: 404,
      user: { url: "user/2" },
      userName: "vendor",
      errors: [{ error: "There is no subscription 99." }],
    },
    { operation: "userMe", status: 200, userName: "customer" },
  ]);
  expect(await log("admin", `?requestId=${requestId}`)).toHaveLength(1);
  expect((await log("admin", "?failed=true")).map(({ status }) => status)).toEqual([401, 404]);
  expect((await log("admin", "?failed=false")).map(({ status }) => status)).toEqual([200]);
});

test("the requests about one object are found, with those about its parts, and with no other of the same beginning", async () => {
  const { call, log } = await openWithLog();
  for (const path of ["product/1", "product/1/metadata", "product/12", "product", "user/1"])
    await call("admin", "GET", path);
  await call("vendor", "PUT", "product/1", { name: 7 });
  const found = (await log("admin", "?object=product/1")).map(({ method, path }) => `${method} ${path}`);
  expect(found).toEqual(["PUT /api/product/1", "GET /api/product/1/metadata", "GET /api/product/1"]);
  expect(await log("vendor", "?object=product/1")).toMatchObject([{ method: "PUT" }]);
  expect(await log("vendor", "?object=user/1")).toEqual([]);
});

test("what a page of the marketplace sent is marked, and what programs sent is not", async () => {
  const { call, log, server } = await openWithLog();
  await call("customer", "GET", "user/me");
  const authorization = `Basic ${Buffer.from("customer:customer-demo").toString("base64")}`;
  // A browser sets this header, and lets no script change it.
  await server.fetch(
    new Request("http://market.test/api/countryCodes", {
      headers: { [headerNames.authorization]: authorization, "Sec-Fetch-Site": "same-origin" },
    }),
  );
  const [page, program] = await log("customer");
  expect(page).toMatchObject({ path: "/api/countryCodes", fromPage: true });
  expect(program).toMatchObject({ operation: "userMe" });
  expect(program).not.toHaveProperty("fromPage");
});

test("others read their own requests, and those that an administrator sent for them", async () => {
  const { call, server, log } = await openWithLog();
  await call("vendor", "GET", "product/1");
  await call("customer", "GET", "product/1");
  await server.fetch(
    new Request("http://market.test/api/product/2", {
      headers: {
        [headerNames.authorization]: `Basic ${btoa("admin:admin-demo")}`,
        [headerNames.asUser]: "vendor",
      },
    }),
  );
  expect(await log("vendor")).toMatchObject([
    { path: "/api/product/2", userName: "vendor", actor: "admin" },
    { path: "/api/product/1", userName: "vendor" },
  ]);
  expect(await log("customer2")).toEqual([]);
});

test("no query, no body and no value that was sent is kept, and not more than a thousand that failed", async () => {
  const { call, log } = await openWithLog();
  await call("customer", "POST", "paymentMethod", { label: "x", payload: { paymentMethodId: "pm_secret" } });
  await call("customer", "GET", "product?search=a-secret");
  expect(JSON.stringify(await log("admin"))).not.toMatch(/secret/);
  for (let count = 0; count < 1_300; count += 1) await call("customer", "GET", `nothing/${count}`);
  const kept = await log("admin", "?failed=true");
  expect([kept.length, kept[0]?.path, kept.at(-1)?.path]).toEqual([
    1_000,
    "/api/nothing/1299",
    "/api/nothing/300",
  ]);
});

test("whoever reads all the time pushes out neither what failed nor what was changed", async () => {
  const { call, log } = await openWithLog();
  await call("customer", "GET", "nothing/1");
  await call("customer", "PATCH", "user/4", { name: "Carla" });
  for (let count = 0; count < 1_300; count += 1) await call("customer", "GET", "user/me");
  const kept = await log("admin");
  expect(kept).toHaveLength(1_002);
  expect(kept.slice(-2).map(({ method, path }) => `${method} ${path}`)).toEqual([
    "PATCH /api/user/4",
    "GET /api/nothing/1",
  ]);
});
