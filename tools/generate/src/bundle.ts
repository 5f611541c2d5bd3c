import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { OpenApiDocument } from "./openapi-document.js";

const require = createRequire(import.meta.url);

/**
 * Joins the files of the spec to one document. It runs the same Redocly as the linter, so that both read the
 * spec in the same way.
 *
 * @throws when a reference does not resolve; the message holds what Redocly said.
 */
export async function bundle(root: string): Promise<OpenApiDocument> {
  const cli = join(dirname(require.resolve("@redocly/cli/package.json")), "bin/cli.js");
  const child = spawn(process.execPath, [cli, "bundle", "spec/openapi.yaml", "--ext", "json"], {
    cwd: root,
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, complaints, code] = await Promise.all([
    child.stdout.setEncoding("utf8").toArray(),
    child.stderr.setEncoding("utf8").toArray(),
    new Promise<number | null>((resolve, reject) => child.on("error", reject).on("close", resolve)),
  ]);
  if (code !== 0) throw new Error(`The spec does not bundle.\n${complaints.join("")}`);
  return JSON.parse(output.join(""));
}
