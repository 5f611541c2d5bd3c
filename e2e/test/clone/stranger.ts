import { cp, mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runQuietly } from "../../../tools/registry/run-quietly.js";
import { strangersEnvironment } from "../../../tools/registry/strangers-environment.js";
import { type Launched, launchCommand } from "../../src/scaffold/launch-command.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** A user with an empty home folder, who has cloned the repository and run `npm ci`. */
export interface Stranger {
  /** The folder of the clone. */
  readonly clone: string;
  /** An empty folder next to the clone. */
  readonly elsewhere: string;
  readonly home: string;
  /** For programs that are started in another way. */
  readonly env: Readonly<Record<string, string>>;
  /** Runs a command to its end. */
  run(line: string, cwd: string, env?: Readonly<Record<string, string>>): Promise<string>;
  /** Starts a command, and waits until its output matches. */
  start(
    line: string,
    options: { cwd: string; until: RegExp; env?: Readonly<Record<string, string>> },
  ): Promise<Launched>;
  /** Files in the home folder apart from npm's cache, and whatever else appeared next to the two folders. */
  traces(): Promise<readonly string[]>;
  leave(): Promise<void>;
}

/** The limit for a command that starts with nothing built, in milliseconds. */
const PATIENCE = 600_000;

/**
 * Clones the last commit, and installs from its lockfile.
 *
 * @param install - `"whole"` is `npm ci` with the scripts of all packages. `"quick"` leaves them out, and copies the
 * compiled binding from here.
 */
export async function welcomeStranger(install: "whole" | "quick" = "quick"): Promise<Stranger> {
  const folder = await mkdtemp(join(tmpdir(), "stranger-"));
  const [clone, home, elsewhere] = ["clone", "home", "elsewhere"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await mkdir(home);
  await mkdir(elsewhere);
  const cache = join(home, ".npm");
  await mkdir(cache);
  const config = async (name: string): Promise<string> =>
    (await runQuietly("npm", ["config", "get", name], { cwd: root })).trim();
  // What npm has downloaded is shared. What npx has installed is not: it may be an earlier state of the same version.
  await symlink(join(await config("cache"), "_cacache"), join(cache, "_cacache"));
  const nodedir = await config("nodedir");
  const env = {
    HOME: home,
    XDG_CONFIG_HOME: "",
    XDG_CACHE_HOME: "",
    XDG_DATA_HOME: "",
    XDG_STATE_HOME: "",
    // Only npm's sources are taken from this machine, and those of what it compiles.
    npm_config_registry: await config("registry"),
    ...(nodedir === "undefined" ? {} : { npm_config_nodedir: nodedir }),
    npm_config_cache: cache,
    npm_config_prefer_offline: "true",
    npm_config_update_notifier: "false",
    // The commands must work without help from these variables.
    CI: "",
    DO_NOT_TRACK: "",
    NO_COLOR: "1",
  };
  const run = (line: string, cwd: string, more = {}): Promise<string> =>
    runQuietly("sh", ["-c", line], { cwd, env: { ...env, ...more } });

  await run(`git clone --quiet --depth 1 "file://${root}" clone`, folder);
  if (install === "whole") await run("npm ci", clone);
  else {
    await run("npm ci --ignore-scripts", clone);
    const binding = "node_modules/better-sqlite3/build";
    await cp(join(root, binding), join(clone, binding), { recursive: true });
  }
  return {
    clone,
    elsewhere,
    home,
    env,
    run,
    async start(line, { cwd, until, env: more = {} }) {
      const launched = launchCommand(line, { cwd, env: { ...strangersEnvironment(), ...env, ...more } });
      await launched.within(PATIENCE, Promise.race([launched.printed(until), launched.ended]));
      if (!until.test(launched.output)) throw new Error(`\`${line}\` ended:\n${launched.output}`);
      return launched;
    },
    async traces() {
      const beside = (await readdir(folder)).filter((name) => !["clone", "home", "elsewhere"].includes(name));
      // Turborepo does not pass on this machine's cache folder to the npm that it runs, so that npm creates its own.
      const own = (await readdir(home, { recursive: true })).filter((path) => !/^\.npm(\/|$)/.test(path));
      return [...beside, ...own];
    },
    leave: () => rm(folder, { recursive: true, force: true }),
  };
}
