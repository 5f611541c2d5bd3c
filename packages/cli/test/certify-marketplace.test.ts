import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { statements } from "@syndikit/conformance";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ExitCode } from "../src/frame/cli-error.js";
import { runCli } from "./harness/run-cli.js";
import { startMarketplace, type TestMarketplace } from "./harness/start-marketplace.js";
import { startServer } from "./harness/start-vendor.js";

let market: TestMarketplace;
let api: string;
beforeAll(async () => {
  market = await startMarketplace();
  api = `${market.url}/api`;
});
afterAll(() => market.close());

const certify = (...args: readonly string[]) => runCli(["certify-marketplace", ...args], { env: market.env });

test("lists every statement, with what it needs", async () => {
  const { code, stdout } = await certify("--list");
  expect(code).toBe(ExitCode.OK);
  for (const { id, says } of statements) {
    expect(stdout).toContain(`  ${id}`);
    expect(stdout).toContain(says);
  }
  expect(stdout).toContain("event.created  (--vendor, --customer, --admin, --write, --receive)");
});

test("reads without an account, changes nothing, and says what was not tried", async () => {
  const { code, stdout } = await certify(api);
  expect(code).toBe(ExitCode.INCOMPLETE);
  expect(stdout).toMatch(/Incomplete: \d+ passed, 0 failed, \d+ not run/);
  expect(stdout).toContain("Give --vendor, --customer, --admin, each as <name>:<password>.");
  expect(stdout).toContain("Nothing was changed. Add --write");
});

test("tries more with accounts, and writes the reports", async () => {
  const [html, junit] = [join(market.folder, "report.html"), join(market.folder, "report.xml")];
  const accounts = ["--vendor", "vendor:vendor-demo", "--customer", "customer:customer-demo"];
  const { code, records } = await certify(api, ...accounts, "--html", html, "--junit", junit, "--json");
  expect(code).toBe(ExitCode.INCOMPLETE);
  const report = records.find(({ type }) => type === "report");
  expect(report).toMatchObject({ schema: 1, marketplace: api, verdict: "incomplete", counts: { failed: 0 } });
  expect(readFileSync(html, "utf8")).toContain("<h1>Certification of a marketplace</h1>");
  expect(readFileSync(html, "utf8")).toContain('id="sign-in.none"');
  expect(readFileSync(junit, "utf8")).toContain('classname="certify-marketplace.Authentication"');
  const again = await certify(api, "--html", html);
  expect(again.code).toBe(ExitCode.USAGE);
});

test("an account that the marketplace refuses ends the run before it begins", async () => {
  const { code, stderr } = await certify(api, "--vendor", "vendor:wrong");
  expect(code).toBe(ExitCode.REFUSED);
  expect(stderr).toContain("The marketplace refuses the vendor vendor with 401.");
});

test("says what fails, and what failures have in common", async () => {
  const closed = await startServer((_, response) => {
    response.writeHead(500, { "Content-Type": "application/json" }).end("{}");
  });
  const { code, stdout } = await certify(`${closed.origin}/api`);
  await closed.close();
  expect(code).toBe(ExitCode.FINDING);
  expect(stdout).toMatch(/FAILED +sign-in\.none: .*500 instead of 401/);
  expect(stdout).toMatch(/BEGIN HERE {2}\d+ statements fail alike\.\n {2}seen {6}500 instead of 401\n/);
});

test("takes the accounts from the environment too", async () => {
  const env = { ...market.env, SYNDIKIT_USER: "vendor", SYNDIKIT_PASSWORD: "vendor-demo" };
  const { stdout } = await runCli(["certify-marketplace", api, "--only", "sign-in.basic"], { env });
  expect(stdout).toContain("1 passed, 0 failed, 0 not run");
});

test.each([
  [[], "Which marketplace?"],
  [["--receive"], "nothing for --receive to do: add --write."],
  [["--move-clock", "--receive"], "nothing for --receive and --move-clock to do: add --write."],
  [["--vendor", "vendor"], "--vendor is a name and a password"],
  [["--only", "flying"], "No statement is flying."],
])("a command line that cannot be used is said: %j", async (args, message) => {
  const { code, stderr } = await certify(...(args.length === 0 ? [] : [api]), ...args);
  expect(code).toBe(ExitCode.USAGE);
  expect(stderr).toContain(message);
});

test("an address after --only is seen", async () => {
  const { code, stderr } = await certify("--only", "sign-in.none", api);
  expect(code).toBe(ExitCode.USAGE);
  expect(stderr).toContain(`also the address ${api}: write the address before --only.`);
});

test("half an account in the environment is refused", async () => {
  const env = { ...market.env, SYNDIKIT_CUSTOMER_USER: "customer" };
  const { code, stderr } = await runCli(["certify-marketplace", api], { env });
  expect(code).toBe(ExitCode.USAGE);
  expect(stderr).toContain("SYNDIKIT_CUSTOMER_USER and SYNDIKIT_CUSTOMER_PASSWORD go together");
});

test("an address where nothing answers is said, and no report is written", async () => {
  const html = join(market.folder, "none.html");
  const { code, stderr } = await certify("http://127.0.0.1:9/api", "--html", html);
  expect(code).toBe(ExitCode.UNREACHABLE);
  expect(stderr).toContain("The marketplace did not answer at http://127.0.0.1:9/api");
  expect(existsSync(html)).toBe(false);
});
