import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { testCards } from "@syndikit/contract";
import { expect, onTestFinished, test } from "vitest";
import { readCommand } from "../src/config/config.js";
import { HELP } from "../src/config/help.js";
import type { Setting } from "../src/config/read-settings.js";
import { SETTINGS } from "../src/config/settings.js";
import { withSettingsTable } from "../src/config/settings-table.js";
import { DEMO_ACCOUNTS, demoPassword } from "../src/sandbox/seed/accounts.js";
import { createReferenceServer } from "../src/server/create.js";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");

interface Step {
  readonly commands: string;
  /** What they print according to the README; absent when it does not say. */
  readonly prints: string | undefined;
}

/** The shell blocks after the first one, which starts the server, each with the text block that follows it. */
function steps(): Step[] {
  const blocks = readme.matchAll(/^```sh\n(.*?)^```\n(?:\n```text\n(.*?)^```)?/gms);
  return Array.from(blocks, ([, commands = "", prints]) => ({ commands, prints })).slice(1);
}

/** The cells of every row of the table under a header, without their backticks. */
function rowsUnder(...header: string[]): string[][] {
  const lines = readme.split("\n");
  const start = lines.indexOf(`| ${header.join(" | ")} |`);
  expect(start, `the table ${header.join(", ")}`).toBeGreaterThan(0);
  const end = lines.findIndex((line, at) => at > start && !line.startsWith("|"));
  return lines.slice(start + 2, end).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.replaceAll("`", "").trim()),
  );
}

test("every shell block of the README does what the README says", async () => {
  const server = await createReferenceServer({ passwordCost: 4 });
  const folder = mkdtempSync(join(tmpdir(), "syndikit-readme-"));
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  const { url } = await server.listen();
  const all = steps();
  const script = all
    .map(({ commands }) => `${commands}printf '\\n=====\\n'\n`)
    .join("")
    .replace("http://127.0.0.1:8081", url)
    // Nothing ever listens there, whatever runs on this machine.
    .replace("http://127.0.0.1:3000", "http://127.0.0.1:1");
  // When its input is a socket, bash assumes a remote shell, and would read the machine's start-up files.
  const options = ["--norc", "-euo", "pipefail", "-c"];
  const { stdout, stderr } = await promisify(execFile)("bash", [...options, script], {
    cwd: folder,
    timeout: 60_000,
  });
  expect(stderr).toBe("");
  const printed = stdout.split("\n=====\n").slice(0, -1);
  expect(all.length).toBeGreaterThan(6);
  expect(printed).toHaveLength(all.length);
  for (const [at, { commands, prints }] of all.entries()) {
    expect(printed[at]?.trimEnd(), commands).toBe((prints ?? "").trimEnd());
  }
}, 90_000);

test("the steps of the operator's page lead from an empty marketplace to the first order", async () => {
  const page = readFileSync(new URL("../OPERATING.md", import.meta.url), "utf8");
  const [, section = ""] = /^## The first vendor and the first customer\n(.*?)^## /ms.exec(page) ?? [];
  const blocks = Array.from(section.matchAll(/^```sh\n(.*?)^```/gms), ([, commands = ""]) => commands);
  const [, prints] = /^```text\n(.*?)^```/ms.exec(section) ?? [];
  const adminPassword = "a-password-of-the-admin";
  const server = await createReferenceServer({ seed: "empty", adminPassword, passwordCost: 4 });
  onTestFinished(() => server.close());
  const { url } = await server.listen();

  const { stdout } = await promisify(execFile)(
    "bash",
    ["--norc", "-euo", "pipefail", "-c", blocks.join("").replace("https://market.example", url)],
    { env: { ...process.env, ADMIN_PASSWORD: adminPassword }, timeout: 60_000 },
  );
  expect(blocks).toHaveLength(2);
  expect(stdout).toBe(prints);
}, 90_000);

/** Every environment variable that the program reads. */
function variablesRead(): string[] {
  const read = new Set<string>();
  const watched = (env: Record<string, string>): Record<string, string> =>
    new Proxy(env, {
      get: (target, name) => {
        read.add(String(name));
        return Reflect.get(target, name);
      },
    });
  const jwt = { SYNDIKIT_JWT_ISSUER: "i", SYNDIKIT_JWT_AUDIENCE: "a" };
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" };
  readCommand([], watched({ ...jwt, ...collector, SYNDIKIT_JWKS_URL: "https://id.example/keys" }));
  return [...read].sort();
}

/** The variable and the default of each flag according to `--help`. */
function flagsOfHelp(): Map<string, { readonly variable: string; readonly initial: string }> {
  const rows = HELP.matchAll(/^ {2}(--[a-z-]+)[^[\n]*(?:\[([A-Z_]+)(?:, ([^\]]*))?\])?$/gm);
  return new Map(
    Array.from(rows, ([, flag = "", variable = "", initial = ""]) => [flag, { variable, initial }]),
  );
}

const settings = rowsUnder("Flag", "Environment", "Default", "Means");

test("the table of settings has every flag of the help, with its variable and its default", () => {
  const table = settings.flatMap(([flag = "", variable = "", initial = ""]) =>
    flag === "" ? [] : [[flag, { variable, initial }] as const],
  );
  expect(table.length).toBeGreaterThan(8);
  expect(new Map(table)).toEqual(flagsOfHelp());
});

test("every flag of the help is understood", () => {
  const values: Record<string, string> = {
    "--port": "0",
    "--metrics-port": "0",
    "--metrics-token": "a-token-of-the-operator",
    "--durability": "fast",
    "--seed": "empty",
    "--sandbox": "on",
    "--public-url": "https://market.example",
    "--allow-private-targets": "10.0.0.0/8",
    "--trust-proxy": "10.0.0.0/8",
    "--cors-origin": "https://shop.example",
    "--api-versions": "on",
    "--shared-links": "on",
    "--unpaid-order-days": "14",
    "--log-level": "warn",
    "--shutdown-timeout": "5",
  };
  for (const flag of flagsOfHelp().keys()) {
    const args = ["--json", "--help", "--version", "--demo-on-network"].includes(flag)
      ? [flag]
      : [flag, values[flag] ?? "x"];
    const kind = { "--help": "help", "--version": "version" }[flag] ?? "serve";
    expect(readCommand(args, {}).kind, flag).toBe(kind);
  }
});

test("the table of settings and the help have every variable that is read, and no other", () => {
  const named = settings.flatMap(([, variables = ""]) => variables.match(/[A-Z][A-Z_]+/g) ?? []);
  expect(named.sort()).toEqual(variablesRead());
  const helped = [
    ...new Set(HELP.match(/\b(?:SYNDIKIT_[A-Z_]+|OTEL_[A-Z_]+|PORT|HOST|DATABASE_URL|SMTP_URL)\b/g)),
  ];
  expect([...helped, "NODE_ENV"].sort()).toEqual(variablesRead());
});

test("the table of settings is the program's", () => {
  // `npm run settings` writes it.
  expect(readme).toBe(withSettingsTable(readme, SETTINGS));
});

test("the operator's page names the defaults of the program", () => {
  const page = readFileSync(new URL("../OPERATING.md", import.meta.url), "utf8");
  const named = page.matchAll(/([\d,]+) (?:days|MB|a minute)\b[^`]*?\(`(\w+)`/g);
  const defaults = Array.from(named, ([, initial = "", variable]) => [variable, initial.replace(",", "")]);
  expect(defaults.length).toBeGreaterThan(3);
  for (const [variable, initial] of defaults) {
    const setting = Object.values<Setting>(SETTINGS).find((one) => one.variable === variable);
    expect(initial, variable).toBe(setting?.initial);
  }
});

test("the table of accounts is the demo's", () => {
  const table = rowsUnder("Account", "Password", "Who it is").map(([userName, password]) => [
    userName,
    password,
  ]);
  expect(table).toEqual(DEMO_ACCOUNTS.map(({ userName }) => [userName, demoPassword(userName)]));
});

test("the table of plans is the demo's", async () => {
  const server = await createReferenceServer({ passwordCost: 4 });
  onTestFinished(() => server.close());
  const headers = { Authorization: `Basic ${btoa(`customer:${demoPassword("customer")}`)}` };
  const response = await server.fetch(new Request("http://market.test/api/productVersion", { headers }));
  const plans = (await response.json()) as { readonly self: string; name: string; price: string }[];
  const rows = rowsUnder("Plan", "Product", "Price", "Notes");
  expect(rows.map(([plan = "", , price = ""]) => `${plan}: ${price.split(" ")[0]}00`)).toEqual(
    plans.map(({ self, name, price }) => `${self} ${name}: ${price}`),
  );
});

test("the table of test cards is the contract's", () => {
  const table = rowsUnder("Test card", "Payment method id", "A charge").map(([number = "", id, charge]) => [
    id,
    number.replaceAll(" ", ""),
    charge,
  ]);
  expect(table).toEqual(
    Object.entries(testCards).map(([id, { number, decline }]) => [
      id,
      number,
      decline === null ? "works" : "is declined",
    ]),
  );
});
