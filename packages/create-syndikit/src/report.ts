import { relative } from "node:path";
import { createColors } from "picocolors";
import { abilities, frameworks, stores } from "./choices.js";
import type { CreateError } from "./create-error.js";
import type { Finished } from "./finish.js";
import type { Io } from "./io.js";
import { type PackageManager, runScript, scriptCommand } from "./package-manager.js";
import type { Plan } from "./plan.js";
import { canCertify } from "./project/manifest.js";

export interface Done {
  readonly plan: Plan;
  readonly files: readonly string[];
  readonly finished: Finished;
  readonly packageManager: PackageManager;
  readonly json: boolean;
}

/** Prints what was done, and the next steps. */
export function report({ plan, files, finished, packageManager, json }: Done, io: Io): void {
  const path = relative(io.cwd, plan.folder);
  const next = [
    ...(path === "" ? [] : [`cd ${path.includes(" ") ? `"${path}"` : path}`]),
    ...(finished.installed ? [] : [`${packageManager} install`]),
    ...(plan.store === "postgres" ? ["cp .env.example .env", "docker compose up -d"] : []),
    scriptCommand(packageManager, "test"),
    scriptCommand(packageManager, "dev"),
  ];
  if (json) {
    const { framework, store, handle, packageName: name, folder } = plan;
    const { installed, git, failures } = finished;
    const answers = { name, framework, store, handle, packageManager };
    io.out(`${JSON.stringify({ folder, ...answers, installed, git, failures, files, next })}\n`);
    return;
  }
  const { bold, cyan, green, yellow } = createColors(io.colors);
  const handled = plan.handle.map((ability) => abilities[ability].label.toLowerCase()).join(", ") || "events";
  const failed = finished.failures.map((command) =>
    yellow(`${command} failed; the project is complete without it.\n`),
  );
  io.out(`
${green("✔")} ${bold(plan.packageName)}: ${frameworks[plan.framework].label}, ${stores[plan.store].label}, ${handled}
${failed.join("")}
${next.map((command) => `  ${cyan(command)}`).join("\n")}

${plan.store === "postgres" ? "Without Docker, set DATABASE_URL in .env to the address of your own PostgreSQL.\n" : ""}The last command starts the application and a marketplace, and places an order. Then search for FILL IN: your code goes there.
${canCertify(plan) ? `${runScript(packageManager, "certify")} runs every check. Use it before you go live.\n` : ""}`);
}

export function reportError({ code, message }: CreateError, io: Io, json: boolean): void {
  if (json) io.out(`${JSON.stringify({ error: { code, message } })}\n`);
  else io.err(`${createColors(io.colors).red("✖")} ${message}\n`);
}
