import { headerNames, type Operation, type Role, roles } from "@syndikit/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { appOf } from "../support/app-of.js";
import type { Answer } from "../support/marketplace.js";
import { type Account, accounts, accountsOf } from "./accounts.js";
import type { Question } from "./assert-conventions.js";
import { samplesOf } from "./bodies.js";
import { furnish } from "./factories.js";
import { isAboutObject, pathOf, table } from "./table.js";
import type { Things } from "./things.js";
import { BASE_URL, openWorld, type World } from "./world.js";

// Which refusal comes first when a request is wrong in two ways: 401, then 404 or 405 for the path, 403, 400, 404 for
// the object. Every operation, with every pair of errors that it can have.

const UNKNOWN = 2_147_483_647;
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;
const BAD_TOKEN = { [headerNames.authToken]: "nobody-has-this-token" };
const BAD_VERSION = "apiVersion=20250230";

let world: World;
let things: Things;

beforeAll(async () => {
  world = await openWorld();
  things = await furnish(world);
});

afterAll(() => world.server.close());

const everyRole = Object.keys(roles).filter((name): name is Role => name in roles);
const cases = table.map((operation) => ({ operation, id: operation.id }));

describe.each(cases)("$id", ({ operation }) => {
  const { method } = operation;
  const insider = firstOf(everyRole.filter((role) => role in operation.roles));
  const outsider = firstOf(everyRole.filter((role) => !(role in operation.roles)));
  const path = pathOf(operation, UNKNOWN);
  const hasShape = operation.body !== null;

  test("401 comes first", async () => {
    await expectEach([
      [401, "nobody, and a body that is not JSON", { method, path, ...(hasShape ? { text: "{" } : {}) }],
      [
        401,
        "a bad token, and a path that is not there",
        { method, path: `${path}/nope`, headers: BAD_TOKEN },
      ],
      [
        401,
        "a bad token, and a bad apiVersion",
        { method, path: `${path}?${BAD_VERSION}`, headers: BAD_TOKEN },
      ],
      ...METHODS.map(
        (other): Expectation => [
          401,
          `a bad token, and ${other}`,
          { method: other, path, headers: BAD_TOKEN },
        ],
      ),
    ]);
  });

  test("then the path and the method, with the methods that it has", async () => {
    const named = table.filter((other) => other.path === operation.path).map((other) => other.method);
    const allowed = named.includes("GET") ? [...new Set([...named, "HEAD"])] : named;
    const wrong = METHODS.filter((other) => !allowed.includes(other));
    const account = outsider ?? insider;
    await expectEach([
      [
        404,
        "a path that is not there, and a bad apiVersion",
        {
          ...{ account, method, path: `${path}/nope/nope?${BAD_VERSION}` },
        },
      ],
      ...wrong.map(
        (other): Expectation => [
          405,
          `${other}, by a role that may not, with a bad apiVersion`,
          { account, method: other, path: `${path}?${BAD_VERSION}` },
        ],
      ),
    ]);
    for (const other of wrong) {
      const { headers } = await world.ask({ account, method: other, path });
      expect(headers.get(headerNames.allow), other).toBe([...allowed].sort().join(", "));
    }
  });

  if (outsider !== undefined) {
    test("then the role", async () => {
      await expectEach([
        [403, "and a bad apiVersion", { account: outsider, method, path: `${path}?${BAD_VERSION}` }],
        [403, "and an object that is not there", { account: outsider, method, path }],
        [403, "and no identifier", { account: outsider, method, path: pathOf(operation, "0") }],
        ...badShapes(operation).map(
          ([name, shape]): Expectation => [403, `and ${name}`, { account: outsider, method, path, ...shape }],
        ),
      ]);
    });
  }

  test("then the shape", async () => {
    const account = insider;
    const good = hasShape && account !== undefined ? { body: bodyOf(operation, account) } : {};
    const identifiers = isAboutObject(operation) ? ["0", "-1", "2147483648"] : [];
    await expectEach([
      ...["20250230", "abc", "2025010", "202501011", "00000101", ""].map(
        (version): Expectation => [
          400,
          `apiVersion ${version}, and an object that is not there`,
          { account, method, path: `${path}?apiVersion=${version}`, ...good },
        ],
      ),
      ...identifiers.map(
        (id): Expectation => [
          400,
          `the identifier ${id}`,
          { account, method, path: pathOf(operation, id), ...good },
        ],
      ),
      ...badShapes(operation).map(
        ([name, shape]): Expectation => [
          400,
          `${name}, and an object that is not there`,
          { account, method, path, ...shape },
        ],
      ),
    ]);
  });

  if (isAboutObject(operation)) {
    test("then the object, before what is wrong with it", async () => {
      const account = insider;
      const body = hasShape && account !== undefined ? { body: bodyOf(operation, account) } : {};
      const versioned = `${path}?apiVersion=20250109`;
      await expectEach([
        [404, "an object that is not there", { account, method, path, ...body }],
        [404, "and a valid apiVersion", { account, method, path: versioned, ...body }],
      ]);
    });
  }
});

describe("while the clock advances", () => {
  const asked = cases.filter(({ operation }) => !operation.path.startsWith("/sandbox/"));
  test.each(asked)(
    "$id waits, if it writes, but only a request that could be right",
    async ({ operation }) => {
      const { services } = world.server;
      const clock = { ...services.clock, status: "advancing" as const };
      const app = appOf({ ...services, clock }, { requestsPerMinute: 10_000_000 });
      // An administrator may do everything, but buys nothing.
      const account: Account = operation.id === "orderEstimate" ? "customer" : "admin";
      const thing = isAboutObject(operation) ? things[operation.owner]?.[0]?.id : undefined;
      const path = pathOf(operation, thing);
      const body = operation.body === null ? {} : { body: JSON.stringify(bodyOf(operation, account)) };
      const ask = async (target: string) => {
        const headers = { "Content-Type": "application/json", [headerNames.authorization]: basic(account) };
        return app.request(`${BASE_URL}/${target}`, { method: operation.method, headers, ...body });
      };
      const answer = await ask(path);
      if (operation.idempotency === "safe") expect(answer.status).toBe(200);
      else expect([answer.status, answer.headers.get(headerNames.retryAfter)]).toEqual([423, "1"]);
      expect((await ask(`${path}?${BAD_VERSION}`)).status).toBe(400);
      if (isAboutObject(operation)) expect((await ask(pathOf(operation, UNKNOWN))).status).toBe(404);
    },
  );
});

type Expectation = readonly [status: number, what: string, question: Question];

async function expectEach(expectations: readonly Expectation[]): Promise<void> {
  const wrong: string[] = [];
  for (const [status, what, question] of expectations) {
    const answer: Answer = await world.ask(question);
    if (answer.status !== status) wrong.push(`${what}: ${answer.status}, not ${status}`);
  }
  expect(wrong, wrong.join("\n")).toEqual([]);
}

/** Bodies of a wrong shape. None for an operation that takes none. */
function badShapes({ body, method }: Operation): readonly (readonly [string, Pick<Question, "text">])[] {
  if (body === null) return [];
  return [
    ["a body that is not JSON", { text: "{" }],
    ["a body of another type", { text: '"text"' }],
    ...(body.required ? ([["no body", {}]] as const) : []),
    ...(method === "PATCH"
      ? ([["a field that would do nothing", { text: '{"unheardOf":1}' }]] as const)
      : []),
  ];
}

function bodyOf(operation: Operation, account: Account): unknown {
  const sample = samplesOf(operation).find(({ roles: granted }) => accounts[account] in granted);
  return sample?.body(account);
}

function firstOf([role]: readonly Role[]): Account | undefined {
  return role === undefined ? undefined : accountsOf(role)[0];
}

function basic(account: Account): string {
  return `Basic ${btoa(`${account}:${account}-demo`)}`;
}
