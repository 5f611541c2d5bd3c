// npm run certify: runs every check against this application. The arguments are the command that starts the
// application.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProgram, stopOnSignals } from "./processes.ts";

if (process.env.PORT === undefined) process.env.PORT = "3000";
const url = `http://127.0.0.1:${process.env.PORT}`;
const folder = mkdtempSync(join(tmpdir(), "certify-"));
/** Seconds between two checks of the subscriptions. In one check, an event is lost, and the next sweep must find it. */
const sweep = "3";

// However it ends, nothing of the run is left.
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
stopOnSignals();
startProgram(import.meta.resolve("syndikit/package.json"), {
  args: [
    ...["certify", `${url}/marketplace/events`, "--start", process.argv.slice(2).join(" ")],
    ...["--tenants", `${url}/tenants`, "--sweep", sweep, "--patience", "60"],
  ],
  environment: {
    ...process.env,
    SHOW_TENANTS: "true",
    SWEEP_SECONDS: sweep,
    TENANTS_FILE: join(folder, "tenants.json"),
    DATABASE_FILE: join(folder, "receiver.sqlite"), //= sqlite
    METRIC_KEY: "a-key-for-development-only", //= metrics
  },
});
