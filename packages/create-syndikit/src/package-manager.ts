import { isKeyOf } from "./choices.js";

export const packageManagers = {
  npm: { test: "npm test", dev: "npm run dev" },
  pnpm: { test: "pnpm test", dev: "pnpm dev" },
  yarn: { test: "yarn test", dev: "yarn dev" },
  // `bun test` is Bun's own test runner.
  bun: { test: "bun run test", dev: "bun run dev" },
} as const;

/** A program that installs packages. */
export type PackageManager = keyof typeof packageManagers;

/** The package manager that started this, from the text in its environment: `pnpm/10.34.9 npm/? node/…`. */
export function detectPackageManager(userAgent: string | undefined): PackageManager {
  const name = userAgent?.split("/", 1)[0] ?? "";
  return isKeyOf(packageManagers, name) ? name : "npm";
}

export function scriptCommand(packageManager: PackageManager, script: "test" | "dev"): string {
  return packageManagers[packageManager][script];
}

/** The command that runs any other script. */
export function runScript(packageManager: PackageManager, script: string): string {
  return `${packageManager} run ${script}`;
}
