import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../consumers/repository.js";
import type { Sample } from "./samples.js";

/** The environment in which a sample runs. */
export interface SampleWorld {
  /** Replaces the marketplace in the sample. */
  readonly marketplaceUrl?: string;
  /** Replaces the token in the sample. */
  readonly token?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Code that runs before the sample, to set as globals what the sample only declares. */
  readonly before?: string;
  /** Code that runs after the sample, with its exports as `sample`. */
  readonly after?: string;
}

export interface RunningSample {
  /** The output so far. */
  output(): string;
  /** Waits for the end; rejects if the sample failed. */
  ended(): Promise<void>;
  /** Stops the sample, and removes its files. */
  stop(): Promise<void>;
}

// Makes a sample's server listen on a free port, and print it.
const listenAnywhere = `
import { Server } from "node:http";
const { listen } = Server.prototype;
Server.prototype.listen = function () {
  return listen.call(this, 0, "127.0.0.1", () => console.log("port " + this.address().port));
};
`;

/** Starts a sample with Node in an empty folder, as if it were pasted there. */
export async function startSample(sample: Sample, world: SampleWorld = {}): Promise<RunningSample> {
  const { marketplaceUrl = "https://market.example", token = "token-of-the-vendor" } = world;
  const { env = {}, before = "", after = "" } = world;
  const folder = await mkdtemp(join(tmpdir(), "sample-"));
  await symlink(join(root, "node_modules"), join(folder, "node_modules"), "dir");
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await writeFile(join(folder, "before.mjs"), listenAnywhere + before);
  // Fills in the address and the token, as a reader would.
  const code = sample.code
    .replaceAll("https://market.example", marketplaceUrl)
    .replace(/token: "[^"]*"/, `token: "${token}"`);
  await writeFile(join(folder, "sample.ts"), code);
  await writeFile(join(folder, "main.mjs"), `const sample = await import("./sample.ts");\n${after}`);
  const args = ["--conditions=@syndikit/source", "--import", "tsx", "--import", "./before.mjs", "main.mjs"];
  const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, ...env } });
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const end = ending(child);
  return {
    output: () => output,
    async ended() {
      const code = await end;
      // Each line gets a mark. Otherwise vitest takes the stack frames for its own, and looks for files that are gone.
      const said = `${output}\n${errors}`.replace(/^/gm, "| ");
      if (code !== 0) throw new Error(`The sample ended with ${code}:\n${said}`);
    },
    async stop() {
      child.kill("SIGKILL");
      await end;
      await rm(folder, { recursive: true });
    },
  };
}

const ending = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
