import { writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { headerNames } from "@syndikit/contract";
import { sign, verify } from "@syndikit/signature";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Consumer } from "./consumer.js";
import { readInstalled } from "./installed-package.js";
import { readManifest, root } from "./repository.js";
import { run } from "./run.js";

const NAME = "syndikit";
const secret = "a-secret-of-sixteen-bytes";

/** The command line as a vendor gets it: installed from its tarball in an empty folder, and run by its command. */
export function describeCli(get: () => Consumer): void {
  describe("the command line, installed from its tarball", () => {
    let project: string;
    let vendor: Server;
    let address: string;

    beforeAll(async () => {
      project = get().commandLineProject;
      vendor = createServer(async (request, response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk);
        const header = request.headers[headerNames.eventSignature.toLowerCase()]?.toString();
        const { ok } = verify({ body: Buffer.concat(chunks), header, secrets: secret });
        response.writeHead(ok ? 204 : 401).end();
      });
      await new Promise<void>((resolve) => vendor.listen(0, "127.0.0.1", resolve));
      address = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}/events`;
    });
    afterAll(() => new Promise((resolve) => vendor?.close(resolve)));

    const syndikit = (...args: string[]): Promise<string> =>
      run(join(project, "node_modules/.bin/syndikit"), args, {
        cwd: project,
        env: { SYNDIKIT_SECRET: secret },
      });

    test("tells its version and its verbs", async () => {
      expect((await syndikit("--version")).trim()).toBe(readManifest(join(root, "packages/cli")).version);
      expect(await syndikit("--help")).toContain("doctor");
    });

    test.each([
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

    test("signs", async () => {
      await writeFile(join(project, "event.json"), "{}");
      expect((await syndikit("sign", "event.json")).trim()).toBe(sign("{}", secret));
    });

    test("lists what can be triggered and what is certified, sends an event, and finds nothing wrong", async () => {
      expect(await syndikit("trigger", "--list")).toContain("renewal");
      expect(await syndikit("certify", "--list")).not.toBe("");
      expect(await syndikit("trigger", "Subscription.CREATED", "--to", address)).toContain("204");
      expect(await syndikit("doctor", address)).toContain("Events arrive correctly.");
    });

    test("completes", async () => {
      expect(await syndikit("completion", "bash")).toContain("complete -F");
      expect(await syndikit("complete", "--", "trigger", "ren")).toContain("renewal");
    });

    test("ships its program and its terms, and nothing else", () => {
      const { files, read } = readInstalled(project, NAME);
      const strangers = [...files.keys()].filter((path) => !/^dist\/[^/]+\.js$/.test(path));
      expect(strangers.sort()).toEqual(["LICENSE", "README.md", "package.json"]);
      expect([...files.keys()].filter((path) => read(path).includes(root))).toEqual([]);
    });
  });
}
