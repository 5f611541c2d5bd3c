import { headerNames } from "@syndikit/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { accounts } from "./accounts.js";
import { furnish } from "./factories.js";
import { isAboutObject, pathOf, table } from "./table.js";
import type { Things } from "./things.js";
import { openWorld, type World } from "./world.js";

// HTTP requires HEAD wherever there is GET: the same response without its body.

/** Headers that differ between requests or connections. */
const OF_ITS_OWN: readonly string[] = [
  headerNames.requestId,
  headerNames.rateLimitRemaining,
  headerNames.setCookie,
  "Content-Length",
].map((name) => name.toLowerCase());

let world: World;
let things: Things;

beforeAll(async () => {
  world = await openWorld();
  things = await furnish(world);
});

afterAll(() => world.server.close());

const readings = table.filter(({ method }) => method === "GET");

test.each(readings.map((operation) => ({ operation, id: operation.id })))(
  "HEAD answers as $id, without a body",
  async ({ operation }) => {
    const thing = isAboutObject(operation) ? things[operation.owner]?.[0]?.id : undefined;
    const path = pathOf(operation, thing);
    const get = await world.ask({ account: "admin", method: "GET", path });
    const head = await world.ask({ account: "admin", method: "HEAD", path });
    expect([head.status, head.body]).toEqual([200, undefined]);
    expect(commonOf(head.headers)).toEqual(commonOf(get.headers));
    if (operation.path.endsWith("/{id}")) {
      const bytes = Buffer.byteLength(JSON.stringify(get.body));
      expect(head.headers.get("Content-Length")).toBe(String(bytes));
    }
  },
);

test("HEAD of an object that is not there, or of another role's, has the status of GET", async () => {
  const statuses = (path: string, account: keyof typeof accounts) =>
    Promise.all(["GET", "HEAD"].map(async (method) => (await world.ask({ account, method, path })).status));
  expect(await statuses("subscription/2147483647", "admin")).toEqual([404, 404]);
  expect(await statuses("subscription/0", "admin")).toEqual([400, 400]);
  expect(await statuses("sandbox/clock", "customer")).toEqual([403, 403]);
});

test("HEAD of a stream leaves no reader behind", async () => {
  const { server } = world;
  const authorization = `Basic ${btoa("admin:admin-demo")}`;
  const ask = (method: string) =>
    server.fetch(
      new Request("https://market.test/api/sandbox/changes", {
        method,
        headers: { [headerNames.authorization]: authorization },
      }),
    );
  // A user may have a hundred streams at a time.
  for (let time = 0; time < 101; time += 1) expect((await ask("HEAD")).status).toBe(200);
  const stream = await ask("GET");
  expect(stream.status).toBe(200);
  await stream.body?.cancel();
});

function commonOf(headers: Headers): readonly (readonly [string, string])[] {
  return [...headers].filter(([name]) => !OF_ITS_OWN.includes(name));
}
