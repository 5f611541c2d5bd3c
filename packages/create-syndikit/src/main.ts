import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createAsk } from "./ask.js";
import { cancellation } from "./cancellation.js";
import { run } from "./run.js";
import { readTerminal } from "./terminal.js";

// The only file that uses the process.
const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const json = process.argv.includes("--json");

process.exitCode = await run(
  process.argv.slice(2),
  {
    cwd: process.cwd(),
    env: process.env,
    ...readTerminal(process),
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    signal: cancellation(process, () => performance.now()),
    spawn: (command, args, cwd) =>
      new Promise((resolve) => {
        const child = spawn(command, args, {
          cwd,
          // With --json, only one line of JSON may go to standard output.
          stdio: ["ignore", json ? 2 : 1, 2],
          // On Windows, npm is a script, which only a shell can run.
          shell: process.platform === "win32",
        });
        child.once("error", () => resolve(127));
        child.once("close", (code) => resolve(code ?? 1));
      }),
    ask: createAsk(),
  },
  version,
);
