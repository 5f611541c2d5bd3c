#!/usr/bin/env node
import { ConfigError, readCommand } from "./config/config.js";
import { HELP } from "./config/help.js";
import { backupDatabase, limitHeapGrowth, serve } from "./server/commands.js";
import { StoreError } from "./store/port.js";

/** Runs the command of the command line. No other file touches the process. */
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

/** The first signal shuts down in order: what has started is finished. The second one ends the process at once. */
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
  // What the operator can fix is one sentence. Only a bug needs its stack.
  const expected = error instanceof ConfigError || error instanceof StoreError;
  const message =
    error instanceof Error ? (expected ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`${message}\n`);
  process.exit(error instanceof ConfigError ? 2 : 1);
}

main().catch(fail);
