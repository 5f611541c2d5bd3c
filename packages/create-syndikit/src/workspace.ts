import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { isKeyOf } from "./choices.js";
import { type PackageManager, packageManagers } from "./package-manager.js";
import {
  allowedByPnpm,
  builtAtInstall,
  type ManagerSettings,
  managerFields,
  replacedByPnpm,
} from "./project/manager-settings.js";

/** Several packages that are installed together, above the folder of a project. */
export interface Workspace {
  readonly folder: string;
  /** The file that names its packages. */
  readonly file: "package.json" | "pnpm-workspace.yaml";
  readonly packageManager: PackageManager;
  /** The path of the project in it, with forward slashes. */
  readonly path: string;
  /** Whether its patterns name the project. */
  readonly isMember: boolean;
}

/** The nearest workspace above a folder, which need not exist yet. */
export function findWorkspace(folder: string): Workspace | undefined {
  for (let current = dirname(folder); ; current = dirname(current)) {
    const found = readWorkspace(current);
    if (found !== undefined) {
      const { patterns, ...workspace } = found;
      const path = relative(current, folder).replaceAll("\\", "/");
      return { folder: current, path, isMember: isNamed(path, patterns), ...workspace };
    }
    if (current === dirname(current)) return undefined;
  }
}

/**
 * What a workspace must still say at its root, where alone package managers read it: the text to add to its file. A
 * project that is installed by itself has it in its own files.
 */
export function missingSettings(
  { folder, file, packageManager }: Workspace,
  settings: Omit<ManagerSettings, "packageManager">,
): string | undefined {
  if (file === "pnpm-workspace.yaml") return missingOfPnpm(readIfThere(join(folder, file)) ?? "", settings);
  const root = readManifest(join(folder, file));
  const missing = Object.entries(managerFields({ ...settings, packageManager })).filter(
    ([field, value]) => !namesIn(value).every((name) => namesIn(root[field]).includes(name)),
  );
  if (missing.length === 0) return undefined;
  // Without the braces around it.
  return JSON.stringify(Object.fromEntries(missing), null, 2).slice(2, -2);
}

function missingOfPnpm(yaml: string, { framework, packages = {} }: ManagerSettings): string | undefined {
  const isAllowed = (name: string): boolean =>
    new RegExp(`^\\s+(?:-\\s*["']?${name}["']?|["']?${name}["']?:\\s*true)\\s*$`, "m").test(yaml);
  const isReplaced = (name: string): boolean => yaml.includes(`"${name}":`);
  const lines = [
    ...(builtAtInstall(framework).every(isAllowed) ? [] : allowedByPnpm(framework)),
    ...(Object.keys(packages).every(isReplaced) ? [] : replacedByPnpm(packages)),
  ];
  return lines.length === 0 ? undefined : lines.join("\n");
}

const namesIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : Object.keys(value ?? {});

interface Found {
  readonly file: Workspace["file"];
  readonly packageManager: PackageManager;
  readonly patterns: readonly string[];
}

function readWorkspace(folder: string): Found | undefined {
  const yaml = readIfThere(join(folder, "pnpm-workspace.yaml"));
  if (yaml !== undefined) {
    return { file: "pnpm-workspace.yaml", packageManager: "pnpm", patterns: readPatterns(yaml) };
  }
  const { workspaces, packageManager } = readManifest(join(folder, "package.json"));
  const patterns: unknown = Array.isArray(workspaces) ? workspaces : Object(workspaces).packages;
  if (!Array.isArray(patterns)) return undefined;
  return {
    file: "package.json",
    packageManager: managerOf(folder, packageManager),
    patterns: patterns.map(String),
  };
}

/** Somebody else's manifest, which may say anything. The package manager tells of one that is broken. */
function readManifest(file: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(readIfThere(file) ?? "{}"));
  } catch {
    return {};
  }
}

const lockfiles: readonly (readonly [string, PackageManager])[] = [
  ["yarn.lock", "yarn"],
  ["bun.lock", "bun"],
  ["bun.lockb", "bun"],
];

function managerOf(folder: string, packageManager: unknown): PackageManager {
  const name = String(packageManager).split("@", 1)[0] ?? "";
  if (isKeyOf(packageManagers, name)) return name;
  return lockfiles.find(([file]) => existsSync(join(folder, file)))?.[1] ?? "npm";
}

/** The list `packages` of a pnpm-workspace.yaml, in either form of YAML. */
function readPatterns(yaml: string): readonly string[] {
  const [, flow, block] =
    /^packages:[ \t]*(?:\[([^\]]*)\]|(?:#.*)?\n((?:[ \t]*(?:-.*|#.*)?\n?)*))/m.exec(yaml) ?? [];
  const entries =
    flow?.match(/"[^"]*"|'[^']*'|[^,\s]+/g) ?? block?.split("\n").filter((line) => /^\s*-/.test(line)) ?? [];
  return entries
    .map((entry) =>
      entry
        .replace(/^\s*-\s*/, "")
        .replace(/\s+#.*$/, "")
        .trim()
        .replace(/^(["'])(.*)\1$/, "$2"),
    )
    .filter((entry) => entry !== "");
}

/** Whether patterns such as `apps/*`, `packages/**` and `!apps/old` name a path. The last one that does decides. */
function isNamed(path: string, patterns: readonly string[]): boolean {
  const last = patterns.findLast((pattern) => toExpression(pattern.replace(/^!/, "")).test(path));
  return last !== undefined && !last.startsWith("!");
}

function toExpression(pattern: string): RegExp {
  const parts = pattern
    .replace(/^\.\//, "")
    .replace(/\/$/, "")
    .split(/(\*\*\/?|\*|\?|\{[^}]*\})/);
  const source = parts.map((part) => {
    if (part.startsWith("**")) return "(?:.*)";
    if (part === "*") return "[^/]+";
    if (part === "?") return "[^/]";
    const escaped = part.replace(/[\\^$.*+?()[\]|]/g, "\\$&");
    return part.startsWith("{") ? `(?:${escaped.slice(1, -1).replaceAll(",", "|")})` : escaped;
  });
  return new RegExp(`^${source.join("")}$`);
}

/** The text of a file, without the mark that some editors begin it with; `undefined` where it cannot be read. */
function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").replace(/^\ufeff/, "");
  } catch {
    return undefined;
  }
}
