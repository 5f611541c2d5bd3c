import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { type AddressInfo, createServer } from "node:net";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { certifyMarketplace, toHtml, toJunit } from "@syndikit/conformance";
import { createReferenceServer } from "@syndikit/reference-server";
import { expect, onTestFinished, test } from "vitest";

// Marketplaces over sockets, as whoever certifies one has them.

const account = (userName: string) => ({ userName, password: `${userName}-demo` });
const accounts = { vendor: account("vendor"), customer: account("customer"), admin: account("admin") };

test("the reference server passes whole, with its own settings", { timeout: 600_000 }, async () => {
  const server = await createReferenceServer({ seed: "demo" });
  onTestFinished(() => server.close());
  const { url } = await server.listen();
  const report = await certifyMarketplace({
    ...{ url: `${url}/api`, accounts, writing: true, receiving: true, moving: true },
  });
  expect(report.statements.filter(({ status }) => status !== "passed")).toEqual([]);
  expect(report).toMatchObject({ verdict: "passed", causes: [], limits: [] });
});

test("what Prism mocks from the published document gets a report", { timeout: 600_000 }, async () => {
  const url = await startPrism();
  const report = await certifyMarketplace({ url, accounts, writing: true, patience: 100 });
  const of = (id: string) => report.statements.find((statement) => statement.id === id);

  // What a mock can hold: forms, and that something is demanded at all.
  for (const id of [
    "fields.self",
    "fields.dates",
    "sign-in.none",
    "field.user.email",
    "operation.userGet.unsigned",
  ])
    expect(of(id), id).toMatchObject({ status: "passed" });
  // What it cannot: it knows nobody, and remembers nothing.
  for (const id of ["sign-in.basic.wrong", "sign-in.token.unknown", "life.final.deployed", "error.not-found"])
    expect(of(id), id).toMatchObject({ status: "failed" });
  expect(of("event.created")).toMatchObject({ status: "not run", seen: "it needs to receive events" });
  expect(report.verdict).toBe("failed");
  expect(report.counts.passed).toBeGreaterThan(50);
  expect(report.causes[0]?.seen).toMatch(/instead of/);
  expect(report.statements.filter(({ status, seen }) => status === "failed" && !seen)).toEqual([]);
  expect(toHtml(report)).toContain("Begin with");
  expect(toJunit(report)).toContain("<failure");
});

const BENCH = fileURLToPath(new URL("../../../bench/", import.meta.url));
const PRISM = `${BENCH}node_modules/@stoplight/prism-cli/dist/index.js`;

/** Prism is large, and no part of the workspace: the benchmarks have an installation of their own. */
async function startPrism(): Promise<string> {
  if (!existsSync(PRISM)) execFileSync("npm", ["ci", "--ignore-scripts"], { cwd: BENCH, stdio: "ignore" });
  const document = createRequire(import.meta.url).resolve("@syndikit/contract/openapi.json");
  const port = await findFreePort();
  const options = ["--host", "127.0.0.1", "--port", String(port)];
  const prism = spawn(process.execPath, [PRISM, "mock", document, ...options], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void prism.kill());
  for await (const line of createInterface({ input: prism.stdout })) if (line.includes("listening")) break;
  prism.stdout.resume();
  return `http://127.0.0.1:${port}`;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
