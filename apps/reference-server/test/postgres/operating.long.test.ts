import { randomBytes } from "node:crypto";
import { describe, expect, onTestFinished, test } from "vitest";
import { readCommand } from "../../src/config/config.js";
import type { Environment } from "../../src/config/values.js";
import { openReferenceServer } from "../../src/server/create.js";
import { examine, type Finding } from "../../src/server/doctor.js";
import { forgetSecrets } from "../../src/server/forget-secrets.js";
import { execute } from "../replicas/cluster.js";
import { demoLogin } from "../robustness/torture/process.js";
import { runProgram } from "../support/program.js";
import { freshDatabase } from "./databases.js";

const secretKey = randomBytes(32).toString("base64");

async function start(database: string, key = secretKey) {
  const server = await openReferenceServer({ database, secretKey: key, passwordCost: 4 });
  onTestFinished(() => server.close());
  return server;
}

async function diagnose(url: string, env: Environment = {}, now = Date.now()): Promise<readonly Finding[]> {
  const command = readCommand(["doctor", "--database", url], { SYNDIKIT_SECRET_KEY: secretKey, ...env });
  if (command.kind !== "doctor") throw new Error(`The command is ${command.kind}.`);
  return examine({ ...command, now });
}

const failures = (findings: readonly Finding[]): readonly string[] =>
  findings.filter(({ status }) => status === "fail").map(({ message }) => message);
const messages = (findings: readonly Finding[]): string => findings.map(({ message }) => message).join("\n");

describe("the doctor looks at a PostgreSQL", () => {
  test("before the first start, while servers run, and after them, and changes nothing", async () => {
    const url = await freshDatabase();
    const before = await diagnose(url);
    expect(failures(before)).toEqual([]);
    expect(messages(before)).toMatch(/is empty\. The first start makes its tables/);
    expect(await execute(url, "select 1 from pg_tables where schemaname = 'public'")).toEqual([]);
    const server = await start(url);
    await server.store.write(async () => undefined);
    const running = await diagnose(url);
    expect(failures(running)).toEqual([]);
    expect(messages(running)).toMatch(/is PostgreSQL \d+.*, and a server uses it/);
    await server.close();
    expect(messages(await diagnose(url))).toMatch(/and no server uses it/);
  });

  test("and says which host of a vendor cannot be reached", async () => {
    const url = await freshDatabase();
    const server = await start(url);
    const body = JSON.stringify({ syndicationEndpoints: ["http://127.0.0.1:9/events"] });
    const headers = { ...demoLogin("vendor"), "Content-Type": "application/json" };
    const put = new Request("http://market.test/api/product/1", { method: "PUT", headers, body });
    expect((await server.fetch(put)).status).toBe(200);
    expect(messages(await diagnose(url))).toMatch(/http:\/\/127\.0\.0\.1:9 cannot be reached/);
  });

  test("and finds another key, a newer version, foreign tables, and a database that is not there", async () => {
    const url = await freshDatabase();
    await (await start(url)).close();
    const other = randomBytes(32).toString("base64");
    expect(messages(await diagnose(url, { SYNDIKIT_SECRET_KEY: other }))).toMatch(/holds another key/);
    await execute(url, "insert into migrations values ('8000_more.sql', true, now())");
    expect(failures(await diagnose(url))).toEqual([]);
    expect(messages(await diagnose(url))).toMatch(/This one may work beside it/);
    await execute(url, "insert into migrations values ('9000_less.sql', false, now())");
    expect(failures(await diagnose(url))).toEqual([expect.stringMatching(/A newer version of the server/)]);

    const foreign = await freshDatabase();
    await execute(foreign, "create table customers (id int)");
    expect(failures(await diagnose(foreign))).toEqual([expect.stringMatching(/not those of a marketplace/)]);
    const gone = Object.assign(new URL(url), { pathname: "/nowhere", password: "very-secret" }).href;
    expect(failures(await diagnose(gone))).toEqual([expect.stringMatching(/there is no such database/)]);
    expect(messages(await diagnose(gone))).not.toContain("very-secret");
  });

  test("and a clock that is off, and a user who may not make tables", async () => {
    const url = await freshDatabase();
    const off = await diagnose(url, {}, Date.now() - 60_000);
    expect(failures(off)).toEqual([]);
    expect(messages(off)).toMatch(
      /differs from this machine's by \d+ s\. The server goes by that of the database/,
    );
    await execute(
      url,
      "drop role if exists poor; create role poor login; revoke create on schema public from public",
    );
    onTestFinished(async () => {
      await execute(url, "drop role poor");
    });
    const poor = Object.assign(new URL(url), { username: "poor" }).href;
    expect(failures(await diagnose(poor))).toEqual([expect.stringMatching(/may not make tables in it/)]);
    const starting = await runProgram(["--database", poor, "--port", "0"], {
      SYNDIKIT_SECRET_KEY: secretKey,
    });
    expect(starting.code).toBe(1);
    expect(starting.stderr).toMatch(/lacks a right that it needs: let it own the database/);
    expect(starting.stderr).not.toMatch(/\n\s+at /);
  });
});

describe("the doctor sees a user with too few rights", () => {
  /** A marketplace, and the address of a user of it who has no rights at all. */
  async function withPoorUser() {
    const url = await freshDatabase();
    await (await start(url)).close();
    const user = `poor_${new URL(url).pathname.slice(1)}`;
    await execute(url, `create role ${user} login`);
    onTestFinished(async () => {
      await execute(url, `drop owned by ${user}; drop role ${user}`);
    });
    const allow = (right: string) => execute(url, `grant ${right} to ${user}`);
    return { url, user, allow, poor: Object.assign(new URL(url), { username: user }).href };
  }
  const startAs = (url: string) =>
    openReferenceServer({ database: url, secretKey, passwordCost: 4 }).then((server) => server.close());

  test("who may only read", async () => {
    const { poor, user, allow } = await withPoorUser();
    await allow("create on schema public");
    await allow("select on all tables in schema public");
    const [failure, ...others] = failures(await diagnose(poor));
    expect(others).toEqual([]);
    expect(failure).toMatch(`The user ${user} may not write to attempts, audit_entries and `);
    expect(failure).toMatch(`alter table attempts owner to ${user}, and so on.`);
  });

  test("who may read one table only", async () => {
    const { poor, allow } = await withPoorUser();
    await allow("select on migrations");
    expect(failures(await diagnose(poor)).join()).toMatch(/may not write to .* more tables/);
  });

  test("who may read nothing", async () => {
    const { poor } = await withPoorUser();
    expect(failures(await diagnose(poor))).toEqual([expect.stringMatching(/lacks a right that it needs/)]);
  });

  test("who may not make tables, which each start needs", async () => {
    const { poor, user, allow } = await withPoorUser();
    await allow("all on all tables in schema public");
    await allow("all on all sequences in schema public");
    await expect(startAs(poor)).rejects.toThrow(/lacks a right/);
    expect(failures(await diagnose(poor))).toEqual([
      expect.stringMatching(`user ${user} may not make tables .*: grant create on schema public to ${user}`),
    ]);
  });

  test("who may not set the counters of the tables", async () => {
    const { poor, allow } = await withPoorUser();
    await allow("create on schema public");
    await allow("all on all tables in schema public");
    expect(failures(await diagnose(poor))).toEqual([
      expect.stringMatching(/may not set the counters of the tables/),
    ]);
  });

  test("who owns nothing: it works, but cannot be upgraded", async () => {
    const { url, poor, allow } = await withPoorUser();
    await allow("create on schema public");
    await allow("all on all tables in schema public");
    await allow("all on all sequences in schema public");
    await startAs(poor);
    const found = await diagnose(poor);
    expect(failures(found)).toEqual([]);
    expect(messages(found.filter(({ status }) => status === "warn"))).toMatch(
      /does not own .* and the upgrade to a next version will need that/,
    );
    await execute(url, "delete from migrations where name = (select max(name) from migrations)");
    expect(failures(await diagnose(poor))).toEqual([expect.stringMatching(/does not own/)]);
  });

  test("whose transactions are read-only", async () => {
    const { url, user, poor, allow } = await withPoorUser();
    await allow("create on schema public");
    await allow("all on all tables in schema public");
    await allow("all on all sequences in schema public");
    await execute(url, `alter role ${user} set default_transaction_read_only = on`);
    await expect(startAs(poor)).rejects.toThrow(/the database is read-only/);
    expect(failures(await diagnose(poor))).toEqual([
      expect.stringMatching(/is read-only for this user: default_transaction_read_only is on/),
    ]);
  });
});

test("secrets whose key is lost are forgotten, when no server runs; then another key is taken", async () => {
  const url = await freshDatabase();
  const server = await start(url);
  await expect(forgetSecrets(url)).rejects.toThrow(/is used by a server/);
  await server.close();
  const { code, stdout } = await runProgram(["forget-secrets", "--database", url]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^\d+ signing secrets of products$/m);
  const another = await start(url, randomBytes(32).toString("base64"));
  const me = new Request("http://market.test/api/user/me", { headers: demoLogin("vendor") });
  expect((await another.fetch(me)).status).toBe(200);
});

test.each(["backup", "restore"])("%s names the tool of PostgreSQL that does it", async (command) => {
  const { code, stderr } = await runProgram([
    command,
    "a.dump",
    "--database",
    "postgres://user:secret@host/name",
  ]);
  expect(code).toBe(2);
  expect(stderr).toMatch(
    /^.* works on a database file only\. For PostgreSQL use its own tools, for example pg_\w+ .*\n$/,
  );
  expect(stderr).not.toContain("secret@");
});
