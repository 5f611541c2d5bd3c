import { mkdir, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { headerNames } from "@syndikit/contract";
import { sign, verify } from "@syndikit/signature";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Consumer } from "./consumer.js";
import { readInstalled } from "./installed-package.js";
import { link } from "./project.js";
import { readManifest, root } from "./repository.js";
import { run, tool } from "./run.js";

const NAME = "syndikit";
/** What the program needs of this repository, besides the packages that every consumer has. */
const NEEDED = { "@syndikit/reference-server": "apps/reference-server" };
const secret = "a-secret-of-sixteen-bytes";

/** The command line as a vendor gets it: its tarball in an empty folder, called by its command. */
export function describeCli(get: () => Consumer): void {
  describe("the command line, installed from its tarball", () => {
    let project: string;
    let vendor: Server;
    let address: string;

    beforeAll(async () => {
      project = join(get().folder, "command-line");
      await installCli(get(), project);
      vendor = createServer(async (request, response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk);
        const header = request.headers[headerNames.eventSignature.toLowerCase()]?.toString();
        const { ok } = verify({ body: Buffer.concat(chunks), header, secrets: secret });
        response.writeHead(ok ? 204 : 401).end();
      });
      await new Promise<void>((resolve) => vendor.listen(0, "127.0.0.1", resolve));
      address = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}/events`;
    }, 300_000);
    afterAll(() => new Promise((resolve) => vendor?.close(resolve)));

    const syndikit = (...args: string[]): Promise<string> =>
      run(join(project, "node_modules/.bin/syndikit"), args, {
        cwd: project,
        env: { SYNDIKIT_SECRET: secret },
      });

    it("tells its version and its verbs", async () => {
      expect((await syndikit("--version")).trim()).toBe(readManifest(join(root, "packages/cli")).version);
      expect(await syndikit("--help")).toContain("doctor");
    });

    it.each([
      ["listen"],
      ["trigger"],
      ["replay"],
      ["sign"],
      ["verify"],
      ["doctor"],
      ["certify"],
      ["completion"],
    ])("has help with examples for %s", async (verb) => {
      expect(await syndikit(verb, "--help")).toContain("Examples:");
    });

    it("signs", async () => {
      await writeFile(join(project, "event.json"), "{}");
      expect((await syndikit("sign", "event.json")).trim()).toBe(sign("{}", secret));
    });

    it("lists what can be triggered and what is certified, sends an event, and finds nothing wrong", async () => {
      expect(await syndikit("trigger", "--list")).toContain("renewal");
      expect(await syndikit("certify", "--list")).not.toBe("");
      expect(await syndikit("trigger", "Subscription.CREATED", "--to", address)).toContain("204");
      expect(await syndikit("doctor", address)).toContain("Nothing is wrong.");
    });

    it("completes", async () => {
      expect(await syndikit("completion", "bash")).toContain("complete -F");
      expect(await syndikit("complete", "--", "trigger", "ren")).toContain("renewal");
    });

    it("ships its program, its declarations and its terms, and nothing else", () => {
      const { files, read } = readInstalled(project, NAME);
      const strangers = [...files.keys()].filter((path) => !/^dist\/[^/]+\.(js|d\.ts)$/.test(path));
      expect(strangers.sort()).toEqual(["LICENSE", "README.md", "package.json"]);
      expect([...files.keys()].filter((path) => read(path).includes(root))).toEqual([]);
    });
  });
}

/** Installs the program beside the packages of this repository; what is not of it comes from npm's cache. */
async function installCli({ folder, tarballs }: Consumer, project: string): Promise<void> {
  const names = [NAME, ...Object.keys(NEEDED)];
  const filters = names.map((name) => `--filter=${name}`);
  await run(tool("turbo"), ["run", "build", "--output-logs=errors-only", ...filters], { cwd: root });
  const workspaces = names.map((name) => `--workspace=${name}`);
  await run("npm", ["pack", "--pack-destination", folder, ...workspaces], { cwd: root });
  const packed = Object.entries({ [NAME]: "packages/cli", ...NEEDED }).map(([name, path]) => {
    const { version } = readManifest(join(root, path));
    return join(folder, `${name.replace("@", "").replace("/", "-")}-${version}.tgz`);
  });
  await mkdir(project, { recursive: true });
  await writeFile(join(project, "package.json"), '{ "private": true, "type": "module" }\n');
  const quiet = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund"];
  const { contract, signature, sdk } = tarballs;
  await run("npm", ["install", ...quiet, contract, signature, sdk, ...packed], { cwd: project });
  await rm(join(project, "node_modules/better-sqlite3"), { recursive: true });
  await link(project, ["better-sqlite3"]);
}
