import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../consumers/repository.js";
import type { Sample } from "./samples.js";

/** What a sample finds when it runs. */
export interface SampleWorld {
  /** Stands in for the marketplace that the sample names. */
  readonly marketplaceUrl?: string;
  /** Stands in for the token of the sample. */
  readonly token?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Runs before the sample: what it only declares, as globals. */
  readonly before?: string;
  /** Runs with the sample's exports as `sample`. */
  readonly after?: string;
}

/** A sample that runs. */
export interface RunningSample {
  /** What it has printed so far. */
  output(): string;
  /** Waits for the end; rejects when it failed. */
  ended(): Promise<void>;
  /** Stops it, and removes what it wrote. */
  stop(): Promise<void>;
}

// A server of a sample listens where no other test does, and says where.
const listenAnywhere = `
import { Server } from "node:http";
const { listen } = Server.prototype;
Server.prototype.listen = function () {
  return listen.call(this, 0, "127.0.0.1", () => console.log("port " + this.address().port));
};
`;

/** Starts a sample as it was pasted, in an empty folder, on Node. */
export async function startSample(sample: Sample, world: SampleWorld = {}): Promise<RunningSample> {
  const { marketplaceUrl = "https://market.example", token = "token-of-the-vendor" } = world;
  const { env = {}, before = "", after = "" } = world;
  const folder = await mkdtemp(join(tmpdir(), "sample-"));
  await symlink(join(root, "node_modules"), join(folder, "node_modules"), "dir");
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await writeFile(join(folder, "before.mjs"), listenAnywhere + before);
  // What a reader puts in: the address, and a token.
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
      // Marked, or vitest takes the frames in it for its own, and looks for files that are gone.
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
