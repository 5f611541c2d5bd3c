import { relative, sep } from "node:path";
import { createColors } from "picocolors";
import { abilities, frameworks, stores } from "./choices.js";
import type { CreateError } from "./create-error.js";
import type { Finished } from "./finish.js";
import type { Io } from "./io.js";
import { runScript, scriptCommand } from "./package-manager.js";
import type { Plan } from "./plan.js";
import { canCertify } from "./project/manifest.js";

export interface Done {
  readonly plan: Plan;
  readonly files: readonly string[];
  readonly finished: Finished;
  /** What the workspace's file must still have. */
  readonly missing: string | undefined;
  readonly json: boolean;
}

/** Prints what was done, and the next steps. */
export function report({ plan, files, finished, missing, json }: Done, io: Io): void {
  const { packageManager, workspace } = plan;
  const path = relative(io.cwd, plan.folder);
  const next = [
    ...(path === "" ? [] : [`cd ${asTyped(path)}`]),
    ...(finished.installed ? [] : [`${packageManager} install`]),
    ...(plan.store === "postgres" ? ["cp .env.example .env", "docker compose up -d"] : []),
    scriptCommand(packageManager, "test"),
    scriptCommand(packageManager, "dev"),
  ];
  if (json) {
    const { framework, store, handle, packageName: name, folder } = plan;
    const { installed, git, failures } = finished;
    const answers = { name, framework, store, handle, packageManager };
    const within = workspace && { folder: workspace.folder, isMember: workspace.isMember, missing };
    io.out(
      `${JSON.stringify({ folder, ...answers, installed, git, failures, files, workspace: within, next })}\n`,
    );
    return;
  }
  const { bold, cyan, green, yellow } = createColors(io.colors);
  const handled = plan.handle.map((ability) => abilities[ability].label.toLowerCase()).join(", ") || "events";
  const failed = finished.failures.map((command) =>
    yellow(
      `${command} failed; the project is complete without it.${command.endsWith(" install") ? WITHOUT_A_REGISTRY : ""}\n`,
    ),
  );
  io.out(`
${green("✔")} ${bold(plan.packageName)}: ${frameworks[plan.framework].label}, ${stores[plan.store].label}, ${handled}
${failed.join("")}${placeOf(plan, finished, missing)}
${next.map((command) => `  ${cyan(command)}`).join("\n")}

${plan.store === "postgres" ? "Without Docker, set DATABASE_URL in .env to the address of your own PostgreSQL.\n" : ""}The last command starts the application and a marketplace, and places an order. Then search for FILL IN: your code goes there.
${canCertify(plan) ? `${runScript(packageManager, "certify")} runs every check. Use it before you go live.\n` : ""}`);
}

/** A path as it is typed in a shell. */
function asTyped(path: string): string {
  // A minus at the beginning would be an option.
  const whole = path.startsWith("-") ? `.${sep}${path}` : path;
  if (sep === "\\") return /^[\p{L}\p{N}\\/.:_-]+$/u.test(whole) ? whole : `"${whole}"`;
  return /^[\p{L}\p{N}/.:@%+=_-]+$/u.test(whole) ? whole : `'${whole.replaceAll("'", "'\\''")}'`;
}

const WITHOUT_A_REGISTRY =
  " Does the registry answer? Without one, --from <folder> takes SyndiKit from a folder of .tgz files, and what is in the cache of the package manager needs no network (--prefer-offline).";

/** What is different because of where the project lies. */
function placeOf(
  { workspace, repository, packageManager }: Plan,
  { git }: Finished,
  missing?: string,
): string {
  const lines: string[] = [];
  if (workspace?.isMember) {
    const { folder, file } = workspace;
    lines.push(
      `It is a package of the workspace in ${folder}, and ${packageManager} installs it with the others.`,
    );
    if (missing !== undefined) {
      lines.push(`Add this to ${file} there first, or what must be compiled is not:\n\n${missing}\n`);
    }
  } else if (workspace !== undefined) {
    const { folder, file, path } = workspace;
    const list = file === "package.json" ? "workspaces" : "packages";
    lines.push(
      `The workspace in ${folder} does not name it, so it is installed by itself. To change that, create it anew after adding "${path}" to ${list} in ${file}.`,
    );
  }
  if (repository !== undefined && !git)
    lines.push(`It is in the git repository ${repository}, so none was created.`);
  return lines.map((line) => `${line}\n`).join("");
}

export function reportError({ code, message }: CreateError, io: Io, json: boolean): void {
  if (json) io.out(`${JSON.stringify({ error: { code, message } })}\n`);
  else io.err(`${createColors(io.colors).red("✖")} ${message}\n`);
}
