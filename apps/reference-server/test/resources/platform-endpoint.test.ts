import { headerNames } from "@syndikit/contract";
import { verify } from "@syndikit/signature";
import { expect, test } from "vitest";
import { manualClock } from "../../src/time/manual-clock.js";
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

test("while a replaced secret is valid, an operator's receiver that knows only one of the two gets every event", async () => {
  const machine = manualClock(Date.UTC(2026, 0, 1));
  const { call, server, vendors } = await openDemo({ clock: machine, retrySchedule: [60_000] });
  const url = "https://ops.test/events";
  await call("admin", "PUT", "platformEndpoints", [{ url, secret: "first-secret" }]);
  const rotated = { url, secret: "second-secret", previousSecretValidFor: "P7D" };
  expect((await call("admin", "PUT", "platformEndpoints", [rotated])).body).toEqual([
    { url, secretSet: true },
  ]);
  // Sending the list again without a secret changes nothing.
  await call("admin", "PUT", "platformEndpoints", [{ url }]);

  const signed = async (): Promise<string[]> => {
    const seen: string[] = [];
    vendors.set("https://ops.test", async (request) => {
      const body = new Uint8Array(await request.arrayBuffer());
      const header = request.headers.get(headerNames.eventSignature);
      const secrets = ["first-secret", "second-secret"];
      seen.push(...secrets.filter((secret) => verify({ body, header, secrets: secret }).ok));
      return new Response(null, { status: 500 });
    });
    await call("admin", "POST", "userCompany", { name: "Fresh" });
    await call("admin", "POST", "user", {
      ...{ userName: `user${seen.length}-${machine.wall()}`, name: "New", password: "new-user-demo" },
      ...{ email: `user-${machine.wall()}@market.example`, company: { url: "userCompany/3" } },
    });
    await server.settle();
    await call("admin", "PUT", "sandbox/clock?settle=true", { advance: "PT2M" });
    return seen.slice(0, 2);
  };
  expect(await signed()).toEqual(["first-secret", "second-secret"]);
  await call("admin", "PUT", "sandbox/clock?settle=true", { advance: "P8D" });
  machine.elapse(1_000);
  expect(new Set(await signed())).toEqual(new Set(["second-secret"]));
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
