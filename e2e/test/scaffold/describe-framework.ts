import { join } from "node:path";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { findFreePort } from "../../src/free-port.js";
import { openTerminal, type Terminal } from "../../src/scaffold/terminal.js";
import { beginTranscript, type Transcript } from "../../src/scaffold/transcript.js";
import { describeCombinations } from "./describe-combinations.js";
import { expectNobodyAt } from "./expect-nobody-at.js";
import { expectReload } from "./expect-reload.js";
import { lintProject } from "./lint-project.js";
import { type Machine, openMachine } from "./machine.js";
import { runDev } from "./run-dev.js";

/** All settings that an application requires. */
const settings = {
  MARKETPLACE_URL: "https://market.example",
  MARKETPLACE_TOKEN: "a-token",
  EVENT_SECRET: "a-secret-of-thirty-two-characters",
  METRIC_KEY: "a-key",
};

/** Seconds from an empty machine to a deployed subscription. */
const FIVE_MINUTES = 300;

/** Creates a project for one framework with `npm create`, on an empty machine. */
export function describeFramework(framework: string, options: { readonly combinations: boolean }): void {
  let machine: Machine;
  let transcript: Transcript;
  let project: Terminal;

  beforeAll(async () => {
    machine = await openMachine(framework);
    transcript = beginTranscript(`npm create syndikit, ${framework}`, {
      [machine.folder]: "~",
      [inject("registry")]: "<registry>",
    });
    const { env, folder } = machine;
    const home = openTerminal({ cwd: folder, env, transcript });
    await home.run(`npm create syndikit@latest my-app -- --framework ${framework}`);
    project = openTerminal({ cwd: join(folder, "my-app"), env, transcript });
    await project.run("npm install");
  });

  describe(`a project for ${framework}`, () => {
    test("passes its tests, deploys its first subscription within five minutes, and takes up a change", async () => {
      await project.run("npm run typecheck");
      expect(await project.run("npm test")).toMatch(/Tests\s+\S*\d+ passed/);
      const story = await runDev(project, (marketplaceUrl) =>
        expectReload(join(machine.folder, "my-app"), marketplaceUrl),
      );
      expect(story).toMatch(/Subscription\.CREATED: delivered/);
      expect(story).toMatch(/DEPLOYED, paid/);
      expect(transcript.seconds()).toBeLessThan(FIVE_MINUTES);
      console.log(transcript.text());
    });

    test("builds, starts, says that it lives, and ends in order", async () => {
      await project.run("npm run build");
      const port = await findFreePort();
      const url = `http://127.0.0.1:${port}`;
      const app = await project.start("npm start", /Listening on|Ready in/, {
        PORT: String(port),
        ...settings,
      });
      expect((await fetch(`${url}/health`)).status, app.output).toBe(200);
      expect((await fetch(`${url}/marketplace/events`, { method: "POST" })).status, app.output).toBe(401);
      await app.end("SIGTERM");
      await expectNobodyAt(port);
    });

    test("has nothing that typescript-eslint's recommendedTypeChecked or knip finds on the first day", async () => {
      expect(await lintProject(machine, join(machine.folder, "my-app"))).toEqual([]);
    });

    test("says in one line which settings are missing or wrong, and ends", async () => {
      expect(await refusal({})).toMatch(
        /^Not set: MARKETPLACE_URL, MARKETPLACE_TOKEN, EVENT_SECRET, METRIC_KEY\. Copy \.env\.example to \.env, and fill it in\.$/m,
      );
      const MARKETPLACE_URL = "http://market.example";
      expect(await refusal({ ...settings, MARKETPLACE_URL })).toMatch(/^MARKETPLACE_URL .* must be https/m);
      // Next.js opens the port itself.
      if (framework === "next") return;
      const HOST = "192.0.2.1";
      expect(await refusal({ ...settings, HOST })).toMatch(
        /^HOST 192\.0\.2\.1 .* cannot be used: .*EADDRNOTAVAIL/m,
      );
    });

    /** The error message of an application that cannot start with these settings. */
    async function refusal(given: Readonly<Record<string, string>>): Promise<string> {
      const line = Object.keys(settings).map((name) => `${name}=${given[name] ?? ""}`);
      const host = given["HOST"] === undefined ? [] : [`HOST=${given["HOST"]}`];
      const said = await project.run([...line, ...host, "npm start"].join(" ")).then(
        () => "It has started.",
        (error: Error) => error.message,
      );
      expect(said).toContain("ended with 1:");
      expect(said).not.toMatch(/^\s+at /m);
      return said;
    }
  });

  if (options.combinations) describeCombinations(framework, () => machine);
}
