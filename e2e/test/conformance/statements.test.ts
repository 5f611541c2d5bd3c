import { runStatements, type StatementOutcome, statements } from "@syndikit/conformance";
import { createReferenceServer, type ReferenceServer } from "@syndikit/reference-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

let server: ReferenceServer;
let outcomes: readonly StatementOutcome[];

const account = (userName: string) => ({ userName, password: `${userName}-demo` });
const accounts = { vendor: account("vendor"), customer: account("customer"), admin: account("admin") };

beforeAll(async () => {
  server = await createReferenceServer({ seed: "demo", passwordCost: 4, requestsPerMinute: 1_000_000 });
  outcomes = await runStatements({
    url: "http://market.test/api",
    accounts,
    writing: true,
    receiving: true,
    moving: true,
    fetch: async (request) => server.fetch(request),
  });
}, 240_000);

afterAll(() => server.close());

test.each(statements.map(({ id, says }) => ({ id, says })))("$id: $says", ({ id }) => {
  const found = outcomes.find(({ statement }) => statement.id === id);
  expect(found?.seen).toBeUndefined();
  expect(found?.outcome).toBe("holds");
});

test("each statement has a name of its own", () => {
  expect(new Set(statements.map(({ id }) => id)).size).toBe(statements.length);
});

describe("a run", () => {
  test("that may not write changes nothing, and says what it did not try", async () => {
    const methods = new Set<string>();
    const reading = await runStatements({
      url: "http://market.test/api/",
      accounts: { vendor: accounts.vendor },
      fetch: async (request) => {
        methods.add(request.method);
        return server.fetch(request);
      },
    });
    expect(reading.filter(({ outcome }) => outcome === "broken")).toEqual([]);
    const untried = reading.filter(({ outcome }) => outcome === "not tried");
    expect(untried.map(({ seen }) => seen)).toContain("it changes something");
    expect(untried.map(({ seen }) => seen)).toContain("it needs the account customer");
    expect(methods.has("POST")).toBe(false);
  });

  test("that may not write leaves the product's address as it is, also when it may receive", async () => {
    const changes: string[] = [];
    const reading = await runStatements({
      url: "http://market.test/api",
      accounts,
      receiving: true,
      only: ({ id }) => id === "event.created" || id === "sign-in.none",
      fetch: async (request) => {
        if (request.method !== "GET") changes.push(`${request.method} ${request.url}`);
        return server.fetch(request);
      },
    });
    expect(reading.map(({ outcome }) => outcome)).toEqual(["holds", "not tried"]);
    expect(changes).toEqual([]);
  });

  test("does not take an upgrade that never was for one that waits", async () => {
    const [outcome] = await runStatements({
      url: "http://market.test/api",
      accounts,
      writing: true,
      only: ({ id }) => id === "life.upgrade.deferred.unchanged",
      fetch: async (request) =>
        (await request.clone().text()).includes("SYNDICATED_UPGRADE")
          ? Response.json({ errorHolders: [] }, { status: 409 })
          : server.fetch(request),
    });
    expect(outcome?.outcome).toBe("broken");
  });

  test("finds what a marketplace does otherwise", async () => {
    const broken = await runStatements({
      url: "http://market.test/api",
      accounts,
      only: ({ id }) => id === "sign-in.none" || id === "fields.id",
      fetch: async () => Response.json({ id: "one" }),
    });
    expect(broken.map(({ outcome }) => outcome)).toEqual(["broken", "broken"]);
    expect(broken[0]?.seen).toContain("id is");
  });
});
