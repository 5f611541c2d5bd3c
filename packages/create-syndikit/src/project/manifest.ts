import { keysOf, stores } from "../choices.js";
import type { PackageManager } from "../package-manager.js";
import type { Answers } from "../plan.js";
import type { LocalPackages } from "./local-packages.js";
import { managerFields } from "./manager-settings.js";

/** The answers, and the package manager that installs the project. */
export interface Composition extends Answers {
  readonly packageManager?: PackageManager;
  /** What is installed from a folder. */
  readonly packages?: LocalPackages | undefined;
  /** Whether a workspace above it installs it. */
  readonly isMember?: boolean | undefined;
}

/** The parts of a template's package.json that are used. */
export interface TemplateManifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const serverScripts = {
  dev: "node --import tsx dev/main.ts tsx watch --clear-screen=false src/main.ts",
  build: "tsc -p tsconfig.build.json",
  start: "node --enable-source-maps dist/main.js",
  test: "node dev/check-node.mjs && vitest run",
  typecheck: "tsc",
};

const nextScripts = {
  dev: "node --import tsx dev/main.ts next dev --hostname 127.0.0.1",
  build: "next build",
  start: "next start",
  test: "node dev/check-node.mjs && vitest run",
  typecheck: "next typegen && tsc",
};

/** Whether the project can pass every check: it makes tenants, and remembers them when its process is killed. */
export function canCertify({ store, handle }: Pick<Composition, "store" | "handle">): boolean {
  return store !== "memory" && handle.includes("provisioning");
}

/** The command that `npm run certify` starts, again after each kill. */
const certified = {
  server: "node --import tsx dev/certify.ts node --import tsx src/main.ts",
  next: "next build && node --import tsx dev/certify.ts next start --hostname 127.0.0.1",
};

/** The project's package.json: the template's dependencies, without those of the stores that were not chosen. */
export function writeManifest(template: TemplateManifest, composition: Composition): string {
  const { packageName, framework, store, packages = {} } = composition;
  const unused = keysOf(stores)
    .filter((other) => other !== store)
    .flatMap((other): readonly string[] => stores[other].packages);
  const without = canCertify(composition) ? unused : [...unused, "syndikit"];
  const used = (dependencies: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(dependencies)
        .filter(([name]) => !without.includes(name))
        .map(([name, range]): [string, string] => [name, packages[name] ?? range])
        .sort(([left], [right]) => (left < right ? -1 : 1)),
    );
  const base = framework === "next" ? nextScripts : serverScripts;
  const certify = certified[framework === "next" ? "next" : "server"];
  const scripts = canCertify(composition) ? { ...base, certify } : base;
  const manifest = {
    name: packageName,
    version: "0.0.0",
    private: true,
    type: "module",
    engines: { node: ">=20.19.0" },
    scripts,
    dependencies: used(template.dependencies),
    devDependencies: used(template.devDependencies),
    ...managerFields(composition),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
