import { headerNames } from "@syndikit/contract";
import { createReferenceServer, type ReferenceServer } from "@syndikit/reference-server";
import { describe, expect, onTestFinished, test } from "vitest";
import { openReferenceServer } from "../src/server/create.js";
import { openTestStore } from "../src/test-support/open-test-store.js";

const firstIds = { subscriptions: 5_000, orders: 700, invoices: 90 };

/** Calls a marketplace as one of its demo accounts. */
async function call(server: ReferenceServer, account: string, path: string, body?: object): Promise<unknown> {
  const authorization = `Basic ${btoa(`${account}:${account}-demo`)}`;
  const response = await server.fetch(
    new Request(`http://market.test/api/${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { [headerNames.authorization]: authorization, "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  return response.status === 204 ? undefined : response.json();
}

const order = (server: ReferenceServer): Promise<unknown> =>
  call(server, "customer", "order", {
    type: "NORMAL",
    productVersion: { url: "productVersion/1" },
    configurationParameters: { "configurationParameter/1": "my-team", "configurationParameter/2": "eu" },
  });

const firstOrder = { self: "order/700", subscription: { url: "subscription/5000" } };

describe("the first identifiers of a marketplace", () => {
  test("are those of the option, and go on from there", async () => {
    const server = await openReferenceServer({ firstIds }, openTestStore());
    onTestFinished(() => server.close());

    expect(await order(server)).toMatchObject(firstOrder);
    expect(await call(server, "customer", "subscription/5000")).toMatchObject({
      invoices: [{ url: "invoice/90" }],
    });
    expect(await order(server)).toMatchObject({
      self: "order/701",
      subscription: { url: "subscription/5001" },
    });
  });

  test("are the same after a reset", async () => {
    const server = await openReferenceServer({ firstIds }, openTestStore());
    onTestFinished(() => server.close());
    await order(server);
    await call(server, "admin", "sandbox/reset", {});

    expect(await order(server)).toMatchObject(firstOrder);
  });

  test.each([0, -1, 1.5, Number.NaN, 2_147_483_648])("cannot be %d", async (id) => {
    await expect(createReferenceServer({ firstIds: { orders: id } })).rejects.toThrow(
      `firstIds.orders ${id} is not a whole number from 1 to 2147483647.`,
    );
  });
});
