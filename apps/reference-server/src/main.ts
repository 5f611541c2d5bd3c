import { readFileSync } from "node:fs";
import { readCommand } from "./config/config.js";
import { COPY_HELP, HELP } from "./config/help.js";
import { ConfigError } from "./errors.js";
import { systemClock } from "./ports.js";
import { backupDatabase, limitHeapGrowth, serve } from "./server/commands.js";
import { copyDatabase, describeCopy } from "./server/copy.js";
import { examine, type Finding } from "./server/doctor.js";
import { forgetSecrets } from "./server/forget-secrets.js";
import { restoreDatabase } from "./server/restore.js";
import { startProblem } from "./server/start-problem.js";
import { StoreError } from "./store/port.js";

/** Runs the command of the command line. Only this file uses the process. */
async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2), process.env);
  switch (command.kind) {
    case "help":
      process.stdout.write(command.of === "copy" ? COPY_HELP : HELP);
      return;
    case "version": {
      const manifest = readFileSync(new URL("../package.json", import.meta.url), "utf8");
      process.stdout.write(`${JSON.parse(manifest).version}\n`);
      return;
    }
    case "backup": {
      const kept = await backupDatabase(command.database, command.file, { forceAt: forceAt(command.force) });
      process.stdout.write(`${command.file}\n`);
      if (kept !== undefined) process.stderr.write(`What was there before is in ${kept}.\n`);
      return;
    }
    case "restore": {
      const { kept } = await restoreDatabase(command.database, command.file, {
        now: new Date(systemClock.now()),
      });
      process.stdout.write(`${command.database} is restored from ${command.file}.\n`);
      if (kept !== undefined) process.stdout.write(`What was there before is in ${kept}.\n`);
      return;
    }
    case "copy": {
      const report = await copyDatabase({
        ...command,
        forceAt: forceAt(command.force),
        onProgress: (table, rows) => process.stderr.write(`${table}: ${rows} rows\n`),
      });
      process.stdout.write(command.json ? `${JSON.stringify(report)}\n` : describeCopy(report));
      return;
    }
    case "forget-secrets": {
      const forgotten = await forgetSecrets(command.database);
      for (const [what, count] of Object.entries(forgotten)) process.stdout.write(`${count} ${what}\n`);
      process.stdout.write("They are removed. Set them again when the server runs.\n");
      return;
    }
    case "doctor": {
      const findings = await examine({ ...command, now: systemClock.now() });
      const healthy = findings.every(({ status }) => status !== "fail");
      process.stdout.write(command.json ? `${JSON.stringify({ healthy, findings })}\n` : reportOf(findings));
      process.exitCode = healthy ? 0 : 1;
      return;
    }
    case "serve": {
      limitHeapGrowth();
      const { server, announcement } = await serve(command.config, {
        stdout: terminalOf(process.stdout),
        stderr: terminalOf(process.stderr),
      });
      // Before it says that it is ready: whoever waits for that may stop it at once.
      stopOnSignals(() => server.close());
      process.stdout.write(`${announcement}\n`);
    }
  }
}

/** The time in the name of a file that makes place for a new one. */
function forceAt(force: boolean): Date | undefined {
  return force ? new Date(systemClock.now()) : undefined;
}

/** `undefined` when the output is not a terminal, but a pipe or a file. */
function terminalOf(stream: NodeJS.WriteStream): { readonly colors: boolean } | undefined {
  return stream.isTTY ? { colors: !process.env["NO_COLOR"] && process.env["TERM"] !== "dumb" } : undefined;
}

function reportOf(findings: readonly Finding[]): string {
  return findings
    .map(({ status, check, message }) => `${status.padEnd(5)}${check.padEnd(9)} ${message}\n`)
    .join("");
}

/**
 * The first signal shuts down gracefully: requests and deliveries in progress finish. The second one ends the process
 * at once.
 */
function stopOnSignals(close: () => Promise<void>): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

function fail(error: unknown): void {
  // An error that the operator can fix is one sentence. Only a bug needs its stack trace.
  const expected = error instanceof ConfigError || error instanceof StoreError;
  const problem = expected ? error.message : startProblem(error);
  const message = problem ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.stderr.write(`${message}\n`);
  process.exit(error instanceof ConfigError ? 2 : 1);
}

main().catch(fail);
