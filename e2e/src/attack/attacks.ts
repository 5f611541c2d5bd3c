import { connect } from "node:net";
import {
  DeploymentStatus,
  headerNames,
  type Operation,
  operations,
  SubscriptionType,
  TestPaymentMethod,
  TokenAccess,
  UserRole,
} from "@syndikit/contract";
import { ask, entriesOf, expectStatus, expectThat, fieldOf, type Role, type Target } from "./target.js";

/** One way in, or one way to do harm, that must not work. */
export interface Attack {
  /** What is held, in one line. */
  readonly name: string;
  /** Attacks. @throws {Broken} when it got through. */
  run(target: Target): Promise<void>;
}

/** Every attack, in the order in which they are tried: what locks an account out comes last. */
export const attacks: readonly Attack[] = [
  {
    name: "forged, altered and empty credentials sign nobody in",
    async run(target) {
      const real = String((await ask(target, "/login", { as: "customer" })).body);
      const unsigned = ['{"alg":"none"}', '{"sub":"admin"}', ""].map((part) => btoa(part)).join(".");
      const { authToken, authorization, authUser } = headerNames;
      const forged: readonly Record<string, string>[] = [
        ...[
          "",
          "null",
          "undefined",
          "0",
          "' or 1=1 --",
          `${real}x`,
          real.slice(0, -1),
          real.toUpperCase(),
        ].map((token) => ({ [authToken]: token })),
        { [authToken]: real, [authUser]: "admin" },
        { [authorization]: `Bearer ${unsigned}` },
        { [authorization]: "Basic " },
        { [authorization]: `Basic ${btoa("admin:")}` },
        { [authorization]: `Basic ${btoa("admin\u0000:admin-demo")}` },
      ];
      for (const headers of forged) {
        expectStatus(await ask(target, "/user/me", { headers }), JSON.stringify(headers), 401);
      }
    },
  },
  {
    name: "no operation answers without credentials",
    async run(target) {
      for (const { id, method, path } of table()) {
        const answer = await ask(target, path.replaceAll(/\{\w+\}/g, "1"), { method });
        expectStatus(answer, id, 401);
      }
    },
  },
  {
    name: "objects of another company are not there, by whatever operation",
    async run(target) {
      const own = await ownedBy(target, "customer");
      for (const operation of table()) {
        const roles: Operation["roles"] = operation.roles;
        if (!operation.path.includes("{id}") || !(UserRole.ROLE_USER in roles)) continue;
        // A company's own objects only: what is published is for all.
        if (roles[UserRole.ROLE_USER]?.some((scope) => !["own", "self", "company"].includes(scope))) continue;
        const ids = own.get(operation.owner) ?? [];
        expectThat(
          ids.length > 0,
          `the customer has no ${operation.owner}, so nothing was attacked with ${operation.id}`,
        );
        for (const id of ids) {
          const path = operation.path.replace("{id}", String(id)).replaceAll(/\{\w+\}/g, "x");
          const { method } = operation;
          const text = operation.body === null ? {} : { text: "{}" };
          const answer = await ask(target, path, { method, as: "stranger", ...text });
          expectStatus(answer, `${method} ${path}`, 404, 403, 400);
          expectThat(answer.status >= 400, `${method} ${path} answered a stranger`);
        }
      }
    },
  },
  {
    name: "nobody gives himself another role, company or identifier",
    async run(target) {
      const before = (await ask(target, "/user/me", { as: "customer" })).body;
      const id = fieldOf(before, "id");
      const wanted = { userRole: UserRole.ROLE_ADMIN, company: { url: "company/1" }, id: 1, enabled: true };
      await ask(target, `/user/${id}`, { method: "PATCH", as: "customer", body: wanted });
      await ask(target, `/user/${id}`, {
        method: "PUT",
        as: "customer",
        body: { ...Object(before), ...wanted },
      });
      const polluted = `{"__proto__": {"userRole": "${UserRole.ROLE_ADMIN}"}, "constructor": {"prototype": {}}}`;
      await ask(target, `/user/${id}`, { method: "PUT", as: "customer", text: polluted });
      const after = (await ask(target, "/user/me", { as: "customer" })).body;
      for (const field of ["id", "userRole", "company"]) {
        const [one, other] = [fieldOf(before, field), fieldOf(after, field)].map((value) =>
          JSON.stringify(value),
        );
        expectThat(one === other, `${field} was ${one}, and is ${other}`);
      }
    },
  },
  {
    name: "only administrators act as others, and nobody gets a token that way",
    async run(target) {
      const headers = { [headerNames.asUser]: target.accounts.administrator.split(":")[0] ?? "" };
      for (const as of ["customer", "vendor"] as const) {
        expectStatus(await ask(target, "/user/me", { as, headers }), `${as} as the administrator`, 403);
      }
      const customer = { [headerNames.asUser]: target.accounts.customer.split(":")[0] ?? "" };
      const token = await ask(target, "/login", { as: "administrator", headers: customer });
      expectStatus(token, "a token of another", 403);
    },
  },
  {
    name: "a read-only token changes nothing, a token makes no token, and a revoked one signs nobody in",
    async run(target) {
      const { authToken } = headerNames;
      const body = { name: `attack-${Date.now()}`, access: TokenAccess.READ_ONLY };
      const made = await make(target, "administrator", "token", body);
      const headers = { [authToken]: String(fieldOf(made, "token")) };
      expectStatus(await ask(target, "/user/me", { headers }), "a read-only token that reads", 200);
      for (const { id, method, path, idempotency, security } of table()) {
        if (idempotency === "safe" || security.length < 2) continue;
        const answer = await ask(target, path.replaceAll(/\{\w+\}/g, "1"), { method, headers });
        expectStatus(answer, `${id} with a read-only token`, 403);
      }
      expectStatus(await ask(target, "/login", { headers }), "a token of a token", 401);
      const another = await ask(target, "/token", { method: "POST", headers, body });
      expectStatus(another, "a token of a token", 401);
      const self = `/${String(fieldOf(made, "self"))}`;
      expectStatus(await ask(target, self, { as: "stranger" }), "the token of another", 404);
      expectStatus(await ask(target, self, { method: "DELETE", as: "administrator" }), "revoking", 204);
      expectStatus(await ask(target, "/user/me", { headers }), "a revoked token", 401);
    },
  },
  {
    name: "what was done is noted, with who did it, and nobody but administrators reads it",
    async run(target) {
      const name = `attack-${Date.now()}`;
      const made = await make(target, "vendor", "token", { name });
      const self = String(fieldOf(made, "self"));
      await ask(target, `/${self}`, { method: "DELETE", as: "vendor" });
      const query = `object=${encodeURIComponent(self)}`;
      const { body } = await ask(target, `/auditEntry?${query}`, { as: "administrator" });
      const noted = entriesOf(body).map((entry) => fieldOf(entry, "operation"));
      expectThat(noted.join() === "tokenCreate,tokenDelete", `the audit has ${noted.join()}`);
      for (const as of ["customer", "vendor"] as const) {
        expectStatus(await ask(target, `/auditEntry?${query}`, { as }), `the audit for the ${as}`, 403);
      }
      const { status } = await ask(target, "/auditEntry/1", { method: "DELETE", as: "administrator" });
      expectThat(status === 405, `an entry was asked to go: ${status}`);
    },
  },
  {
    name: "filters, sort fields and paths reach neither SQL nor files",
    async run(target) {
      const hostile = [
        "' or 1=1 --",
        "1; drop table users",
        "id desc, (select 1)",
        "../../etc/passwd",
        "%00",
        "\u202e",
      ];
      const all = entriesOf((await ask(target, "/subscription?pageSize=50", { as: "customer" })).body).length;
      for (const text of hostile) {
        const value = encodeURIComponent(text);
        const sorted = await ask(target, `/subscription?sortField=${value}`, { as: "customer" });
        expectStatus(sorted, `sortField=${text}`, 400);
        const found = await ask(target, `/subscription?pageSize=50&search=${value}`, { as: "customer" });
        expectStatus(found, `search=${text}`, 200, 400);
        expectThat(entriesOf(found.body).length <= all, `search=${text} found what is not there`);
        expectStatus(await ask(target, `/subscription/${value}`, { as: "customer" }), text, 400, 404);
      }
      for (const path of ["/..%2f..%2fetc%2fpasswd", "/%2e%2e/%2e%2e/etc/passwd", "/user/..%5c..%5c"]) {
        expectStatus(await ask(target, path, { as: "customer" }), path, 404);
      }
    },
  },
  {
    name: "malformed bodies are refused in words that tell nothing of the inside",
    async run(target) {
      const bodies = [
        "{",
        "[".repeat(100_000),
        '{"a":'.repeat(50_000),
        `{"message": "${"x".repeat(2 ** 20)}"}`,
        '"text"',
        "[]",
        "null",
        '{"message": {"$ne": null}, "userRoles": "x"}',
        `{"message": ${"9".repeat(10_000)}}`,
      ];
      for (const text of bodies) {
        const answer = await ask(target, "/notification", { method: "POST", as: "administrator", text });
        expectStatus(answer, text.slice(0, 20), 400);
        const leak = /SQLITE|drizzle|node_modules|\bat .+:\d+:\d+/.exec(answer.text);
        expectThat(leak === null, `${text.slice(0, 20)} is answered with ${leak?.[0]}`);
      }
    },
  },
  {
    name: "a body over the limit is not read to its end",
    async run(target) {
      const credentials = btoa(target.accounts.administrator);
      const head = ["POST /api/notification HTTP/1.1", "Host: x", `Authorization: Basic ${credentials}`];
      const answer = await raw(
        target,
        [...head, "Content-Length: 1073741824", "", '{"message": "'].join("\r\n"),
      );
      expectThat(/^HTTP\/1\.1 400 /.test(answer) && /connection: close/i.test(answer), answer.slice(0, 200));
    },
  },
  {
    name: "requests that a proxy and the server could read differently are refused",
    async run(target) {
      const get = ["GET /api/user/me HTTP/1.1", "Host: x"];
      const ambiguous = [
        [...get, "Content-Length: 5", "Content-Length: 6", "", "hello"],
        [...get, "Transfer-Encoding: chunked", "Content-Length: 5", "", "0", "", ""],
        [...get, "Transfer-Encoding: xchunked", "", "0", "", ""],
        ["GET /api/user/me HTTP/1.1", "Host : x", "", ""],
        ["GET /api/user/me HTTP/1.1", "", ""],
      ];
      for (const lines of ambiguous) {
        const answer = await raw(target, lines.join("\r\n"));
        expectThat(!/^HTTP\/1\.1 2/.test(answer), `${lines.join(" | ")}: ${answer.slice(0, 80)}`);
        expectThat(/^HTTP\/1\.1 4/.test(answer), `${lines.join(" | ")}: ${answer.slice(0, 80)}`);
      }
    },
  },
  {
    name: "events go to no address of a private network, however it is written",
    async run(target) {
      const hosts = ["169.254.169.254", "10.0.0.1", "192.168.0.1", "2852039166", "0xa9.0xfe.0xa9.0xfe", "0"];
      const six = [
        "[fd00::1]",
        "[fe80::1]",
        "[::ffff:169.254.169.254]",
        "[::ffff:a00:1]",
        "[64:ff9b::a9fe:a9fe]",
      ];
      for (const host of [...hosts, ...six]) {
        const body = {
          entityName: "Subscription",
          entityId: 1,
          type: "CREATED",
          endpoint: `http://${host}/events`,
        };
        const made = await ask(target, "/event", { method: "POST", as: "vendor", body });
        if (made.status === 422 || made.status === 400) continue;
        expectStatus(made, host, 201);
        const event = fieldOf(made.body, "eventId") ?? fieldOf(made.body, "id");
        const [attempt] = await attemptsOf(target, String(event));
        const outcome = fieldOf(attempt, "outcome");
        expectThat(outcome === "BLOCKED", `${host} was called: ${outcome}`);
        await ask(target, `/event/${event}`, { method: "DELETE", as: "vendor" });
      }
    },
  },
  {
    name: "a hostile pattern keeps nobody waiting",
    async run(target) {
      const product = { url: await firstProduct(target) };
      const base = { code: `attack${Date.now()}`, name: "x", description: "x", product };
      for (const validation of ["(a)\\1", "^(?=a)", "x{0,1000}".repeat(100), "((a{30}){30}){30}"]) {
        const body = { ...base, validation };
        const answer = await ask(target, "/configurationParameter", { method: "POST", as: "vendor", body });
        expectStatus(answer, validation.slice(0, 30), 422);
      }
    },
  },
  {
    name: "a request with an Idempotency-Key happens once, also when it is sent ten times at once",
    async run(target) {
      const headers = { [headerNames.idempotencyKey]: `attack-${Date.now()}` };
      const body = { message: `attack ${Date.now()}`, userRoles: [UserRole.ROLE_ADMIN] };
      const send = () => ask(target, "/notification", { method: "POST", as: "administrator", body, headers });
      const answers = await Promise.all(Array.from({ length: 10 }, send));
      const made = new Set(answers.filter(({ status }) => status === 201).map(({ text }) => text));
      expectThat(made.size === 1, `${made.size} notifications were made`);
      for (const answer of answers) expectStatus(answer, "a repetition", 201, 409);
      const other = await ask(target, "/notification", {
        ...{ method: "POST", as: "administrator", headers, body: { ...body, message: "another" } },
      });
      expectStatus(other, "the key with another body", 422);
      const [text = "{}"] = made;
      await ask(target, `/notification/${fieldOf(JSON.parse(text), "id")}`, {
        method: "DELETE",
        as: "administrator",
      });
    },
  },
  {
    name: "a change by somebody who has not seen the last one is refused",
    async run(target) {
      const { body } = await ask(target, "/user/me", { as: "customer" });
      const headers = { [headerNames.ifMatch]: '"of-long-ago"' };
      const path = `/user/${fieldOf(body, "id")}`;
      const stale = { method: "PATCH", as: "customer", headers, body: { surname: "Overwritten" } } as const;
      expectStatus(await ask(target, path, stale), "a stale If-Match", 412);
    },
  },
  {
    name: "no cache, no frame and no page of another origin gets at an answer",
    async run(target) {
      const { headers } = await ask(target, "/user/me", {
        ...{ as: "customer", headers: { Origin: "https://attacker.example" } },
      });
      const expected = {
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "SAMEORIGIN",
        "Access-Control-Allow-Origin": null,
      };
      for (const [name, value] of Object.entries(expected)) {
        expectThat(headers.get(name) === value, `${name} is ${headers.get(name)}`);
      }
    },
  },
  {
    name: "the metrics of the server are closed to strangers",
    async run({ url, accounts }) {
      for (const who of [undefined, accounts.customer, accounts.vendor]) {
        const headers = who === undefined ? {} : { [headerNames.authorization]: `Basic ${btoa(who)}` };
        const { status } = await fetch(`${url}/metrics`, { headers });
        expectThat(status === 401 || status === 403, `/metrics answered ${status}`);
      }
    },
  },
  {
    name: "a hundred guesses of a password at once are cut off",
    async run(target) {
      const name = `nobody-${Date.now()}`;
      const guess = (_: unknown, number: number) =>
        ask(target, "/user/me", { headers: { Authorization: `Basic ${btoa(`${name}:guess-${number}`)}` } });
      const answers = await Promise.all(Array.from({ length: 100 }, guess));
      const judged = answers.filter(({ status }) => status === 401).length;
      for (const answer of answers) expectStatus(answer, "a guess", 401, 429, 503);
      expectThat(judged <= 20, `${judged} of 100 guesses were judged`);
    },
  },
];

function table(): readonly Operation[] {
  return Object.values(operations);
}

/** Identifiers of the customer's own objects, by resource: what it has none of is made first. */
async function ownedBy(target: Target, as: "customer"): Promise<ReadonlyMap<string, readonly number[]>> {
  const me = (await ask(target, "/user/me", { as })).body;
  const userCompany = fieldOf(me, "company");
  const productVersion = await firstProductVersion(target);
  const plan = await ask(target, `/${productVersion}`, { as });
  const product = fieldOf(plan.body, "product");
  const order = await make(target, as, "order", {
    type: SubscriptionType.NORMAL,
    productVersion: { url: productVersion },
    configurationParameters: {},
  });
  // Once it is deployed its customer gets a message.
  const subscription = `/${String(fieldOf(fieldOf(order, "subscription"), "url"))}`;
  const deployed = { deploymentStatus: DeploymentStatus.DEPLOYED };
  await ask(target, subscription, { method: "PATCH", as: "administrator", body: deployed });
  const unique = `attack-${Date.now()}`;
  const wanted: Readonly<Record<string, object>> = {
    token: { name: unique, access: TokenAccess.READ_ONLY },
    companyGroup: { name: unique, identifier: unique, userCompany },
    paymentMethod: { label: unique, payload: { paymentMethodId: TestPaymentMethod.pm_card_visa } },
    cloudCredential: { name: unique },
    comment: { product, rating: 5 },
  };
  const found = new Map<string, readonly number[]>([["user", [idOf(me)]]]);
  for (const [resource, body] of Object.entries(wanted)) {
    found.set(resource, [idOf(await make(target, as, resource, body))]);
  }
  for (const resource of ["userCompany", "subscription", "order", "invoice", "message"]) {
    const { body: list } = await ask(target, `/${resource}?pageSize=3`, { as });
    found.set(resource, entriesOf(list).map(idOf));
  }
  return found;
}

/** Makes an object, and resolves with it. */
async function make(target: Target, as: Role, resource: string, body: object): Promise<unknown> {
  const made = await ask(target, `/${resource}`, { method: "POST", as, body });
  expectStatus(made, `a ${resource} of the ${as}`, 201);
  return made.body;
}

function idOf(value: unknown): number {
  return Number(fieldOf(value, "id"));
}

async function firstProductVersion(target: Target): Promise<string> {
  const [first] = entriesOf((await ask(target, "/productVersion", { as: "customer" })).body);
  return String(fieldOf(first, "self"));
}

async function firstProduct(target: Target): Promise<string> {
  const [first] = entriesOf((await ask(target, "/product", { as: "vendor" })).body);
  return String(fieldOf(first, "self"));
}

/** The attempts to deliver an event, once there is one. */
async function attemptsOf(target: Target, event: string): Promise<readonly unknown[]> {
  for (;;) {
    const { body } = await ask(target, `/event/${event}/attempt`, { as: "vendor" });
    if (entriesOf(body).length > 0) return entriesOf(body);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Sends bytes as they are, and resolves with everything that comes back until the server closes or falls silent. */
function raw({ url }: Target, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setTimeout(2_000, () => socket.destroy());
    socket.on("data", (chunk) => {
      answer += String(chunk);
    });
    socket.on("error", (error) => (answer === "" ? reject(error) : resolve(answer)));
    socket.on("close", () => resolve(answer));
  });
}
