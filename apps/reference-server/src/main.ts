#!/usr/bin/env node
import { ConfigError, readCommand } from "./config/config.js";
import { HELP } from "./config/help.js";
import { backupDatabase, limitHeapGrowth, serve } from "./server/commands.js";
import { StoreError } from "./store/port.js";

/** Reads what was asked for, and does it. The only file that touches the process. */
async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2), process.env);
  switch (command.kind) {
    case "help":
      process.stdout.write(HELP);
      return;
    case "backup":
      await backupDatabase(command.database, command.file);
      process.stdout.write(`${command.file}\n`);
      return;
    case "serve": {
      limitHeapGrowth();
      const { server, announcement } = await serve(command.config);
      process.stdout.write(`${announcement}\n`);
      stopOnSignals(() => server.close());
    }
  }
}

/** The first signal ends in order: what was begun is finished. A second one does not wait. */
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
  // What the operator can put right is told in one sentence; only a fault of ours needs to show where it was.
  const expected = error instanceof ConfigError || error instanceof StoreError;
  const message =
    error instanceof Error ? (expected ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`${message}\n`);
  process.exit(error instanceof ConfigError ? 2 : 1);
}

main().catch(fail);
