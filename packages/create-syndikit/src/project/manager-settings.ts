import type { Framework } from "../choices.js";
import type { PackageManager } from "../package-manager.js";
import type { LocalPackages } from "./local-packages.js";

/** What a package manager is told beside the dependencies. */
export interface ManagerSettings {
  readonly framework: Framework;
  readonly packageManager?: PackageManager | undefined;
  readonly packages?: LocalPackages | undefined;
  /** Whether it is a package of a workspace, which then has all this at its root. */
  readonly isMember?: boolean | undefined;
}

/** The packages that run a program when they are installed. The first compiles or downloads a binary. */
export function builtAtInstall(framework: Framework): readonly string[] {
  return ["better-sqlite3", "esbuild", ...(framework === "next" ? ["sharp"] : [])];
}

/** The fields of the package.json. */
export function managerFields({
  framework,
  packageManager = "npm",
  packages,
  isMember = false,
}: ManagerSettings): object {
  if (isMember) return {};
  const built = builtAtInstall(framework);
  return { ...allowedIn(packageManager, built), ...(packages && replaced(packageManager, packages)) };
}

/** Packages of this repository need one another, and these are to be the local ones too. */
function replaced(packageManager: PackageManager, packages: LocalPackages): object {
  return packageManager === "yarn" ? { resolutions: packages } : { overrides: packages };
}

/** Each package manager has a list of packages that may run a program at installation, in its own field. */
function allowedIn(packageManager: PackageManager, names: readonly string[]): object {
  switch (packageManager) {
    case "pnpm":
      // In a file of its own.
      return {};
    case "bun":
      return { trustedDependencies: names };
    case "yarn":
      return { dependenciesMeta: Object.fromEntries(names.map((name) => [name, { built: true }])) };
    case "npm":
      return { allowScripts: Object.fromEntries(names.map((name) => [name, true])) };
  }
}

/** The files beside the package.json, by their path. */
export function managerFiles(settings: ManagerSettings): Readonly<Record<string, string>> {
  const { framework, packageManager = "npm", packages, isMember = false } = settings;
  if (isMember) return {};
  // Without a lockfile of its own, yarn takes it for a part of any project above it.
  if (packageManager === "yarn") return { ".yarnrc.yml": YARN, "yarn.lock": "" };
  if (packageManager !== "pnpm" && packages === undefined) return {};
  const lines = [
    "# These may run a program when they are installed. pnpm 11 reads the first list, pnpm 10 the second.",
    ...allowedByPnpm(framework),
    ...(packages === undefined
      ? []
      : ["# The packages of a folder, also where they need one another.", ...replacedByPnpm(packages)]),
  ];
  return { "pnpm-workspace.yaml": `${lines.join("\n")}\n` };
}

export function allowedByPnpm(framework: Framework): readonly string[] {
  const built = builtAtInstall(framework);
  return [
    "allowBuilds:",
    ...built.map((name) => `  ${name}: true`),
    "onlyBuiltDependencies:",
    ...built.map((name) => `  - ${name}`),
  ];
}

export function replacedByPnpm(packages: LocalPackages): readonly string[] {
  const entries = Object.entries(packages);
  return [
    "overrides:",
    ...entries.map(([name, file]) => `  ${JSON.stringify(name)}: ${JSON.stringify(file)}`),
  ];
}

const YARN = `# Tools look for packages in node_modules. Scripts run for what package.json names in dependenciesMeta.
nodeLinker: node-modules
enableScripts: false
`;
