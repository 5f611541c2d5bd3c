import { spawn } from "node:child_process";
import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createOperatorPage, openDesk } from "@syndikit/receiver";
import { toNode } from "@syndikit/receiver/node";
import { sqliteStore } from "@syndikit/receiver/store/sqlite";
import { sign } from "@syndikit/signature";
import { application } from "./applications.js";
import { startMarketplace, type TestMarketplace } from "./start-marketplace.js";
import { startServer } from "./start-vendor.js";

/** The exit code and the output of a shell command. */
export interface ShellResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A shell with the program in its path, a marketplace, an application, and the files that the documents mention. */
export interface TestShell {
  readonly marketplace: TestMarketplace;
  readonly vendorOrigin: string;
  /** Resets the application's address at the marketplace, and its secret. */
  reset(): Promise<void>;
  /** Runs lines. A command that runs until Ctrl-C gets one as soon as it is ready. */
  run(lines: string): Promise<ShellResult>;
  close(): Promise<void>;
}

const secret = "a-secret-of-yours";
const body = '{"id":"12"}';

export async function startShell(): Promise<TestShell> {
  const marketplace = await startMarketplace();
  const { folder } = marketplace;
  const store = sqliteStore(join(folder, "receiver.db"));
  await store.open();
  const showDesk = toNode(createOperatorPage(openDesk(store), { authorize: () => true }));
  const takeEvent = application({ secret });
  const vendor = await startServer((request, response) =>
    request.url?.startsWith("/operator") ? void showDesk(request, response) : takeEvent(request, response),
  );
  await writeProgram(join(folder, "syndikit"));
  await writeFile(join(folder, "event.json"), body);
  const headers = [["CMW-Event-Signature", sign(body, secret)]];
  const captured = { time: "2026-01-01T00:00:00Z", method: "POST", path: "/events", headers, body };
  await writeFile(join(folder, "events.jsonl"), `${JSON.stringify(captured)}\n`);
  const client = marketplace.as("vendor");
  await client.events.create({
    entityName: "Subscription",
    entityId: 1,
    type: "CREATED",
    product: { url: "product/1" },
    endpoint: `${vendor.origin}/events`,
  });
  return {
    marketplace,
    vendorOrigin: vendor.origin,
    async reset() {
      await client.products.update(1, {
        syndicationEndpoints: [`${vendor.origin}/events`],
        notificationSecretToken: secret,
      });
    },
    run: (lines) => run(lines.replaceAll(/http:\/\/127\.0\.0\.1:(3000|8080)/g, vendor.origin), marketplace),
    async close() {
      await vendor.close();
      await store.close();
      await marketplace.close();
    },
  };
}

async function writeProgram(file: string): Promise<void> {
  const main = fileURLToPath(new URL("../../dist/main.js", import.meta.url));
  await writeFile(file, `#!/bin/sh\nexec "${process.execPath}" "${main}" "$@"\n`);
  await chmod(file, 0o755);
}

async function run(lines: string, { folder, env }: TestMarketplace): Promise<ShellResult> {
  const child = spawn("bash", ["--noprofile", "--norc", "-euo", "pipefail", "-c", lines], {
    cwd: folder,
    env: { ...env, PATH: `${folder}:${process.env["PATH"] ?? ""}` },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk: Buffer) => {
    const isReady = stdout.includes("events go through");
    stdout += chunk.toString();
    // The signal goes to the whole process group, as from a terminal.
    if (!isReady && stdout.includes("events go through") && child.pid !== undefined) {
      process.kill(-child.pid, "SIGINT");
    }
  });
  child.stderr.on("data", (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, stdout, stderr };
}
