// Writes the databases of this version, which the tests of later versions open: `npm run release-data`.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findProgram } from "../../packages/receiver/test/servers/find-program.js";
import { startPostgres } from "../../packages/receiver/test/servers/start-postgres.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const manifest: unknown = JSON.parse(readFileSync(join(root, "packages/sdk/package.json"), "utf8"));
const { version } = manifest as { readonly version: string };

/** Who keeps data, and the script that writes an example of it. */
const stores = ["apps/reference-server", "packages/receiver"].map((workspace) => ({
  script: join(root, workspace, "test/releases/make.ts"),
  folder: join(root, workspace, "test/releases", version),
  dump: workspace === "packages/receiver" ? "receiver.sql" : "marketplace.sql",
}));

const HELP = `npm run release-data: the databases of version ${version}, as later versions find them

Without an option, writes a folder of that name for the reference server and one for the receiver. What was released
is never written anew.

  --answers  writes only what they come to when they are played on (played-on.json), for every release: after a rule
             has changed on purpose. Read the difference before you commit it.
`;

function run(script: string, ...args: readonly string[]): void {
  const options = ["--conditions=@syndikit/source", "--import", "tsx"];
  execFileSync(process.execPath, [...options, script, ...args], { cwd: dirname(script), stdio: "inherit" });
}

/** A database as plain statements, which a client can run too. */
function dump(url: string): string {
  const program = findProgram("pg_dump", { install: "apt-get install -y postgresql-client" });
  const options = [
    "--no-owner",
    "--no-privileges",
    "--inserts",
    "--rows-per-insert=50",
    "--no-unlogged-table-data",
  ];
  const text = execFileSync(program, [...options, url], { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  // Only psql knows its own commands.
  return text.replace(/^\\(un)?restrict .*\n/gm, "");
}

async function writeAll(): Promise<void> {
  const made = stores.find(({ folder }) => existsSync(folder));
  if (made !== undefined) {
    throw new Error(`${made.folder} is there already: version ${version} is released. See --answers.`);
  }
  const postgres = await startPostgres({ fsync: "off" });
  try {
    for (const [index, { script, folder, dump: file }] of stores.entries()) {
      mkdirSync(folder);
      execFileSync("psql", [postgres.url, "--quiet", "--command", `create database made_${index}`]);
      const url = Object.assign(new URL(postgres.url), { pathname: `/made_${index}` }).href;
      run(script, "live", folder, url);
      writeFileSync(join(folder, file), dump(url));
    }
  } finally {
    await postgres.stop();
  }
}

const [option, ...others] = process.argv.slice(2);
if (others.length > 0 || !["--answers", undefined].includes(option)) process.stdout.write(HELP);
else if (option === "--answers") for (const { script } of stores) run(script, "answers");
else await writeAll();
