import { PassThrough } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { type AskOptions, createAsk } from "./ask.js";
import type { Chosen, Given } from "./plan.js";

const RIGHT = "\u001b[C";
const DOWN = "\u001b[B";
const CTRL_C = "\u0003";
const CTRL_D = "\u0004";
/** The end of the input, as when a terminal is closed. */
const END = "";

/** What is pressed when a text stands on the screen. */
type Press = readonly [seen: string, ...keys: string[]];

/** Answers questions at a terminal that is not there. */
async function answer(
  given: Given,
  presses: readonly Press[],
  options: Partial<AskOptions> = {},
  output = new PassThrough(),
): Promise<Chosen> {
  const input = new PassThrough();
  let screen = "";
  output.on("data", (chunk: Buffer) => {
    screen += stripVTControlCharacters(chunk.toString());
  });
  const asking = createAsk({ input, output })(given, {
    checkName: () => undefined,
    install: () => "npm install",
    isInRepository: () => false,
    signal: new AbortController().signal,
    ...options,
  });
  const pressing = (async () => {
    for (const [seen, ...keys] of presses) {
      await expect.poll(() => screen, { interval: 5 }).toContain(seen);
      for (const key of keys) {
        if (key === END) input.end();
        else input.write(key);
      }
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

test("asks in whole lines on a terminal that does not say how wide it is", async () => {
  const output = Object.assign(new PassThrough(), { columns: 0, rows: 0 });
  const given = { framework: "next", store: "memory", handle: [], install: false, git: false } as const;
  const typed = [["What is the name of the project?", "\r"]] as const;
  expect(await answer(given, typed, {}, output)).toMatchObject({ name: "my-app" });
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

test.each([
  ["the user presses Ctrl-C", CTRL_C],
  ["the user presses Ctrl-D", CTRL_D],
  ["the input ends", END],
])("ends at each question when %s", async (_, key) => {
  const given = { name: "shop", framework: "next", store: "memory", handle: [], git: false } as const;
  const { framework: _framework, ...withoutFramework } = given;
  for (const [known, question] of [
    [{}, "What is the name of the project?"],
    [withoutFramework, "Which framework?"],
    [given, "Run npm install?"],
  ] as const) {
    const answering = answer(known, [[question, key]]);
    await expect(answering, question).rejects.toMatchObject({ code: "cancelled" });
  }
});

test("ends when the input ends before the next question", async () => {
  const answering = answer({}, [["What is the name of the project?", "shop", "\r", END]]);
  await expect(answering).rejects.toMatchObject({ code: "cancelled" });
});

test("ends when the program is told to end", async () => {
  const controller = new AbortController();
  const answering = answer({}, [], { signal: controller.signal });
  controller.abort();
  await expect(answering).rejects.toMatchObject({ code: "cancelled" });
});

test("takes what was typed before Ctrl-D, which then deletes a letter", async () => {
  const given = { framework: "next", store: "memory", handle: [], install: false, git: false } as const;
  const typed = ["shop", CTRL_D, "\r"];
  expect(await answer(given, [["What is the name of the project?", ...typed]])).toMatchObject({
    name: "shop",
  });
});
