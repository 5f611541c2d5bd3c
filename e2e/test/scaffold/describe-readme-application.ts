import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { findFreePort } from "../../src/free-port.js";
import { openTerminal, type RunningCommand, type Terminal } from "../../src/scaffold/terminal.js";
import { beginTranscript } from "../../src/scaffold/transcript.js";
import { type LoopbackMarketplace, serveMarketplace } from "../consumers/loopback-marketplace.js";
import { secret, signedEvent } from "../frameworks/signed-event.js";
import { sampleAt } from "../readmes/samples.js";
import { openMachine } from "./machine.js";

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
  provision: async ({ subscriptionId }) => {
    if (process.env.HANGS) {
      console.error(\`hangs on \${subscriptionId}\`);
      await new Promise(() => setInterval(() => {}, 1000));
    }
    return { endpoints: [{ category: "APP", endpoint: \`https://t\${subscriptionId}.example\` }] };
  },
  deprovision: () => {},
});
`;

/** Builds the application from the packed packages with its own bundler, and sends an order through it. */
export function describeReadmeApplication(application: ReadmeApplication): void {
  const { framework, sources, build, start, ready } = application;
  let marketplace: LoopbackMarketplace;
  let project: Terminal;
  let port: number;

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
    port = await findFreePort();
  });
  afterAll(() => marketplace.close());

  const startWith = (env: Readonly<Record<string, string>>): Promise<RunningCommand> =>
    project.start(start, ready, {
      EVENT_SECRET: secret,
      HOST: "127.0.0.1",
      MARKETPLACE_URL: marketplace.url,
      MARKETPLACE_TOKEN: "token-of-the-vendor",
      PORT: String(port),
      ...env,
    });

  const sendEvent = async (id: number): Promise<number> => {
    const event = signedEvent(secret, id);
    return (await fetch(`http://127.0.0.1:${port}/marketplace/events`, event)).status;
  };

  describe(`the README's files for ${framework}`, () => {
    test("build without secrets, and a tenant is made after an event and after a restart", async () => {
      await project.run(build);
      // The marketplace cannot be reached, so the event waits on disk.
      const away = await startWith({ MARKETPLACE_URL: "http://127.0.0.1:9" });
      expect(await sendEvent(42), away.output).toBe(204);
      const said = await away.end("SIGTERM");
      expect(said).not.toContain("not_started");

      // The event is not sent again.
      const back = await startWith({});
      await vi.waitFor(() => expect(marketplace.calls, back.output).toContain("PATCH subscription/42"), {
        timeout: 120_000,
        interval: 200,
      });
      await back.end("SIGTERM");
    });

    test("end within the grace after SIGTERM while the code hangs, and say what is left", async () => {
      const hanging = await startWith({ HANGS: "true" });
      expect(await sendEvent(43), hanging.output).toBe(204);
      await vi.waitFor(() => expect(hanging.output).toContain("hangs on 43"), {
        timeout: 120_000,
        interval: 200,
      });

      expect(await hanging.end("SIGTERM")).toContain("Ended before it was done: subscription/43");
    });
  });
}
