/**
 * Makes the mistakes of the first hour in a new project on an empty machine, and compares what stands on the screen with
 * `docs/stories/first-hour/`, which the guide shows. `RECORD=1` records it again.
 */
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { findFreePort } from "../../src/free-port.js";
import { installNodes, oldNode } from "../../src/other-nodes.js";
import { beginRecording, type Recording, readRecorded, shapeOf } from "../../src/scaffold/recording.js";
import { openTerminal, type RunningCommand, type Terminal } from "../../src/scaffold/terminal.js";
import { beginTranscript } from "../../src/scaffold/transcript.js";
import { type Machine, openMachine } from "./machine.js";

const stories = fileURLToPath(new URL("../../../docs/stories/first-hour", import.meta.url));
const secret = "a-secret-for-development-only";

let machine: Machine;
let project: string;

beforeAll(async () => {
  machine = await openMachine("first-hour");
  const home = openTerminal({ cwd: machine.folder, env: machine.env, transcript: beginTranscript("", {}) });
  await home.run("npm create syndikit@latest my-app -- --framework node --yes --no-git");
  project = join(machine.folder, "my-app");
});

/** What somebody does in a story, and sees. */
interface Story {
  /** The ports of the application, of the marketplace, and one where nobody listens. */
  readonly ports: { readonly app: number; readonly marketplace: number; readonly nobody: number };
  /** Changes a file of the project until the end of the story, and says so. */
  edit(file: string, change: readonly [from: string, to: string]): Promise<void>;
  say(text: string): void;
  /** Types a command, waits until its output matches, and shows it. It runs on. */
  start(line: string, until: RegExp, env?: Readonly<Record<string, string>>): Promise<RunningCommand>;
  /** The same for `npm run dev`, with several lines to wait for, in any order. Returns the output. */
  dev(...lines: readonly RegExp[]): Promise<string>;
  /** Types a command, and shows everything that it says, whatever it ends with. */
  run(line: string, env?: Readonly<Record<string, string>>): Promise<string>;
}

async function tell(name: string, play: (story: Story) => Promise<void>): Promise<void> {
  const ports = {
    app: await findFreePort(),
    marketplace: await findFreePort(),
    nobody: await findFreePort(),
  };
  const recording: Recording = beginRecording({
    [machine.folder]: "~",
    [inject("registry")]: "<registry>",
    [`127.0.0.1:${ports.app}`]: "127.0.0.1:3000",
    [`127.0.0.1:${ports.nobody}`]: "127.0.0.1:3001",
    [`127.0.0.1:${ports.marketplace}`]: "127.0.0.1:8081",
  });
  const before = new Map<string, string>();
  const running: RunningCommand[] = [];
  const shown = (text: string): string => withoutRepeats(text);
  const env = {
    ...machine.env,
    PORT: String(ports.app),
    MARKETPLACE_PORT: String(ports.marketplace),
    SYNDIKIT_MARKETPLACE: `http://127.0.0.1:${ports.marketplace}`,
    SYNDIKIT_STATE: join(machine.folder, "state"),
  };
  const terminal = (more: Readonly<Record<string, string>> = {}): Terminal =>
    openTerminal({ cwd: project, env: { ...env, ...more }, transcript: beginTranscript("", {}) });
  const here = (line: string): string =>
    line
      .replaceAll("127.0.0.1:3000", `127.0.0.1:${ports.app}`)
      .replaceAll("127.0.0.1:3001", `127.0.0.1:${ports.nobody}`);
  try {
    await play({
      ports,
      say: (text) => recording.say(text.replaceAll(String(ports.nobody), "3001")),
      async edit(file, [from, to]) {
        const text = await readFile(join(project, file), "utf8");
        expect(text).toContain(from);
        before.set(file, before.get(file) ?? text);
        await writeFile(join(project, file), text.replace(from, here(to)));
        recording.say(`In ${file}: ${to.split("\n")[0]}`);
      },
      async start(line, until, more) {
        const command = await terminal(more).start(here(line), until);
        running.push(command);
        recording.add(line, shown(afterStart(command.output)));
        return command;
      },
      async dev(...lines) {
        const command = await terminal().start("npm run dev", /^ {2}\w+, paid$/m);
        running.push(command);
        for (const line of lines) await expect.poll(() => command.output).toMatch(line);
        recording.add("npm run dev", shown(afterStart(command.output)));
        return command.output;
      },
      async run(line, more) {
        const output = await terminal(more)
          .run(here(line))
          .catch(({ message }: Error) => message.replace(/^`.*` ended with \d+:\n/, ""));
        recording.add(line, shown(output));
        return output;
      },
    });
  } finally {
    for (const command of running) await command.end("SIGINT");
    for (const [file, text] of before) await writeFile(join(project, file), text);
    await openTerminal({ cwd: project, env, transcript: beginTranscript("", {}) }).run("rm -rf .dev");
  }
  console.log(`== ${name}\n${recording.text()}`);
  const told = readRecorded(join(stories, `${name}.txt`), recording);
  // On a slow machine a line more may come, such as that this takes longer than usual.
  expect(shapesOf(recording.text())).toEqual(expect.arrayContaining(shapesOf(told)));
}

/** The different lines: a retry says the same again, and how often depends on the machine. */
const shapesOf = (text: string): string[] => [...new Set(shapeOf(text))].toSorted();

/** What comes after the start of the marketplace and of the application, which is the same in each story. */
const afterStart = (text: string): string => text.replace(/^.*?^Listening on [^\n]*\n/ms, "");

/** Of lines that differ only in numbers and times, the first. What npm and Node say about themselves is left out. */
function withoutRepeats(text: string): string {
  const seen = new Set<string>();
  return text
    .split("\n")
    .filter((line) => {
      const [shape = ""] = shapeOf(line.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, ""));
      const isNew = shape !== "" && !seen.has(shape) && !/^npm (error|warn)/.test(shape);
      seen.add(shape);
      return isNew;
    })
    .join("\n");
}

const doctor = "npx syndikit doctor http://127.0.0.1:3000/marketplace/events";

describe("the screen leads to the cause of", () => {
  test("a wrong secret", async () => {
    await tell("wrong-secret", async ({ edit, dev, run }) => {
      await edit("src/vendor.ts", [
        "secrets: options.eventSecret",
        'secrets: "the-secret-of-another-product"',
      ]);
      const output = await dev(/The endpoint answered 401/);
      // The receiver's log, and the marketplace's.
      expect(output).toMatch(/signature_refused: .*compare the secret with that of the product/);
      expect(output).toMatch(/answered 401\. Compare its secret with that of the product/);
      expect(await run(doctor, { SYNDIKIT_SECRET: secret })).toMatch(
        /Cause: The application has another secret than this one.*Compare the application's secret/s,
      );
    });
  });

  test("a wrong port", async () => {
    await tell("wrong-port", async ({ say, start, dev, run }) => {
      await dev(/runs until/, /Ctrl-C ends both/);
      const wrong = "http://127.0.0.1:3001/marketplace/events";
      const listener = await start(`npx syndikit listen --forward-to ${wrong}`, /Ctrl-C ends this/);
      expect(await run("npx syndikit trigger Subscription.MODIFIED")).toMatch(/-> 502 .*\n.*syndikit doctor/);
      const said = /no program listens there.*\n +(Start your application, or check host and port of .*)/;
      await expect.poll(() => listener.output).toMatch(said);
      say(`listen says: ${said.exec(listener.output)?.[1]}`);
      expect(await run(`npx syndikit doctor ${wrong}`, { SYNDIKIT_SECRET: secret })).toMatch(
        /Cause: No program listens there.*Start the application, and check host and port/s,
      );
    });
  });

  test("provision that throws", async () => {
    await tell("provision-throws", async ({ edit, dev }) => {
      await edit("src/provisioning.ts", [
        "const id = `tenant-",
        'throw new Error("The cloud is full.");\n      const id = `tenant-',
      ]);
      const output = await dev(/CREATED: delivered/, /attempt 1 of 12 failed.*\n/);
      expect(output).toMatch(
        /subscription\/1: attempt 1 of 12 failed, next .*: Error: The cloud is full\. \(at .*src\/provisioning\.ts:\d+:\d+\)\)$/m,
      );
    });
  });

  test("provision that takes three minutes", async () => {
    await tell("three-minutes", async ({ edit, dev }) => {
      await edit("src/provisioning.ts", [
        "const id = `tenant-",
        "await new Promise((done) => setTimeout(done, 180_000));\n      const id = `tenant-",
      ]);
      const output = await dev(/CREATED: delivered/, /still_running.*\n/);
      expect(output).toMatch(
        /provision\(\) of subscription\/1 is still running after 30 s\. After 300 s .* step\.sleep or step\.waitFor/,
      );
    });
  });

  test("a forgotten await", async () => {
    await tell("forgotten-await", async ({ edit, dev }) => {
      await edit("src/provisioning.ts", ["await step(", "void step("]);
      const output = await dev(/CREATED: delivered/, /attempt 1 of 12 failed.*\n/);
      expect(output).toMatch(/without waiting for the step "tenant"\. Write: await step\("tenant", …\)\.$/m);
    });
  });

  test("a wrong type", async () => {
    await tell("wrong-type", async ({ edit, dev, run }) => {
      await edit("src/provisioning.ts", [
        "return {\n        tenantId",
        'return { tenantId: id, endpoints: "https://tenant.example" };\n      return {\n        tenantId',
      ]);
      const output = await dev(/CREATED: delivered/, /given up .*\n/);
      expect(output).toMatch(
        /endpoints must be a list such as \[\{ category: "APP".*not a text\. It is tried again at the next start/,
      );
      expect(await run("npm run typecheck")).toMatch(/src\/provisioning\.ts\(\d+,\d+\): error TS2322/);
    });
  });

  test("a changed path", async () => {
    await tell("changed-path", async ({ edit, dev, run }) => {
      await edit("src/app.ts", ['"/marketplace/events"', '"/webhooks"']);
      const output = await dev(/answered 404.*\n/);
      expect(output).toMatch(
        /to http:\/\/127\.0\.0\.1:\d+\/marketplace\/events: The endpoint answered 404\. Check the path/,
      );
      expect(await run(doctor, { SYNDIKIT_SECRET: secret })).toMatch(
        /Cause: There is nothing at \/marketplace\/events\..*Compare the path/s,
      );
    });
  });

  test("the path prefix of a proxy", async () => {
    await tell("path-prefix", async ({ edit, dev, run }) => {
      await edit("dev/connect.ts", ["/marketplace/events`]", "/api/marketplace/events`]"]);
      const output = await dev(/answered 404.*\n/);
      expect(output).toMatch(
        /to http:\/\/127\.0\.0\.1:\d+\/api\/marketplace\/events: .* 404\. Check the path/,
      );
      const prefixed = doctor.replace("/marketplace", "/api/marketplace");
      expect(await run(prefixed, { SYNDIKIT_SECRET: secret })).toMatch(
        /nothing at \/api\/marketplace\/events\..*the prefix that a proxy adds or removes/s,
      );
    });
  });

  test("no internet", async () => {
    await tell("no-internet", async ({ say, start, run }) => {
      say("A name that nobody knows, as every name is without the internet");
      expect(await run("npx syndikit events list --marketplace https://market.invalid --token x")).toMatch(
        /ENOTFOUND|EAI_AGAIN/,
      );
      expect(
        await run("npx syndikit doctor https://app.invalid/marketplace/events", { SYNDIKIT_SECRET: secret }),
      ).toMatch(/Cause: The name app\.invalid/);
      say("The application runs, and its marketplace cannot be reached");
      const app = await start("npx tsx src/main.ts", /Listening on/, {
        MARKETPLACE_URL: "https://market.invalid",
        MARKETPLACE_TOKEN: "a-token",
        EVENT_SECRET: secret,
        METRIC_KEY: "a-key",
        DATABASE_FILE: ".dev-offline.sqlite",
      });
      await run(
        "npx syndikit trigger Subscription.CREATED --to http://127.0.0.1:3000/marketplace/events --override id=12",
        { SYNDIKIT_SECRET: secret },
      );
      const said = /^subscription\/12: delayed.*$/m;
      await expect.poll(() => app.output).toMatch(said);
      const [line = ""] = said.exec(app.output) ?? [];
      expect(line).toMatch(/market\.invalid.*The name is not known here: check the client's baseUrl/);
      say(`The application says: ${line.replace(/\d{4}-.*?Z/, "2026-01-01T00:00:00.000Z")}`);
    });
  });

  test("Node 18", async () => {
    const [old] = await installNodes(join(machine.folder, "nodes"), [oldNode]);
    const PATH = `${dirname(old?.node ?? "")}:${process.env["PATH"] ?? ""}`;
    await tell("node-18", async ({ run }) => {
      const needs = /needs Node 20\.19 or later, and this is 18\.\d+\.\d+\. Install a newer one/;
      expect(await run("npm create syndikit@latest another -- --yes", { PATH })).toMatch(needs);
      expect(await run("npx syndikit doctor http://127.0.0.1:3000/events", { PATH })).toMatch(needs);
      expect(await run("npm test", { PATH })).toMatch(needs);
      expect(await run("npm run dev", { PATH })).toMatch(needs);
    });
  });
});
