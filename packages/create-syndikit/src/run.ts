import { CommanderError } from "commander";
import { createProject } from "./create.js";
import { CreateError } from "./create-error.js";
import { decide } from "./decide.js";
import { finish } from "./finish.js";
import type { Io } from "./io.js";
import { detectPackageManager } from "./package-manager.js";
import type { Plan } from "./plan.js";
import { type CommandLine, createProgram } from "./program.js";
import { readLocalPackages } from "./project/local-packages.js";
import { report, reportError } from "./report.js";
import { missingSettings } from "./workspace.js";

/** Does what the command line says, and returns the exit code. */
export async function run(args: readonly string[], io: Io, version: string): Promise<number> {
  const json = args.includes("--json");
  try {
    const line = parse(args, io, { version, json });
    if (line === undefined) return 0;
    const plan = await decide(line, io, detectPackageManager(io.env["npm_config_user_agent"]));
    const isMember = plan.workspace?.isMember;
    const { files } = await createProject({ ...plan, isMember, signal: io.signal });
    const missing = await missingAtRoot(plan);
    const finished = await finish(plan, io, missing);
    report({ plan, files, finished, missing, json }, io);
    return finished.failures.length === 0 ? 0 : 1;
  } catch (error) {
    if (!CreateError.is(error)) throw error;
    reportError(error, io, json);
    return error.code === "cancelled" ? 130 : 2;
  }
}

/** The text that the workspace's file must still have, of a project that is part of one. */
async function missingAtRoot({ workspace, framework, from }: Plan): Promise<string | undefined> {
  if (workspace?.isMember !== true) return undefined;
  const packages = from === undefined ? undefined : await readLocalPackages(from);
  return missingSettings(workspace, { framework, packages });
}

/** The choices; `undefined` if only help or the version was requested. */
function parse(
  args: readonly string[],
  io: Io,
  { version, json }: { readonly version: string; readonly json: boolean },
): CommandLine | undefined {
  let line: CommandLine | undefined;
  const program = createProgram(version, (read) => {
    line = read;
  });
  // The code that catches errors prints them, as text or as JSON.
  program.configureOutput({ writeOut: io.out, writeErr: () => undefined });
  try {
    program.parse(args, { from: "user" });
    return line;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return undefined;
    const message = error.message.replace(/^error: /, "");
    throw new CreateError("bad_option", `${message}${json ? "" : "\nSee --help."}`, { cause: error });
  }
}
