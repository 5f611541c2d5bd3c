import { randomBytes } from "node:crypto";
import { usageError } from "../frame/cli-error.js";
import { ExitCode } from "../frame/exit-code.js";
import { readSeconds } from "../frame/read-seconds.js";
import type { CommonOptions, Context } from "../frame/verb.js";
import { findSecret, readSecretText } from "../secret/read-secret.js";
import { readUrl } from "../url/read-url.js";
import { type CertifyOptions, certify } from "./certify.js";
import type { VendorEnvironment } from "./live/environment.js";
import { listChecks } from "./report/list-checks.js";
import { showCheck, showReport } from "./report/terminal.js";
import { prepareFiles } from "./report/write-files.js";

/** The options of `syndikit certify`, as they are written. Times are in seconds. */
export interface CertifyCommandOptions extends CommonOptions {
  readonly start?: string;
  readonly tenants?: string;
  readonly sweep?: string;
  readonly secret?: string;
  readonly token?: string;
  readonly only?: readonly string[];
  readonly list?: boolean;
  readonly patience: string;
  readonly wait: string;
  readonly listen: string;
  readonly publicUrl?: string;
  readonly junit?: string;
  readonly html?: string;
}

/** How long nothing more may happen until a check is over, in milliseconds. */
const quiet = 2_000;

/** Runs `syndikit certify`. */
export async function certifyCommand(
  context: Context,
  options: CertifyCommandOptions,
  url: string | undefined,
): Promise<ExitCode> {
  if (options.list) {
    listChecks(context.output);
    return ExitCode.OK;
  }
  const settings = await readOptions(context, options, url);
  const writeFiles = await prepareFiles(options);
  const report = await certify(settings);
  showReport(context.output, report);
  await writeFiles(report);
  if (context.signal.aborted) return ExitCode.INTERRUPTED;
  return report.verdict === "passed" ? ExitCode.OK : ExitCode.FINDING;
}

async function readOptions(
  context: Context,
  options: CertifyCommandOptions,
  url: string | undefined,
): Promise<CertifyOptions> {
  const { output, clock, signal, env } = context;
  if (url === undefined) {
    const swallowed = options.only?.find((word) => URL.canParse(word));
    throw usageError(
      swallowed === undefined
        ? "Which receiver? Give its address: syndikit certify http://127.0.0.1:3000/events"
        : `--only takes every word behind it, ${swallowed} too: write the address before it.`,
    );
  }
  const token = options.token ?? env["SYNDIKIT_TOKEN"];
  return {
    url: readUrl(url, "The receiver").href,
    secret: (await findSecret(context, options.secret)) ?? randomBytes(24).toString("base64url"),
    token: token === undefined ? undefined : await readSecretText(context, token),
    start: options.start,
    tenants: options.tenants === undefined ? undefined : readUrl(options.tenants, "--tenants").href,
    sweep: options.sweep === undefined ? undefined : readSeconds(options.sweep, "--sweep"),
    patience: readSeconds(options.patience, "--patience"),
    wait: readSeconds(options.wait, "--wait"),
    quiet,
    listen: readAddress(options),
    publicUrl:
      options.publicUrl === undefined ? undefined : readUrl(options.publicUrl, "--public-url").origin,
    only: options.only ?? [],
    env,
    clock,
    signal,
    onReady: (environment) => showEnvironment(context, environment),
    onWait: (trouble) => output.progress(`waiting for ${url}: ${trouble}`),
    onChecked: (check, progress) => showCheck(output, check, progress),
  };
}

function showEnvironment({ output }: Context, environment: VendorEnvironment): void {
  output.record({ type: "ready", environment });
  output.line("Start your receiver with these settings. The checks begin when it answers.");
  output.line();
  for (const [name, value] of Object.entries(environment)) output.line(`  export ${name}=${quote(value)}`);
  output.line();
}

/** A word for the shell, whatever is in it. */
function quote(value: string): string {
  return `'${value.replaceAll("'", `'\\''`)}'`;
}

function readAddress({ listen: text, publicUrl }: CertifyCommandOptions): CertifyOptions["listen"] {
  const match = /^(?:\[([0-9a-f:]+)\]|([^:]+)):(\d{1,5})$/i.exec(text);
  const host = match?.[1] ?? match?.[2];
  const port = Number(match?.[3]);
  if (host === undefined || port > 65_535) {
    throw usageError(`--listen must be a host and a port, as 127.0.0.1:8090, not ${text}.`);
  }
  if ((host === "0.0.0.0" || host === "::") && publicUrl === undefined) {
    throw usageError("With --listen on every address, say with --public-url how the receiver reaches it.");
  }
  return { host, port };
}
