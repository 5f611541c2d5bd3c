import { describe, expect, test } from "vitest";
import { exitCodeTexts } from "../src/frame/cli-error.js";
import { runCli } from "./harness/run-cli.js";
import { spawnCli } from "./harness/spawn-cli.js";
import { startVendor } from "./harness/start-vendor.js";

const unreachable = { SYNDIKIT_MARKETPLACE: "http://127.0.0.1:9" };

describe("help", () => {
  test("names every verb and every exit code, and costs nothing", async () => {
    const { code, stdout, stderr } = await runCli(["--help"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    for (const word of [
      "listen",
      "trigger",
      "replay",
      "sign",
      "verify",
      "doctor",
      "certify",
      "completion",
      "130",
    ]) {
      expect(stdout).toContain(word);
    }
    expect(stdout).not.toContain("complete ");
  });

  test.each([
    ["exit-codes", Object.entries(exitCodeTexts).map(([code, text]) => `${code.padStart(3)}  ${text}\n`)],
    [
      "environment",
      ["A flag overrides the environment.", "SYNDIKIT_SECRET            the secret that events"],
    ],
    ["json", ["With --json every line of standard output is one JSON object with a type."]],
    ["certify", ["Usage: syndikit certify [options] [url]", "Examples:"]],
  ])("explains %s", async (topic, texts) => {
    const { code, stdout, stderr } = await runCli(["help", topic]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    for (const text of texts) expect(stdout).toContain(text);
  });

  test("of a topic that does not exist names the nearest", async () => {
    expect(await runCli(["help", "exit-code"])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("There is no topic exit-code. Did you mean exit-codes?"),
    });
  });

  test.each(["constructor", "toString", "__proto__"])(
    "has no topic %s, although every object has a member of that name",
    async (topic) => {
      expect(await runCli(["help", topic])).toMatchObject({
        code: 2,
        stdout: "",
        stderr: expect.stringContaining(`There is no topic ${topic}.`),
      });
    },
  );

  test.each([["help"], ["help", "certify"], ["help", "exit-codes"]])(
    "is one object with --json: %s %s",
    async (...args) => {
      const { code, stdout, records } = await runCli([...args, "--json"]);
      expect({ code, lines: stdout.trim().split("\n").length }).toEqual({ code: 0, lines: 1 });
      expect(records).toEqual([expect.objectContaining({ type: "help", text: expect.stringMatching(/\n/) })]);
    },
  );

  test("is shown when nothing is asked for, as a mistake", async () => {
    expect(await runCli([])).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining("Usage:"),
    });
  });

  test("has a version", async () => {
    expect(await runCli(["--version"])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    });
  });
});

describe("a mistake", () => {
  test.each<readonly [readonly string[], string]>([
    [["lisen"], "Did you mean listen? See syndikit --help."],
    [["listen", "--forwad-to", "x"], "Did you mean --forward-to? See syndikit listen --help."],
    [["listen", "--token"], "argument missing"],
    [["doctor"], "missing required argument"],
    [
      ["subscriptions", "12"],
      "it is one of list, show, tail. Did you mean show 12? See syndikit subscriptions",
    ],
    [
      ["clock", "set", "2027-01-31"],
      "There is no action set: it is one of show, advance. See syndikit clock",
    ],
    [
      ["trigger", "--override", "id=12", "Subscription.CREATED"],
      "Write the event or story before --override.",
    ],
    [["doctor", "http://127.0.0.1:1/", "--timeout", "1e9"], "no more than"],
    [["doctor", "http://127.0.0.1:1/", "--timeout", "soon"], "--timeout must be a number of seconds above 0"],
    [["doctor", "ftp://127.0.0.1/"], "must begin with http"],
    [["doctor", "http://user:password@127.0.0.1/"], "must not hold a user name"],
    [["trigger", "order", "--marketplace", "http://market.example"], "use its https address"],
    [["trigger", "order", "--marketplace", "https://market.example"], "set SYNDIKIT_TOKEN"],
  ])("%j is told in one line that says what to do", async (args, message) => {
    const { code, stdout, stderr } = await runCli(args);
    expect(stderr.replace(/\s+/g, " ")).toContain(message);
    expect({ code, stdout, lines: stderr.trim().split("\n").length }).toEqual({
      code: 2,
      stdout: "",
      lines: 1,
    });
  });

  test("is an object with --json", async () => {
    const { code, stdout, stderr } = await runCli(["listen", "--json"]);
    expect({ code, stderr }).toEqual({ code: 2, stderr: "" });
    expect(JSON.parse(stdout)).toMatchObject({ type: "error", exitCode: 2, message: expect.any(String) });
  });

  test("of half an account is named", async () => {
    const env = { SYNDIKIT_MARKETPLACE: "https://market.example", SYNDIKIT_USER: "vendor" };
    expect((await runCli(["trigger", "order"], { env })).stderr).toContain("go together");
  });
});

describe("a marketplace that is not there", () => {
  test("ends with 3, and says how to start one", async () => {
    const { code, stderr } = await runCli(["trigger", "order"], { env: unreachable });
    expect({ code, stderr }).toMatchObject({
      code: 3,
      stderr: expect.stringContaining("npx @syndikit/reference-server"),
    });
  });

  test("but something else is told apart from that", async () => {
    const vendor = await startVendor({ status: 200, body: "hello" });
    try {
      const { code, stderr } = await runCli(["trigger", "order", "--marketplace", vendor.origin]);
      expect({ code, stderr }).toMatchObject({
        code: 3,
        stderr: expect.stringContaining("is not a marketplace"),
      });
    } finally {
      await vendor.close();
    }
  });
});

describe("the token", () => {
  test("can come from standard input, and is never printed", async () => {
    const vendor = await startVendor(401);
    try {
      const args = ["trigger", "Subscription.CREATED", "--marketplace", vendor.origin, "--token", "-"];
      const { code, stdout, stderr } = await runCli(args, { stdin: "a-token-of-mine\n" });
      expect(code).toBeGreaterThan(2);
      expect(stdout + stderr).not.toContain("a-token-of-mine");
      expect(vendor.received[0]?.rawHeaders).toContain("a-token-of-mine");
    } finally {
      await vendor.close();
    }
  });
});

describe("standard input", () => {
  test("is read for one thing only", async () => {
    const { code, stderr } = await runCli(["sign", "--secret", "-"], { stdin: "a-secret-of-sixteen" });
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining("Two things") });
  });
});

describe("colours", () => {
  const colour = "\u001b[";
  test.each<readonly [boolean, Readonly<Record<string, string>>, boolean]>([
    [true, {}, true],
    [true, { NO_COLOR: "1" }, false],
    [true, { TERM: "dumb" }, false],
    [false, {}, false],
    [false, { FORCE_COLOR: "1" }, false],
  ])("on a terminal %s with %j: %s", async (terminal, env, expected) => {
    const { stderr } = await runCli(["listen"], { terminal, env });
    expect(stderr.includes(colour)).toBe(expected);
  });
});

describe("progress", () => {
  test("is one line on a terminal that is gone at the end, and nothing elsewhere", async () => {
    const vendor = await startVendor();
    try {
      const env = { SYNDIKIT_SECRET: "a-secret-of-sixteen" };
      const shown = await runCli(["doctor", vendor.events], { env, terminal: true });
      expect(shown.stderr).toContain("looking whether something answers");
      expect(shown.stderr.endsWith("\r\u001b[J")).toBe(true);
      expect((await runCli(["doctor", vendor.events], { env })).stderr).toBe("");
    } finally {
      await vendor.close();
    }
  });
});

describe("the process", () => {
  test("has the exit code of what it found", async () => {
    const { code } = await spawnCli(
      ["verify", "--signature", "x"],
      { SYNDIKIT_SECRET: "a-secret-of-sixteen" },
      { stdin: "{}" },
    ).ended;
    expect(code).toBe(1);
  });

  test("ends at Ctrl-C with 130 when it is not done", async () => {
    const vendor = await startVendor(() => new Promise(() => undefined));
    const child = spawnCli(["doctor", vendor.events], { SYNDIKIT_SECRET: "a-secret-of-sixteen" });
    try {
      await new Promise<void>((resolve) => {
        const look = setInterval(() => {
          if (vendor.received.length === 0) return;
          clearInterval(look);
          resolve();
        }, 20);
      });
      expect(await child.kill("SIGINT")).toBe(130);
    } finally {
      await child.kill("SIGKILL");
      await vendor.close();
    }
  });
});
