import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { headerNames } from "@syndikit/contract";
import { examples } from "@syndikit/contract/examples";
import { sign } from "@syndikit/signature";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { findFreePort } from "../../src/free-port.js";
import { openTerminal, type Terminal } from "../../src/scaffold/terminal.js";
import { beginTranscript } from "../../src/scaffold/transcript.js";
import { type LoopbackMarketplace, serveMarketplace } from "../consumers/loopback-marketplace.js";
import { root } from "../consumers/repository.js";
import { sampleAt } from "../readmes/samples.js";
import { openMachine } from "./machine.js";

const secret = "0123456789abcdef0123456789abcdef";
const document = "packages/receiver/README.md";
const manifest = {
  private: true,
  type: "module",
  dependencies: {
    "@syndikit/receiver": "0.0.0",
    "@syndikit/sdk": "0.0.0",
    "better-sqlite3": "12.11.1",
    next: "16.4.6",
    react: "19.2.0",
    "react-dom": "19.2.0",
  },
  devDependencies: { "@types/node": "^20.19.0", "@types/react": "19.2.0", typescript: "5.9.3" },
};

/** What the first example of the README passes to `createProvisioner`, in an application that has a cloud. */
const optionsFile = `import type { ProvisionerOptions } from "@syndikit/receiver";
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

let marketplace: LoopbackMarketplace;
let project: Terminal;
beforeAll(async () => {
  marketplace = await serveMarketplace();
  const { folder, env } = await openMachine("readme-next");
  const files = {
    "package.json": JSON.stringify(manifest),
    "options.ts": optionsFile,
    "receiver.ts": `import { options } from "./options.ts";\n${sampleAt(document, "Frameworks 2").code}`,
    "instrumentation.ts": sampleAt(document, "Frameworks 3").code,
    "app/marketplace/events/route.ts": sampleAt(document, "Frameworks 4").code,
    "next.config.ts": 'export default { serverExternalPackages: ["better-sqlite3", "pg"] };\n',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const template = join(root, "packages/create-syndikit/templates/next");
  await copyFile(join(template, "_tsconfig.json"), join(folder, "tsconfig.json"));
  const transcript = beginTranscript("the README's Next.js section", {});
  project = openTerminal({ cwd: folder, env, transcript });
  await project.run("npm install");
});
afterAll(() => marketplace.close());

test("the README's files for Next.js build without secrets, and a tenant is made after an event and after a restart", async () => {
  await project.run("npx next build");
  const port = await findFreePort();
  const settings = {
    EVENT_SECRET: secret,
    MARKETPLACE_TOKEN: "token-of-the-vendor",
    PORT: String(port),
  };
  // The marketplace cannot be reached: the event waits on disk.
  const away = await project.start("npx next start", /Ready in/, {
    ...settings,
    MARKETPLACE_URL: "http://127.0.0.1:9",
  });
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

  // Nobody sends the event again.
  const back = await project.start("npx next start", /Ready in/, {
    ...settings,
    MARKETPLACE_URL: marketplace.url,
  });
  await vi.waitFor(() => expect(marketplace.calls, back.output).toContain("PATCH subscription/42"), {
    timeout: 120_000,
    interval: 200,
  });
  await back.end("SIGTERM");
});
