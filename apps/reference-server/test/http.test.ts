import { connect } from "node:net";
import { headerNames, Seed, UserRole } from "@syndikit/contract";
import { expect, onTestFinished, test } from "vitest";
import type { LogFields } from "../src/ports.js";
import { openReferenceServer } from "../src/server/create.js";
import { openTestStore } from "../src/test-support/open-test-store.js";
import { errorOf } from "./support/errors.js";
import { BASE_URL, passwordOf } from "./support/marketplace.js";
import { openPopulated } from "./support/people.js";

const basic = (userName: string): string => `Basic ${btoa(`${userName}:${passwordOf(userName)}`)}`;

test.each(["/login", "login/", "//login", "login//"])(
  "slashes too many are not there: api/%s",
  async (path) => {
    const { request } = await openPopulated();
    const answer = await request(path, { headers: { [headerNames.authorization]: basic("customer") } });
    expect(answer.status).toBe(200);
  },
);

test("slashes inside a path are not there either", async () => {
  const shop = await openPopulated();
  const { status } = await shop.as("customer").get(`user//${shop.customer}///metadata/`);
  expect(status).toBe(200);
});

test.each(["user/expiring", "user/1.5", "user/1e3", "user/%31x", "subscription/mine/endpoints"])(
  "a path that only looks like an object's is not known: %s",
  async (path) => {
    const { as } = await openPopulated();
    expect(errorOf(await as("admin").get(path))).toBe("404 path-not-found");
  },
);

test.each(["user/0", "user/-1", "user/2147483648"])(
  "a number that no object has is refused: %s",
  async (path) => {
    const { as } = await openPopulated();
    expect((await as("admin").get(path)).status).toBe(400);
  },
);

test("no cache keeps an answer, whatever it is", async () => {
  const { request, as } = await openPopulated();
  const answers = [
    await as("customer").get("user/me"),
    await request("user/me"),
    await as("admin").get("nothing"),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 401, 404]);
  for (const { headers } of answers) expect(headers.get("Cache-Control")).toBe("no-store");
});

test("of two who change what both have read, the second one is told", async () => {
  const { as, request, customer } = await openPopulated();
  const path = `user/${customer}`;
  const read = await as("customer").get(path);
  const change = (surname: string) =>
    request(path, {
      method: "PATCH",
      headers: {
        [headerNames.authorization]: basic("customer"),
        [headerNames.ifMatch]: read.headers.get(headerNames.eTag) ?? "",
        "Content-Type": "application/json",
      },
      body: JSON.stringify({ surname }),
    });
  expect((await change("First")).status).toBe(204);
  expect(errorOf(await change("Second"))).toBe("412 precondition-failed");
  expect((await as("customer").get(path)).body).toMatchObject({ surname: "First" });
});

test("an administrator acts as a user, with that user's rights, and the log names both", async () => {
  const lines: LogFields[] = [];
  const { services, admin, customer, ...shop } = await openPopulated();
  services.log.info = (fields) => void lines.push(fields);
  const me = (as: string, user: string, path = "user/me") =>
    shop.request(path, { headers: { [headerNames.authorization]: basic(as), [headerNames.asUser]: user } });

  expect((await me("admin", "customer")).body).toMatchObject({ id: customer, userRole: UserRole.ROLE_USER });
  expect((await me("admin", "customer", "event")).status).toBe(403);
  expect(lines[0]).toMatchObject({ userId: customer, actorId: admin });
  expect((await me("customer", "admin")).status).toBe(403);
  expect((await me("vendor", "vendor")).status).toBe(403);
  expect((await me("admin", "nobody")).status).toBe(404);
  // A token of that user would outlive the request, and its use would not name the administrator.
  expect((await me("admin", "customer", "login")).status).toBe(403);
});

test("pages of an origin that is named may call the API, and those of no other", async () => {
  const server = await openReferenceServer(
    { seed: Seed.empty, corsOrigins: ["https://shop.example"] },
    openTestStore(),
  );
  onTestFinished(() => server.close());
  const ask = (origin: string, method: string) =>
    server.fetch(
      new Request(`${BASE_URL}/user/me`, {
        method,
        headers: { Origin: origin, "Access-Control-Request-Method": "GET" },
      }),
    );
  const preflight = await ask("https://shop.example", "OPTIONS");
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("Access-Control-Allow-Origin")).toBe("https://shop.example");
  expect(preflight.headers.get(headerNames.requestId)).toMatch(/^req_/);
  const foreign = await ask("https://elsewhere.example", "OPTIONS");
  expect(foreign.headers.get("Access-Control-Allow-Origin")).toBeNull();
  expect(foreign.headers.get(headerNames.requestId)).toMatch(/^req_/);
  const answer = await ask("https://shop.example", "GET");
  expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("https://shop.example");
  expect(answer.headers.get("Access-Control-Expose-Headers")).toContain(headerNames.totalItems);
  const stranger = await ask("https://elsewhere.example", "GET");
  expect(stranger.headers.get("Access-Control-Allow-Origin")).toBeNull();
});

test("without such an origin no page of another site may call the API", async () => {
  const { request } = await openPopulated();
  const { headers } = await request("user/me", { headers: { Origin: "https://shop.example" } });
  expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
});

test("a body over the limit is not read to its end, and its connection is closed", async () => {
  const server = await openReferenceServer(
    { seed: Seed.empty, adminPassword: passwordOf("admin") },
    openTestStore(),
  );
  onTestFinished(() => server.close());
  const { url } = await server.listen();
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(
    [
      "POST /api/notification HTTP/1.1",
      `Host: ${hostname}`,
      `Authorization: ${basic("admin")}`,
      "Content-Type: application/json",
      "Content-Length: 104857600",
      "",
      '{"message": "only the beginning',
    ].join("\r\n"),
  );
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  const answer = Buffer.concat(chunks).toString();
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toMatch(/\r\nConnection: close\r\n/i);
});

test("a body is as large as its operation needs, and a larger one is refused whatever it says", async () => {
  const { as, product } = await openPopulated();
  const text = (bytes: number): string => "x".repeat(bytes);
  const refused = await as("admin").post("notification", { message: text(65_536) });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain("must have at most 65536 bytes");
  const metadata = Object.fromEntries(Array.from({ length: 60 }, (_, key) => [`key${key}`, text(2_000)]));
  expect((await as("vendor").put(`product/${product}/metadata`, metadata)).status).toBe(204);
});
