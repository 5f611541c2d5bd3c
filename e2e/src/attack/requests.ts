import { connect } from "node:net";
import { headerNames, UserRole } from "@syndikit/contract";
import { type Attack, ask, entriesOf, expectStatus, expectThat, fieldOf, type Target } from "./target.js";

/** Requests that are malformed, oversized, ambiguous or replayed. */
export const requestAttacks: readonly Attack[] = [
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
];

/**
 * Sends raw bytes, and resolves with everything that arrives until the server closes the connection or falls silent.
 */
export function raw({ url }: Target, text: string): Promise<string> {
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
