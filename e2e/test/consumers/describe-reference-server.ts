import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Consumer } from "./consumer.js";
import { readInstalled } from "./installed-package.js";
import { root } from "./repository.js";
import { run, tool } from "./run.js";

const NAME = "@syndikit/reference-server";

/** The marketplace as a team gets it: installed from its tarball in an empty folder, and started by its command. */
export function describeReferenceServer(get: () => Consumer): void {
  describe("the reference server, installed from its tarball", () => {
    let project: string;
    let child: ChildProcess | undefined;
    let url: string;

    beforeAll(async () => {
      project = get().serverProject;
      ({ child, url } = await start(project));
    });
    afterAll(() => child?.kill("SIGKILL"));

    const call = (path: string, user?: string, init: RequestInit = {}): Promise<Response> => {
      const headers = new Headers({ "Content-Type": "application/json" });
      if (user !== undefined) headers.set("Authorization", `Basic ${btoa(`${user}:${user}-demo`)}`);
      return fetch(`${url}${path}`, { ...init, headers });
    };

    test("starts by its command, is ready, and knows its demo accounts", async () => {
      expect((await call("/readyz")).status).toBe(200);
      const response = await call("/api/user/me", "vendor");
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ userName: "vendor" });
    });

    test("serves its API reference", async () => {
      const page = await (await call("/docs")).text();
      const assets = Array.from(page.matchAll(/"(\/(?:docs\/)?assets\/[^"]+)"/g), ([, path = ""]) => path);
      expect(assets).toEqual(
        expect.arrayContaining([expect.stringMatching(/\.css$/), expect.stringMatching(/\.js$/)]),
      );
      for (const path of assets) expect((await call(path)).status, path).toBe(200);
      expect((await call("/openapi.json")).status).toBe(200);
    });

    test.each([
      ["acme", 201],
      ["Not a host name!", 422],
    ])("judges the value %j by the pattern of its parameter", async (value, status) => {
      const body = JSON.stringify({
        type: "NORMAL",
        productVersion: { url: "productVersion/2" },
        configurationParameters: { "configurationParameter/1": value, "configurationParameter/2": "eu" },
      });
      const response = await call("/api/order", "customer", { method: "POST", body });
      expect(response.status, await response.text()).toBe(status);
    });

    test("draws an invoice, with the program of the thread and the fonts that it ships", async () => {
      const list = await (await call("/api/invoice", "customer")).text();
      const drawn = await call(`/api/${/invoice\/\d+/.exec(list)?.[0]}/pdf`, "customer");
      expect(drawn.status).toBe(200);
      expect((await drawn.text()).slice(0, 5)).toBe("%PDF-");
    });

    test("ends in order on SIGTERM", async () => {
      const code = new Promise((resolve) => child?.once("close", resolve));
      child?.kill("SIGTERM");
      expect(await code).toBe(0);
    });

    test("can be embedded, with types", async () => {
      await cp(join(root, "e2e/test/consumers/embedding/embed.ts"), join(project, "embed.ts"));
      const compilerOptions = {
        module: "nodenext",
        target: "es2022",
        lib: ["es2022"],
        types: ["node"],
        strict: true,
        skipLibCheck: false,
      };
      await writeFile(
        join(project, "tsconfig.json"),
        JSON.stringify({ compilerOptions, files: ["embed.ts"] }),
      );
      await run(tool("tsc"), ["-p", ".", "--pretty", "false"], { cwd: project });
      const printed = await run(process.execPath, ["embed.js"], { cwd: project });
      expect(JSON.parse(printed)).toMatchObject({ status: 200, name: "Pro", inside: "object" });
    });

    test.each([
      [
        { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1" },
        /@opentelemetry\/sdk-trace.* npm install .*"@opentelemetry\/sdk-trace@\^/,
      ],
      [
        { DATABASE_URL: "postgres://market@127.0.0.1:1/market", SYNDIKIT_SECRET_KEY: btoa("k".repeat(32)) },
        /pg\. .*npm install "pg@/,
      ],
    ])(
      "says what to install when it is started with %j, which needs packages that are not there",
      async (env, message) => {
        const { code, stderr } = await refusedStart(project, env);
        expect(stderr).toMatch(message);
        expect(stderr.trim().split("\n")).toHaveLength(1);
        expect(code).toBe(2);
      },
    );

    test("installs less than 90 other packages, none of which only some need", () => {
      const folder = join(project, "node_modules");
      const installed = Object.keys(
        (JSON.parse(readFileSync(join(folder, ".package-lock.json"), "utf8")) as { packages: object })
          .packages,
      );
      expect(
        installed.filter((path) => /\/(@opentelemetry\/(?!api$).+|pdfkit|fontkit|pg)$/.test(path)),
      ).toEqual([]);
      expect(installed.length).toBeGreaterThan(20);
      expect(installed.length).toBeLessThan(90);
    });

    test("ships its program, its migrations and its terms, and nothing else", () => {
      const { files, manifest, read } = readInstalled(project, NAME);
      const strangers = [...files.keys()].filter((path) => {
        const known =
          /^(dist\/[^/]+\.(js|d\.ts)|dist\/(console|guide|fonts)\/.+|deploy\/[\w.]+|drizzle(-postgres)?\/\d{4}_\w+\.sql)$/.test(
            path,
          );
        return (
          !known &&
          ![
            "LICENSE",
            "OPERATING.md",
            "README.md",
            "THIRD-PARTY-NOTICES.md",
            "package.json",
            "drizzle/meta/_journal.json",
          ].includes(path)
        );
      });
      expect(strangers).toEqual([]);
      // The package includes the guide and the console, so that both work without a network.
      expect([...files.keys()]).toEqual(
        expect.arrayContaining([
          "LICENSE",
          "README.md",
          "dist/console/manifest.json",
          "dist/guide/index.html",
          "dist/guide/llms.txt",
        ]),
      );
      expect(manifest.name).toBe(NAME);
      expect([...files.keys()].filter((path) => read(path).includes(root))).toEqual([]);
    });
  });
}

/** Runs the package's command with more variables, and waits until it ends. */
function refusedStart(
  project: string,
  env: Readonly<Record<string, string>>,
): Promise<{ readonly code: number | null; readonly stderr: string }> {
  const command = join(project, "node_modules/.bin/syndikit-reference-server");
  const child = spawn(command, ["--port", "0"], {
    cwd: project,
    env: { PATH: process.env["PATH"] ?? "", ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let stderr = "";
  child.stderr.on("data", (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, stderr })));
}

/** Runs the package's command, and waits until the server is ready. */
function start(project: string): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const command = join(project, "node_modules/.bin/syndikit-reference-server");
  const args = ["--port", "0", "--database", ":memory:", "--json"];
  const child = spawn(command, args, {
    cwd: project,
    env: { PATH: process.env["PATH"] ?? "" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return new Promise((resolve, reject) => {
    let stdout = "";
    let stderr = "";
    child.stderr.on("data", (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    child.stdout.on("data", (chunk: Buffer) => {
      stdout += chunk.toString();
      const [line, rest] = stdout.split("\n");
      if (line === undefined || rest === undefined) return;
      resolve({ child, url: (JSON.parse(line) as { readonly url: string }).url });
    });
    child.once("close", (code) => reject(new Error(`The server ended with ${code}: ${stderr}`)));
  });
}
