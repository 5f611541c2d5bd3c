import type { Emitter } from "../emitter.js";
import { docComment, literal, propertyName } from "../print.js";
import { type Method, readGroups } from "./sdk-method.js";

/**
 * The run-time table of the SDK: one short line for each method, since it is sent to every user. A line that
 * several groups have in common stands once, and its name alone in the groups.
 */
export const sdkMethods: Emitter = {
  name: "SDK methods",
  target: "packages/sdk/src/methods.gen.ts",
  source: "the x-sdk fields in spec/paths/",
  emit: (spec) => {
    const tables = [...readGroups(spec)].map(([group, methods]) => readTable(group, methods));
    const common = findCommon(tables.flatMap(({ lines }) => lines));
    const members = tables.map(({ group, root, lines }) => {
      const short = lines.map((line) => (common.includes(line) ? nameOf(line) : line));
      return `  ${propertyName(group)}: ${text([root, ...short])},`;
    });
    return [
      `${docComment("The lines that several groups have in common. `readPlans` in plan.ts says what a line holds.")}export const common = ${text(common)};\n`,
      `${docComment("One table for each group: the start of its paths, and its methods.")}export const tables = {\n${members.join("\n")}\n};\n`,
    ].join("\n");
  },
};

interface Table {
  group: string;
  root: string;
  lines: string[];
}

function readTable(group: string, methods: Method[]): Table {
  const root = commonStart(methods.map(({ operation }) => operation.path.split(/(?=\/)/))).join("");
  return { group, root, lines: methods.map((method) => printLine(method, root)) };
}

function printLine(method: Method, root: string): string {
  const { name, operation, result, idempotency, signsIn, fixed } = method;
  // The letters are those of `flag` in the SDK's plan.ts.
  const flags = [
    method.arguments.some(({ place }) => place === "body") && "b",
    idempotency === "once" && "o",
    result.kind === "list" && "p",
    result.kind === "location" && "l",
    result.kind === "nothing" && "n",
    signsIn && "s",
  ].filter(Boolean);
  const filled = Object.entries(fixed).map(([field, value]) => `${field}=${checkFixed(value)}`);
  const taken = method.arguments
    .filter(({ place }) => place === "field")
    .map(({ name: field, kind }) => (kind ? `${field}@${kind}` : field));
  const path = operation.path.slice(root.length);
  return [name, operation.method, path, flags.join(""), ...filled, ...taken].join(" ").trimEnd();
}

function checkFixed(value: unknown): string {
  if (typeof value === "boolean" || (typeof value === "string" && /^\w+$/.test(value))) return String(value);
  throw new Error(`${literal(value)} cannot stand in the table: a word, true or false can.`);
}

/** For each method name, its line that most groups share; none where no two do. */
function findCommon(lines: string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  const byName = new Map<string, string>();
  for (const [line, count] of [...counts].sort((a, b) => b[1] - a[1])) {
    const name = nameOf(line);
    if (count > 1 && !byName.has(name)) byName.set(name, line);
  }
  return [...byName.values()];
}

function nameOf(line: string): string {
  return line.slice(0, line.indexOf(" "));
}

function commonStart(lists: string[][]): string[] {
  const [first = [], ...others] = lists;
  const end = first.findIndex((part, index) => others.some((other) => other[index] !== part));
  return end < 0 ? first : first.slice(0, end);
}

function text(lines: string[]): string {
  return `\`${lines.join("\n")}\``;
}
