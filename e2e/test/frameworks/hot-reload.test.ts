import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type LoopbackMarketplace, serveMarketplace } from "../consumers/loopback-marketplace.js";
import { root } from "../consumers/repository.js";
import { sampleAt } from "../readmes/samples.js";
import { optionsFile } from "../scaffold/describe-readme-application.js";
import { secret, signedEvent } from "./signed-event.js";

let folder: string;
let marketplace: LoopbackMarketplace;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "syndikit-reload-"));
  marketplace = await serveMarketplace();
});
afterEach(async () => {
  await marketplace.close();
  await rm(folder, { recursive: true });
});

/** Writes the README's `receiver.ts`, as it is at one moment, with code that says which one it is. */
async function writeCode(name: string): Promise<void> {
  const options = optionsFile.replace(
    "endpoints: [",
    `tenantId: String(console.log("${name}")), endpoints: [`,
  );
  expect(options).not.toBe(optionsFile);
  const files = {
    "options.ts": options,
    "receiver.ts": `import { options } from "./options.ts";\n${sampleAt("packages/receiver/README.md", "Frameworks 2").code}`,
  };
  await mkdir(join(folder, name));
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, name, file), text);
}

// Loads the file twice, as a bundler does after a change, and sends an event to the one that was loaded last.
const program = `
import { toFetch } from "@syndikit/receiver/fetch";
const before = await import("./before/receiver.ts");
await before.getReceiver().start();
const after = await import("./after/receiver.ts");
const { url, ...event } = JSON.parse(process.env.EVENT);
const { status } = await toFetch(after.getReceiver())(new Request("http://127.0.0.1/", event));
console.log(status);
while ((await after.getReceiver().show(42))?.tenant !== "present") {
  await new Promise((resolve) => setTimeout(resolve, 20));
}
const state = await before.getReceiver().stop();
console.log(JSON.stringify(state.left));
process.exit();
`;

test("after a change of the code in development, the new code works, and not the old one", async () => {
  await symlink(join(root, "node_modules"), join(folder, "node_modules"), "dir");
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await writeCode("before");
  await writeCode("after");
  await writeFile(join(folder, "program.ts"), program);

  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ["--conditions=@syndikit/source", "--import", "tsx", "program.ts"],
    {
      cwd: folder,
      timeout: 120_000,
      env: {
        ...process.env,
        NODE_ENV: "development",
        EVENT: JSON.stringify(signedEvent(secret, 42)),
        EVENT_SECRET: secret,
        MARKETPLACE_URL: marketplace.url,
        MARKETPLACE_TOKEN: "token-of-the-vendor",
      },
    },
  );

  expect(stdout.trim().split("\n")).toEqual(["204", "after", "[]"]);
  // The new one was started, without waiting for an event.
  expect(stderr).not.toContain("not_started");
}, 150_000);
