import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { scripts, shells } from "../src/completion/scripts.js";
import { splitLine } from "../src/completion/suggest.js";
import { runCli } from "./harness/run-cli.js";

const complete = async (...words: string[]): Promise<readonly string[]> => {
  const { code, stdout } = await runCli(["complete", "--", ...words]);
  expect(code).toBe(0);
  return stdout.split("\n").flatMap((line) => (line === "" ? [] : [line.split("\t")[0] ?? ""]));
};

describe("what may come next", () => {
  test.each<readonly [string, readonly string[], readonly string[]]>([
    ["verbs", ["rep"], ["replay"]],
    ["options of the program", ["--v"], ["--version"]],
    ["options of a verb", ["listen", "--pr"], ["--product", "--print-secret"]],
    ["choices of an option", ["listen", "--also", "m"], ["metrics"]],
    ["more choices of a variadic option", ["listen", "--also", "metrics", "ord"], ["order-validation"]],
    ["choices after =", ["listen", "--also=me"], ["--also=metrics"]],
    [
      "patterns of events",
      ["listen", "--events", "Subscription."],
      ["Subscription.*", "Subscription.CREATED", "Subscription.MODIFIED", "Subscription.DELETED"],
    ],
    ["events and stories", ["trigger", "ren"], ["renewal"]],
    ["keys of an event", ["trigger", "User.CREATED", "--override", "m"], ["metadata="]],
    ["keys of a story", ["trigger", "renewal", "--override", "clock."], ["clock.now=", "clock.advance="]],
    [
      "keys after a pair",
      ["trigger", "renewal", "--override", "order.type=TRIAL", "clock.n"],
      ["clock.now="],
    ],
    ["arguments after a flag", ["trigger", "--stand-in", "ren"], ["renewal"]],
    ["arguments after an option's value", ["trigger", "--patience", "5", "ren"], ["renewal"]],
    ["shells", ["completion", "p"], ["powershell"]],
    ["nothing after an option with a value of one's own", ["doctor", "--timeout", ""], []],
    ["nothing after the last argument", ["completion", "bash", ""], []],
    ["nothing of a verb that does not exist", ["sing", ""], []],
  ])("is %s", async (_, words, expected) => {
    expect(await complete(...words)).toEqual(expected);
  });

  test("is every verb at first, and no hidden one", async () => {
    const verbs = await complete("");
    expect(verbs).toEqual(expect.arrayContaining(["listen", "trigger", "doctor", "certify", "completion"]));
    expect(verbs).not.toContain("complete");
  });

  test("is files where a file belongs", async () => {
    const root = fileURLToPath(new URL("..", import.meta.url));
    expect(await complete("verify", `${root}src/main`)).toEqual([`${root}src/main.ts`]);
    expect(await complete("listen", "--save", `${root}sr`)).toEqual([`${root}src/`]);
    expect(await complete("replay", "no-such-folder/")).toEqual([]);
  });
});

describe("a line", () => {
  test.each<readonly [string, readonly string[]]>([
    ["syndikit ", [""]],
    ["syndikit li", ["li"]],
    ["syndikit  listen   --events 'a b' x", ["listen", "--events", "a b", "x"]],
    ['syndikit trigger --override "name=two words', ["trigger", "--override", "name=two words"]],
  ])("%j is split at white space outside quotation marks", (line, words) => {
    expect(splitLine(line)).toEqual(words);
  });
});

describe("the scripts", () => {
  test.each(shells)("are printed for %s", async (shell) => {
    const { code, stdout } = await runCli(["completion", shell]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: scripts[shell] });
  });

  test("are refused for another shell", async () => {
    const { code, stderr } = await runCli(["completion", "csh"]);
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining("bash, zsh") });
  });
});
