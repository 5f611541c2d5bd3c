import { headerNames } from "@syndikit/contract";
import document from "@syndikit/contract/openapi.json" with { type: "json" };
import { validateBody } from "@syndikit/contract/validators";
import { describe, expect, test } from "vitest";
import { firstError } from "./support/errors.js";
import { passwordOf } from "./support/marketplace.js";
import { deploy, openShop, storeCard } from "./support/shop.js";

/** The characters that only a pattern has. */
const PATTERN = /\^|\$|\\|\[[^\]]*-[^\]]*\]|\{\d/;

test("a form is told in words, with an example", async () => {
  const shop = await openShop();
  await storeCard(shop, "customer");
  const id = await deploy(shop, "customer");
  const bad = [{ price: { price: "ten" } }];
  const { error } = firstError(await shop.as("vendor").post(`subscription/${id}/invoice`, bad));
  expect(error).toContain("a decimal number with a point and without an exponent, such as 10.00");
  expect(error).not.toMatch(PATTERN);
});

test("a report of a state that is none names only those that can be reported", async () => {
  const shop = await openShop();
  await storeCard(shop, "customer");
  const id = await deploy(shop, "customer");
  const answer = await shop.as("vendor").patch(`subscription/${id}`, { deploymentStatus: "deployed" });
  expect(answer.status).toBe(400);
  expect(firstError(answer).error).toBe("deploymentStatus must be one of DEPLOYED, FAILED, UNDEPLOYED.");
});

test("a plus sign that a date has lost in a query is named", async () => {
  const shop = await openShop();
  const answer = await shop.as("admin").get("auditEntry?from=2026-01-31T08:15:00+01:00");
  expect([answer.status, firstError(answer).error]).toEqual([400, expect.stringContaining("%2B")]);
  expect((await shop.as("admin").get("auditEntry?from=2026-01-31T08:15:00%2B01:00")).status).toBe(200);
});

test.each(["status[]=DEPLOYED&status[]=PENDING", "status[0]=DEPLOYED", "status=DEPLOYED"])(
  "a list is read as clients write it: %s",
  async (query) => {
    const shop = await openShop();
    await storeCard(shop, "customer");
    await deploy(shop, "customer");
    const { status, body } = await shop.as("customer").get(`subscription?${query}`);
    expect([status, body]).toMatchObject([200, [{ id: 1 }]]);
  },
);

describe("a body that cannot be read", () => {
  test.each([
    [
      "Content-Encoding",
      { "Content-Encoding": "gzip", "Content-Type": "application/json" },
      "Send the body without Content-Encoding: gzip is not read here.",
    ],
    [
      "a charset",
      { "Content-Type": 'application/json; charset="ISO-8859-1"' },
      "Send the body in UTF-8, not in iso-8859-1.",
    ],
    [
      "a charset of another suffix",
      { "Content-Type": "application/merge-patch+json;charset=latin1" },
      "Send the body in UTF-8, not in latin1.",
    ],
    [
      "a type that is not JSON, whatever its charset",
      { "Content-Type": "text/plain; charset=latin1" },
      "Send the body as application/json, not text/plain; charset=latin1.",
    ],
  ])("because of %s is 400, and names it", async (_, headers, message) => {
    const shop = await openShop();
    const answer = await shop.request("user", {
      method: "POST",
      headers: { [headerNames.authorization]: `Basic ${btoa(`admin:${passwordOf("admin")}`)}`, ...headers },
      body: "{}",
    });
    expect([answer.status, firstError(answer).error]).toEqual([400, message]);
  });
});

test("every pattern of a request has words", () => {
  const patterns = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [name, child] of Object.entries(value)) {
      if (name === "pattern" && typeof child === "string") patterns.add(child);
      else visit(child);
    }
  };
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    // Actions are told apart by their names, and are told as such.
    if (/(Input|Create|Patch|Key|Name|Code|Match)$/.test(name) && !/^Subscription.*Patch$/.test(name))
      visit(schema);
  }
  expect(patterns.size).toBeGreaterThan(12);
  const told = validateBody("subscriptionBill", [{ price: { price: "x" } }]).map(({ message }) => message);
  expect(told.join()).not.toContain("API reference");
});
