import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Client } from "pg";
import { expect, inject, onTestFinished, test } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    readonly postgresUrl: string;
  }
}

const main = fileURLToPath(new URL("../src/demo/main.ts", import.meta.url));

async function execute(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject("postgresUrl") });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** What the demo prints; rejects when an expectation of its story did not hold. */
async function play(...args: readonly string[]): Promise<string> {
  const node = ["--conditions=@syndikit/source", "--import", "tsx", main, ...args];
  return (await promisify(execFile)(process.execPath, node)).stdout;
}

/** Without what differs from one time to the next: ports, times, identifiers of the machine. */
function storyOf(output: string): string {
  return output
    .replace(/127\.0\.0\.1:\d+/g, "127.0.0.1")
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "a time")
    .replace(/\b[\d.]+ (ms|s)\b/g, "a while");
}

test("the demo tells the same story on PostgreSQL as on a file, and refuses a database that is not empty", async () => {
  const name = `demo_${process.pid}`;
  await execute(`create database ${name}`);
  onTestFinished(() => execute(`drop database ${name} with (force)`));
  const database = Object.assign(new URL(inject("postgresUrl")), { pathname: `/${name}` }).href;
  const onFile = await play();
  const onPostgres = await play("--database", database);
  expect(storyOf(onPostgres)).toBe(storyOf(onFile));
  await expect(play("--database", database)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining("The database is not empty"),
  });
}, 600_000);
