import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, inject } from "vitest";
import { describeProcesses } from "../crash/describe-processes.js";

const folder = mkdtempSync(join(tmpdir(), "receiver-processes-"));
afterAll(() => rmSync(folder, { recursive: true }));

let stores = 0;
const nextName = (): string => {
  stores += 1;
  return `processes${stores}_`;
};

describeProcesses("PostgreSQL", () => `${inject("postgresUrl")}#${nextName()}`);
describeProcesses("MariaDB", () => `${inject("mariadbUrl")}#${nextName()}`);
describeProcesses("SQLite", () => join(folder, nextName()));
