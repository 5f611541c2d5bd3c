import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { type Loose, validSpec } from "./valid-spec.js";

/** A way to break a valid document. */
export type Break = (spec: Loose) => void;

/** A broken document, and the files beside it, by path. */
export interface Broken {
  readonly breaks: Break;
  readonly files?: Record<string, unknown>;
}

const spec = fileURLToPath(new URL("../../../../spec", import.meta.url));
const redocly = join(
  dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")),
  "bin/cli.js",
);

/**
 * Breaks a valid document in each of the named ways, and answers what our rules say about each, as
 * `rule: message`. All of them are linted by one run of the linter, for its start takes a second.
 */
export async function lintCases(cases: Record<string, Broken>): Promise<Map<string, string[]>> {
  const folder = await mkdtemp(join(tmpdir(), "lint-"));
  try {
    await writeFile(join(folder, "redocly.yaml"), JSON.stringify(await configuration()));
    const entries = Object.entries(cases);
    await Promise.all(entries.map(([, broken], at) => writeCase(join(folder, String(at)), broken)));
    const output = await run(
      folder,
      entries.map((_, at) => `${at}/openapi.json`),
    );
    // One report after the other, without a comma.
    const reports: Loose[] = JSON.parse(`[${output.replaceAll("\n}{", "\n},{")}]`);
    return new Map(entries.map(([name], at) => [name, reports[at].problems.map(line)]));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The rules of the plugin, as `spec/redocly.yaml` turns them on. */
export async function ownRules(): Promise<Record<string, string>> {
  const { rules } = parse(await readFile(join(spec, "redocly.yaml"), "utf8"));
  return Object.fromEntries(Object.entries<string>(rules).filter(([rule]) => rule.startsWith("syndikit/")));
}

async function configuration(): Promise<Loose> {
  return {
    plugins: [join(spec, "lint/plugin.js")],
    rules: { struct: "error", "no-unresolved-refs": "error", ...(await ownRules()) },
  };
}

async function writeCase(folder: string, { breaks, files }: Broken): Promise<void> {
  const document = validSpec();
  breaks(document);
  for (const [path, content] of Object.entries({ ...files, "openapi.json": document })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), JSON.stringify(content));
  }
}

function run(cwd: string, files: readonly string[]): Promise<string> {
  const args = [redocly, "lint", ...files, "--config", "redocly.yaml", "--format", "json"];
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  return new Promise((resolve, reject) => {
    // The linter exits with 1 when it finds something, which is what most cases want.
    execFile(process.execPath, args, { cwd, env, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      if (error !== null && stdout === "") reject(new Error(stderr, { cause: error }));
      else resolve(stdout);
    });
  });
}

function line({ ruleId, message }: { ruleId: string; message: string }): string {
  return `${ruleId.replace("syndikit/", "")}: ${message.split("\n")[0]}`;
}
