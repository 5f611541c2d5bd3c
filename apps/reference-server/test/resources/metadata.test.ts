import { createHash } from "node:crypto";
import { DeploymentStatus } from "@syndikit/contract";
import { describe, expect, test } from "vitest";
import { emittedEvents, listen } from "../support/emitted-events.js";
import { errorOf } from "../support/errors.js";
import { addSubscription, openPopulated } from "../support/people.js";

describe("metadata", () => {
  test("is an empty map at first", async () => {
    const { as, customer } = await openPopulated();
    const { status, body } = await as("customer").get(`user/${customer}/metadata`);
    expect(status).toBe(200);
    expect(body).toEqual({});
  });

  test("PUT replaces the whole map", async () => {
    const { as, customer } = await openPopulated();
    const map = `user/${customer}/metadata`;
    await as("customer").put(map, { costCentre: "42", site: "Milano" });
    expect((await as("customer").put(map, { costCentre: "43" })).status).toBe(204);
    expect((await as("customer").get(map)).body).toEqual({ costCentre: "43" });
    await as("customer").put(map, {});
    expect((await as("customer").get(map)).body).toEqual({});
  });

  test("DELETE removes one key, and finds it only once", async () => {
    const { as, customer } = await openPopulated();
    const map = `user/${customer}/metadata`;
    await as("customer").put(map, { costCentre: "42", "a/b c": "x" });
    expect((await as("customer").delete(`${map}/${encodeURIComponent("a/b c")}`)).status).toBe(204);
    expect((await as("customer").get(map)).body).toEqual({ costCentre: "42" });
    expect(errorOf(await as("customer").delete(`${map}/site`))).toBe("404 metadata-site-not-found");
  });

  test("keeps keys that mean something to the language", async () => {
    const { as, customer } = await openPopulated();
    const map = `user/${customer}/metadata`;
    const keys: unknown = JSON.parse(
      '{"__proto__":"a","constructor":"b","hasOwnProperty":"c","toString":"d"}',
    );
    expect((await as("customer").put(map, keys)).status).toBe(204);
    const { body } = await as("customer").get(map);
    expect(JSON.stringify(body)).toBe(JSON.stringify(keys));
    expect((await as("customer").delete(`${map}/__proto__`)).status).toBe(204);
    expect(Object.keys((await as("customer").get(map)).body ?? {})).not.toContain("__proto__");
  });

  test("refuses a wrong value under any key", async () => {
    const { as, customer } = await openPopulated();
    const body: unknown = JSON.parse('{"__proto__":{"polluted":"yes"}}');
    expect(errorOf(await as("customer").put(`user/${customer}/metadata`, body))).toBe(
      "400 __proto__-must-be-string",
    );
    expect(Object.prototype).not.toHaveProperty("polluted");
  });

  test("of one object is not another's", async () => {
    const { as, customer, acme } = await openPopulated();
    await as("customer").put(`user/${customer}/metadata`, { of: "user" });
    await as("customer").put(`userCompany/${acme}/metadata`, { of: "company" });
    expect((await as("customer").get(`user/${customer}/metadata`)).body).toEqual({ of: "user" });
    expect((await as("customer").get(`userCompany/${acme}/metadata`)).body).toEqual({ of: "company" });
  });

  test.each([
    ["a value that is not text", { a: 1 }],
    ["a value that is too long", { a: "x".repeat(4097) }],
    ["a key without characters", { "": "x" }],
    ["too many keys", Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`key${index}`, "x"]))],
  ])("is refused with %s", async (_, body) => {
    const { as, customer } = await openPopulated();
    expect((await as("customer").put(`user/${customer}/metadata`, body)).status).toBe(400);
  });

  test("of a user is for nobody but the user and administrators", async () => {
    const { as, customer } = await openPopulated();
    const map = `user/${customer}/metadata`;
    await as("admin").put(map, { costCentre: "42" });
    expect((await as("customer").get(map)).body).toEqual({ costCentre: "42" });
    expect(errorOf(await as("colleague").get(map))).toBe(`404 user-${customer}-not-found`);
    expect(errorOf(await as("colleague").put(map, {}))).toBe(`404 user-${customer}-not-found`);
    expect(errorOf(await as("vendor").delete(`${map}/costCentre`))).toBe(`404 user-${customer}-not-found`);
  });

  test("of a customer company is its members' to write", async () => {
    const market = await openPopulated();
    const { as, acme, customer } = market;
    const map = `userCompany/${acme}/metadata`;
    expect((await as("colleague").put(map, { costCentre: "42" })).status).toBe(204);
    expect((await as("colleague").delete(`${map}/costCentre`)).status).toBe(204);
    expect((await as("customer2").get(map)).status).toBe(404);
    await addSubscription(market, { ...market, buyerId: customer, companyId: acme, status: "DEPLOYED" });
    expect((await as("vendor").put(map, {})).status).toBe(403);
  });

  test("of a subscription is its vendor's to write, and the customer's to read", async () => {
    const market = await openPopulated();
    const { as, acme, customer } = market;
    const id = await addSubscription(market, {
      ...market,
      buyerId: customer,
      companyId: acme,
      status: "DEPLOYED",
    });
    const map = `subscription/${id}/metadata`;
    expect((await as("vendor").put(map, { tenant: "t-1" })).status).toBe(204);
    expect((await as("customer").put(map, {})).status).toBe(403);
    expect((await as("customer").delete(`${map}/tenant`)).status).toBe(403);
    expect((await as("customer").get(map)).body).toEqual({ tenant: "t-1" });
    expect((await as("vendor2").put(map, {})).status).toBe(404);
    expect((await as("admin").delete(`${map}/tenant`)).status).toBe(204);
  });

  test.each(Object.values(DeploymentStatus))(
    "of a subscription is written in %s, and nobody is sent an event of it",
    async (status) => {
      const market = await openPopulated();
      const { as, acme, customer } = market;
      const id = await addSubscription(market, { ...market, buyerId: customer, companyId: acme, status });
      await listen(market);
      expect((await as("vendor").put(`subscription/${id}/metadata`, { tenant: "t-1" })).status).toBe(204);
      expect((await as("vendor").delete(`subscription/${id}/metadata/tenant`)).status).toBe(204);
      expect(await emittedEvents(market)).toEqual([]);
      // What is sent would be seen.
      const block = { action: "BLOCK" };
      expect((await as("admin").patch(`user/${customer}`, block)).status).toBe(204);
      expect(await emittedEvents(market)).toEqual([`User.MODIFIED user/${customer}`]);
    },
  );

  test("of 4,096 characters is kept and found, also when no engine can make it shorter", async () => {
    const market = await openPopulated();
    const { as, acme, customer } = market;
    const places = { ...market, buyerId: customer, companyId: acme, status: "DEPLOYED" } as const;
    const [one, other] = [await addSubscription(market, places), await addSubscription(market, places)];
    const long = Array.from({ length: 64 }, (_, part) =>
      createHash("sha384").update(String(part)).digest("base64"),
    ).join("");
    const values = [`${long.slice(0, -1)}a`, `${long.slice(0, -1)}b`];
    for (const [at, id] of [one, other].entries())
      expect((await as("vendor").put(`subscription/${id}/metadata`, { seal: values[at] })).status).toBe(204);
    expect((await as("vendor").get(`subscription/${one}/metadata`)).body).toEqual({ seal: values[0] });
    const found = await as("vendor").get(
      `subscription?metadata[seal]=${encodeURIComponent(values[1] ?? "")}`,
    );
    expect(found.body).toMatchObject([{ id: other }]);
  });
});
