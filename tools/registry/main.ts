import { mkdir, readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { packBinding } from "./pack-binding.js";
import { packWorkspaces } from "./pack-workspaces.js";
import { runQuietly } from "./run-quietly.js";
import { type Registry, type RegistryContent, serveRegistry } from "./serve-registry.js";

const COMMAND = "npm run registry";
const repository = fileURLToPath(new URL("../..", import.meta.url));

const help = `Packs all packages of this repository, and serves them on this machine as if they were published.

Usage: ${COMMAND} -- [--port <number>] [--into <folder>] [--pack-only]

  --port <number>  where it listens on 127.0.0.1; 4873 when absent
  --into <folder>  an empty or new folder for the packages; .packed in the repository when absent
  --pack-only      write the packages, and serve nothing
  --help           show this text

Questions for packages of others are sent on to the registry that npm is configured with. Ctrl-C ends it.
`;

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "4873" },
    into: { type: "string" },
    "pack-only": { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (values.help) process.stdout.write(help);
else process.exitCode = await main();

/** Packs, and serves until somebody ends it. Returns the exit code. */
async function main(): Promise<number> {
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    return refuse(`--port ${values.port} is no port. Give a number from 0 to 65535.`);
  }
  const upstream = await configuredRegistry();
  if (!values["pack-only"] && isOwnAddress(upstream, port)) {
    return refuse(
      `npm is configured with ${upstream}, which is this registry itself. In this terminal, type: unset npm_config_registry`,
    );
  }
  const folder = await prepareFolder();
  if (folder === undefined) return refuse(`${values.into} is not empty. Name another folder with --into.`);
  process.stderr.write("Building and packing. This takes some minutes the first time.\n");
  const packages = await packWorkspaces(repository, folder);
  process.stdout.write(`${packages.length} packages are in ${folder}\n`);
  return values["pack-only"] ? 0 : await serve(folder, { packages, upstream, port });
}

async function serve(folder: string, content: Omit<RegistryContent, "files">): Promise<number> {
  const files = new Map<string, string>();
  // Without it, whoever installs the server compiles it. A clone that was installed without scripts has none either.
  const binding = await packBinding(repository, folder).catch(() => undefined);
  if (binding !== undefined) files.set(...binding);
  const ended = new Promise((resolve) => process.once("SIGINT", resolve).once("SIGTERM", resolve));
  let registry: Registry;
  try {
    registry = await serveRegistry({ ...content, files });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    return refuse(`Port ${content.port} is taken. Name another one with --port.`);
  }
  const { url } = registry;
  const settings = [
    `npm_config_registry=${url}`,
    ...(binding === undefined ? [] : [`npm_config_better_sqlite3_binary_host=${url}/binaries`]),
  ];
  process.stdout.write(`They are served at ${url}. In another terminal, in any folder:

  export ${settings.join(" ")}

If you served an earlier state, npx still has it: delete the folder _npx in \`npm config get cache\`.
Ctrl-C ends it.
`);
  await ended;
  await registry.close();
  process.stdout.write("The registry has ended.\n");
  return 0;
}

function refuse(message: string): number {
  process.stderr.write(`${message}\n`);
  return 2;
}

async function configuredRegistry(): Promise<string> {
  // `npm run` puts npm's settings into the environment, and a command that is run from here is not told of them.
  const { npm_config_registry: told } = process.env;
  const registry =
    told ?? (await runQuietly("npm", ["config", "get", "registry"], { cwd: repository })).trim();
  return registry.replace(/\/*$/, "/");
}

function isOwnAddress(address: string, port: number): boolean {
  const url = URL.parse(address);
  return ["127.0.0.1", "localhost", "[::1]"].includes(url?.hostname ?? "") && url?.port === String(port);
}

/** An empty folder for the packages; `undefined` when the one that was named holds something. */
async function prepareFolder(): Promise<string | undefined> {
  if (values.into === undefined) {
    const own = join(repository, ".packed");
    await rm(own, { recursive: true, force: true });
    await mkdir(own);
    return own;
  }
  // npm runs a script in the folder of its package: the path is meant from where it was typed.
  const { INIT_CWD = process.cwd() } = process.env;
  const named = resolve(INIT_CWD, values.into);
  await mkdir(named, { recursive: true });
  return (await readdir(named)).length === 0 ? named : undefined;
}
