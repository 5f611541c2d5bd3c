import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { headerNames } from "@syndikit/contract";
import { examples } from "@syndikit/contract/examples";
import { sign } from "@syndikit/signature";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { findFreePort } from "../../src/free-port.js";
import { openTerminal, type Terminal } from "../../src/scaffold/terminal.js";
import { beginTranscript } from "../../src/scaffold/transcript.js";
import { type LoopbackMarketplace, serveMarketplace } from "../consumers/loopback-marketplace.js";
import { sampleAt } from "../readmes/samples.js";
import { openMachine } from "./machine.js";

const secret = "0123456789abcdef0123456789abcdef";

/** An application for one framework, built from the files in the receiver's README. */
export interface ReadmeApplication {
  readonly framework: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  /** The folder of `receiver.ts`. */
  readonly sources: string;
  /** The other files, by path. */
  readonly files: Readonly<Record<string, string>>;
  readonly build: string;
  readonly start: string;
  /** Matches the output once the application listens. */
  readonly ready: RegExp;
}

/** A sample of the receiver's README. */
export const receiverSample = (place: string): string => sampleAt("packages/receiver/README.md", place).code;

/** The options that the README's first example passes to `createProvisioner`, in an application with a cloud. */
export const optionsFile = `import type { ProvisionerOptions } from "@syndikit/receiver";
import { sqliteStore } from "@syndikit/receiver/store/sqlite";
import { createMarketplace } from "@syndikit/sdk";

export const options = (): ProvisionerOptions => ({
  client: createMarketplace({
    baseUrl: process.env.MARKETPLACE_URL ?? "",
    apiVersion: "20260101",
    auth: { token: process.env.MARKETPLACE_TOKEN ?? "" },
  }),
  store: sqliteStore("./receiver.db"),
  provision: ({ subscriptionId }) => ({
    endpoints: [{ category: "APP", endpoint: \`https://t\${subscriptionId}.example\` }],
  }),
  deprovision: () => {},
});
`;

/** Builds the application from the packed packages with its own bundler, and sends an order through it. */
export function describeReadmeApplication(application: ReadmeApplication): void {
  const { framework, sources, build, start, ready } = application;
  let marketplace: LoopbackMarketplace;
  let project: Terminal;

  beforeAll(async () => {
    marketplace = await serveMarketplace();
    const { folder, env } = await openMachine(`readme-${framework.toLowerCase().replace(/\W+/g, "-")}`);
    const manifest = {
      private: true,
      type: "module",
      dependencies: {
        "@syndikit/receiver": "latest",
        "@syndikit/sdk": "latest",
        "better-sqlite3": "12.11.1",
        ...application.dependencies,
      },
      devDependencies: application.devDependencies,
    };
    const files = {
      ...application.files,
      "package.json": JSON.stringify(manifest),
      [join(sources, "options.ts")]: optionsFile,
      [join(sources, "receiver.ts")]:
        `import { options } from "./options.ts";\n${receiverSample("Frameworks 2")}`,
    };
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    const transcript = beginTranscript(`the README's files for ${framework}`, {});
    project = openTerminal({ cwd: folder, env, transcript });
    await project.run("npm install");
  });
  afterAll(() => marketplace.close());

  describe(`the README's files for ${framework}`, () => {
    test("build without secrets, and a tenant is made after an event and after a restart", async () => {
      await project.run(build);
      const port = await findFreePort();
      const settings = {
        EVENT_SECRET: secret,
        HOST: "127.0.0.1",
        MARKETPLACE_TOKEN: "token-of-the-vendor",
        PORT: String(port),
      };
      // The marketplace cannot be reached, so the event waits on disk.
      const away = await project.start(start, ready, { ...settings, MARKETPLACE_URL: "http://127.0.0.1:9" });
      const body = JSON.stringify({
        ...examples["Subscription.CREATED"],
        id: "42",
        entityUrl: "subscription/42",
      });
      const { status } = await fetch(`http://127.0.0.1:${port}/marketplace/events`, {
        method: "POST",
        body,
        headers: {
          "content-type": "application/json",
          [headerNames.eventSignature]: sign(Buffer.from(body), secret),
        },
      });
      expect(status, away.output).toBe(204);
      const said = await away.end("SIGTERM");
      expect(said).not.toContain("not_started");

      // The event is not sent again.
      const back = await project.start(start, ready, { ...settings, MARKETPLACE_URL: marketplace.url });
      await vi.waitFor(() => expect(marketplace.calls, back.output).toContain("PATCH subscription/42"), {
        timeout: 120_000,
        interval: 200,
      });
      await back.end("SIGTERM");
    });
  });
}
