import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { openReferenceServer } from "../../src/server/create.js";
import { execute } from "../replicas/cluster.js";
import { demoLogin } from "../robustness/torture/process.js";
import { liveWholeLife, type Send } from "../support/whole-life.js";
import { freshDatabase, freshFile } from "./databases.js";

const OPERATING = fileURLToPath(new URL("../../OPERATING.md", import.meta.url));

/** The commands in the section on PostgreSQL, in their order. */
function commands(): readonly string[] {
  const [, section = ""] = readFileSync(OPERATING, "utf8").split("## PostgreSQL\n");
  const [own = ""] = section.split(/^## /m);
  return [...own.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, text = ""]) => text);
}

async function start(database: string, secretKey: string) {
  const server = await openReferenceServer({ database, secretKey, passwordCost: 4 });
  onTestFinished(() => server.close());
  const send: Send = async ({ method, path, headers, body }) => {
    const init = { method, headers: { "Content-Type": "application/json", ...headers } };
    const request = new Request(`http://market.test/api/${path}`, {
      ...init,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const response = await server.fetch(request);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === "" ? undefined : JSON.parse(text),
    };
  };
  return { server, send };
}

test("the commands of the page take a backup while a server runs, and restore it: all is there but the sessions", async () => {
  const [url, restored, secretKey] = [
    await freshDatabase(),
    await freshDatabase(),
    randomBytes(32).toString("base64"),
  ];
  const { server, send } = await start(url, secretKey);
  await liveWholeLife(send);
  const orders = await send({ method: "GET", path: "order", headers: demoLogin("admin") });
  const login = await send({ method: "GET", path: "login?expire=false", headers: demoLogin("vendor") });
  const token = { "CMW-Auth-Token": String(login.body) };
  expect((await send({ method: "GET", path: "user/me", headers: token })).status).toBe(200);

  expect(commands()).toHaveLength(2);
  const cwd = dirname(freshFile());
  const env = { PATH: process.env["PATH"] ?? "", DATABASE_URL: url, RESTORED_URL: restored };
  for (const command of commands()) await promisify(execFile)("sh", ["-ec", command], { cwd, env });
  await server.close();
  // What was never counted has -1 rows.
  const uncounted = "select relname from pg_class where relkind = 'r' and reltuples < 0";
  expect(await execute(restored, `${uncounted} and relnamespace = 'public'::regnamespace`)).toEqual([]);

  const again = await start(restored, secretKey);
  const found = await again.send({ method: "GET", path: "order", headers: demoLogin("admin") });
  expect(found.body).toEqual(orders.body);
  expect((await again.send({ method: "GET", path: "user/me", headers: token })).status).toBe(401);
  await liveWholeLife(again.send);
  const counts = 'select count(*)::int as orders from "orders"';
  const [before] = await execute(url, counts);
  const [after] = await execute(restored, counts);
  expect(Number(after?.["orders"])).toBe(2 * Number(before?.["orders"]));
});
