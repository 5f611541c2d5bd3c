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

/** Runs the demo, and returns its output. Rejects if an expectation of the story does not hold. */
async function play(...args: readonly string[]): Promise<string> {
  const node = ["--conditions=@syndikit/source", "--import", "tsx", main, ...args];
  try {
    return (await promisify(execFile)(process.execPath, node)).stdout;
  } catch (cause) {
    const { code, stdout, stderr } = cause as { code: number; stdout: string; stderr: string };
    throw Object.assign(new Error(`The demo ended with ${code}:\n${stdout}\n${stderr}`, { cause }), { code });
  }
}

/** The chapters and expectations in the output, without details that vary: times, ids, numbers of attempts. */
function storyOf(output: string): readonly string[] {
  return output
    .split("\n")
    .filter((line) => /^( {0,1}\d+ {2}| {3}[✓✗] |\d+ expectations held)/.test(line))
    .map((line) => line.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z|127\.0\.0\.1:\d+|\d+ bytes|\d+ ms/g, "…"));
}

test("the demo tells the same story on PostgreSQL as on a file, and refuses a database that is not empty", async () => {
  const name = `demo_${process.pid}`;
  await execute(`create database ${name}`);
  onTestFinished(() => execute(`drop database ${name} with (force)`));
  const database = Object.assign(new URL(inject("postgresUrl")), { pathname: `/${name}` }).href;
  const [onFile, onPostgres] = await Promise.all([play(), play("--database", database)]);
  expect(storyOf(onPostgres)).toEqual(storyOf(onFile));
  expect(storyOf(onFile).length).toBeGreaterThan(20);
  await expect(play("--database", database)).rejects.toThrow(
    /^The demo ended with 1:.*The database is not empty/s,
  );
}, 600_000);
