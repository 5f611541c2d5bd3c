import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { describeProcesses } from "./describe-processes.js";

const folder = mkdtempSync(join(tmpdir(), "receiver-crash-"));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const newFile = (): string => {
  files += 1;
  return join(folder, `${files}.db`);
};

// Each point costs seconds; the run with database servers has the other ones too.
describeProcesses("SQLite", newFile, ["createTenant", "markDeployed"]);
