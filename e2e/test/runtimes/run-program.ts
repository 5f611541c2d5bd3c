import { execFile, spawn } from "node:child_process";
import { copyFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const binary = (name: string): string => here(`../../../node_modules/.bin/${name}`);

/**
 * Bundles a program the way an edge platform does, without the `node` condition. If it imports a built-in module of
 * Node anywhere, this fails. Each of the `constants` is available in the program by its name.
 */
export async function bundle(
  program: string,
  outfile: string,
  constants: Readonly<Record<string, unknown>>,
): Promise<void> {
  const texts = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  await build({
    entryPoints: [here(program)],
    outfile,
    bundle: true,
    format: "esm",
    platform: "neutral",
    conditions: ["@syndikit/source"],
    target: "es2022",
    define: Object.fromEntries(texts),
    logLevel: "silent",
  });
}

/** Runs a script to its end, and parses the JSON that it prints. */
export async function runScript(runtime: "node" | "bun" | "deno", script: string): Promise<unknown> {
  const [command, args] =
    runtime === "node" ? [process.execPath, []] : [binary(runtime), runtime === "deno" ? ["run"] : []];
  const { stdout } = await promisify(execFile)(command, [...args, script]);
  return JSON.parse(stdout);
}

/** Serves `worker.js` of a folder with workerd, sends one request, and stops it. */
export async function askWorkerd(folder: string): Promise<unknown> {
  const config = `${folder}/workerd.capnp`;
  await copyFile(here("workerd.capnp"), config);
  // workerd writes its port to descriptor 3.
  const server = spawn(binary("workerd"), ["serve", "--control-fd=3", config], {
    stdio: ["ignore", "ignore", "pipe", "pipe"],
  });
  try {
    const port = await new Promise<number>((resolve, reject) => {
      let errors = "";
      server.stderr?.on("data", (chunk: Buffer) => {
        errors += chunk.toString();
      });
      server.stdio[3]?.on("data", (chunk: Buffer) => {
        const message = JSON.parse(chunk.toString()) as { event: string; port?: number };
        if (message.port !== undefined) resolve(message.port);
      });
      server.once("error", reject);
      server.once("exit", () => reject(new Error(`workerd ended: ${errors}`)));
    });
    return await (await fetch(`http://127.0.0.1:${port}/`)).json();
  } finally {
    server.kill();
  }
}
