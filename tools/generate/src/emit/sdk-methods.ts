import type { Emitter } from "../emitter.js";
import { docComment, literal } from "../print.js";
import { type Method, readGroups } from "./sdk-method.js";

/**
 * The run-time table of the SDK: one short line for each method, since it is sent to every user. A line that is the
 * same as the last one of its name is the name alone.
 */
export const sdkMethods: Emitter = {
  name: "SDK methods",
  target: "packages/sdk/src/table.gen.ts",
  source: "the x-sdk fields in spec/paths/",
  emit: (spec) => {
    const known = new Map<string, string>();
    const shorten = (line: string): string => {
      const name = line.slice(0, line.indexOf(" "));
      if (known.get(name) === line) return name;
      known.set(name, line);
      return line;
    };
    const blocks = [...readGroups(spec)].map(([group, methods]) => {
      const { root, lines } = readTable(methods);
      const head = group === toPlural(root.slice(1)) ? root : `${root} ${group}`;
      return [head, ...lines.map(shorten)].join("\n");
    });
    return `${docComment("The methods of all groups. `readPlans` in plan.ts says what a line holds.")}export const table = \`${blocks.join("\n")}\`;\n`;
  },
};

function readTable(methods: Method[]): { root: string; lines: string[] } {
  // A head begins with a slash, whatever the paths of the group share.
  const root = commonStart(methods.map(({ operation }) => operation.path.split(/(?=\/)/))).join("") || "/";
  return { root, lines: methods.map((method) => printLine(method, root)) };
}

function printLine(method: Method, root: string): string {
  const { name, operation, result, idempotency, signsIn, fixed } = method;
  // The letters are those of the SDK's flag.ts.
  const flags = [
    idempotency === "once" && "o",
    ["value", "list"].includes(result.kind) && "b",
    ["list", "count"].includes(result.kind) && "p",
    result.kind === "location" && "l",
    signsIn && "s",
  ].filter(Boolean);
  const filled = Object.entries(fixed).map(([field, value]) => `${field}=${checkFixed(value)}`);
  const taken = method.arguments
    .filter(({ place }) => place !== "path")
    .map(({ name: field, kind, place }) => (place === "body" ? "{" : `${field}{${kind ?? ""}`));
  const path = operation.path.slice(root.length);
  return [name, operation.method, path, flags.join(""), ...filled, ...taken].join(" ").trimEnd();
}

function checkFixed(value: unknown): string {
  const text = literal(value);
  if (!/[\s`$\\]/.test(text)) return text;
  throw new Error(`${text} cannot stand in the table: it would be cut, or read otherwise.`);
}

function commonStart(lists: string[][]): string[] {
  const [first = [], ...others] = lists;
  const end = first.findIndex((part, index) => others.some((other) => other[index] !== part));
  return end < 0 ? first : first.slice(0, end);
}

/** As `readPlans` does. */
const toPlural = (noun: string): string => `${noun.replace(/y$/, "ie")}s`;
