import { PassThrough } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { type AskOptions, createAsk } from "./ask.js";
import type { Chosen, Given } from "./plan.js";

const RIGHT = "\u001b[C";
const DOWN = "\u001b[B";
const CTRL_C = "\u0003";

/** What is pressed when a text stands on the screen. */
type Press = readonly [seen: string, ...keys: string[]];

/** Answers questions at a terminal that is not there. */
async function answer(
  given: Given,
  presses: readonly Press[],
  options: Partial<AskOptions> = {},
): Promise<Chosen> {
  const input = new PassThrough();
  const output = new PassThrough();
  let screen = "";
  output.on("data", (chunk: Buffer) => {
    screen += stripVTControlCharacters(chunk.toString());
  });
  const asking = createAsk({ input, output })(given, {
    checkName: () => undefined,
    install: () => "npm install",
    isInRepository: () => false,
    ...options,
  });
  const pressing = (async () => {
    for (const [seen, ...keys] of presses) {
      await expect.poll(() => screen, { interval: 5 }).toContain(seen);
      for (const key of keys) input.write(key);
    }
  })();
  const [answers] = await Promise.all([asking, pressing]);
  return answers;
}

test("asks for everything, and proposes what most want", async () => {
  const answers = await answer({}, [
    ["What is the name of the project?", "shop", "\r"],
    ["Which framework?", DOWN, "\r"],
    ["Where is the state stored?", "\r"],
    ["What does it handle?", "\r"],
    ["Run npm install?", "\r"],
    ["Create a git repository?", RIGHT, "\r"],
  ]);
  expect(answers).toEqual({
    name: "shop",
    framework: "express",
    store: "sqlite",
    handle: ["provisioning", "metrics", "external-values", "order-validation"],
    install: true,
    git: false,
  });
});

test("asks only for what was not given", async () => {
  const given = { name: "shop", framework: "next", store: "memory", handle: [], install: false } as const;
  expect(await answer(given, [["Create a git repository?", "\r"]])).toEqual({ ...given, git: true });
});

test("takes the name that it proposes when none is typed, and looks at that one", async () => {
  const checked: string[] = [];
  const checkName = (name: string): undefined => void checked.push(name);
  const given = { framework: "next", store: "memory", handle: [], install: false, git: false } as const;
  expect(await answer(given, [["What is the name of the project?", "\r"]], { checkName })).toMatchObject({
    name: "my-app",
  });
  expect(checked).toEqual(["my-app"]);
});

test("does not propose a repository inside another one", async () => {
  const given = { name: "shop", framework: "next", store: "memory", handle: [], install: false } as const;
  expect(await answer(given, [], { isInRepository: (name) => name === "shop" })).toEqual({
    ...given,
    git: false,
  });
});

test("ends when the user presses Ctrl-C", async () => {
  const answering = answer({}, [["What is the name of the project?", CTRL_C]]);
  await expect(answering).rejects.toMatchObject({ code: "cancelled" });
});
