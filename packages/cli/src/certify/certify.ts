import type { ConformanceOptions, Report, VendorEnvironment } from "@syndikit/conformance";
import { ConformanceError, type ConformanceErrorCode, runConformance } from "@syndikit/conformance";
import { CliError, ExitCode, usageError } from "../frame/cli-error.js";
import { readSeconds, readUrl } from "../frame/read-values.js";
import type { CommonOptions, Context } from "../frame/verb.js";
import { findSecret, readSecretText } from "../secret/read-secret.js";
import { prepareFiles } from "./report-files.js";
import { listChecks, showCheck, showReport } from "./show-report.js";

/** The options of `syndikit certify` as they were typed. Times are in seconds. */
export interface CertifyOptions extends CommonOptions {
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
  readonly force?: boolean;
}

const exitCodes: Readonly<Record<ConformanceErrorCode, ExitCode>> = {
  "invalid-option": ExitCode.USAGE,
  "receiver-unreachable": ExitCode.UNREACHABLE,
  "marketplace-unreachable": ExitCode.UNREACHABLE,
  "account-refused": ExitCode.REFUSED,
  aborted: ExitCode.INTERRUPTED,
};

export const verdictCodes: Readonly<Record<Report["verdict"], ExitCode>> = {
  passed: ExitCode.OK,
  failed: ExitCode.FINDING,
  incomplete: ExitCode.INCOMPLETE,
};

export async function certify(
  context: Context,
  options: CertifyOptions,
  url: string | undefined,
): Promise<ExitCode> {
  if (options.list) {
    listChecks(context.output);
    return ExitCode.OK;
  }
  try {
    const conformanceOptions = await readOptions(context, options, url);
    const writeFiles = await prepareFiles(options, context);
    const report = await runConformance(conformanceOptions);
    showReport(context.output, report);
    await writeFiles(report);
    if (context.signal.aborted) return ExitCode.INTERRUPTED;
    return verdictCodes[report.verdict];
  } catch (error) {
    throw asCliError(error);
  }
}

/** An error of the run with its exit code; every other error as it is. */
export function asCliError(error: unknown): unknown {
  if (!ConformanceError.is(error)) return error;
  return new CliError(exitCodes[error.code], error.message, { cause: error });
}

/** There is no address, or `--only` has taken it. */
export function noAddress(only: readonly string[] = [], question: string): CliError {
  const swallowed = only.find((word) => URL.canParse(word));
  return usageError(
    swallowed === undefined
      ? question
      : `--only takes all words after it, also the address ${swallowed}: write the address before --only.`,
  );
}

async function readOptions(
  context: Context,
  options: CertifyOptions,
  url: string | undefined,
): Promise<ConformanceOptions> {
  const { output, clock, signal, env, network } = context;
  if (url === undefined)
    throw noAddress(
      options.only,
      "Which receiver? Give its address: syndikit certify http://127.0.0.1:3000/events",
    );
  const { publicUrl, tenants, sweep } = options;
  const token = options.token ?? env["SYNDIKIT_TOKEN"];
  const address = readUrl(url, "The receiver");
  const throughProxy = [address, ...(tenants === undefined ? [] : [readUrl(tenants, "--tenants")])].some(
    (each) => network.routeTo(each, signal).agent !== false,
  );
  return {
    url: address.href,
    fetch: throughProxy ? network.fetch : undefined,
    secret: await findSecret(context, options.secret),
    token: token === undefined ? undefined : await readSecretText(context, token),
    start: options.start,
    tenants: tenants === undefined ? undefined : readUrl(tenants, "--tenants").href,
    sweep: sweep === undefined ? undefined : readSeconds(sweep, "--sweep"),
    patience: readSeconds(options.patience, "--patience"),
    wait: readSeconds(options.wait, "--wait"),
    listen: readAddress(options),
    publicUrl: publicUrl === undefined ? undefined : readUrl(publicUrl, "--public-url").origin,
    only: options.only ?? [],
    env,
    clock,
    signal,
    onReady: (environment) => showEnvironment(context, environment),
    onWait: (reason) => output.progress(`waiting for ${url}: ${reason}`),
    onCheck: (check, progress) => showCheck(output, check, progress),
  };
}

function showEnvironment({ output }: Context, environment: VendorEnvironment): void {
  output.record({ type: "ready", environment });
  output.line("Start your receiver with these settings. The checks begin when it answers.");
  output.line();
  for (const [name, value] of Object.entries(environment)) output.line(`  export ${name}=${quote(value)}`);
  output.line();
}

function quote(value: string): string {
  return `'${value.replaceAll("'", `'\\''`)}'`;
}

function readAddress({ listen, publicUrl }: CertifyOptions): { host: string; port: number } {
  const match = /^(?:\[([0-9a-f:]+)\]|([^:]+)):(\d{1,5})$/i.exec(listen);
  const host = match?.[1] ?? match?.[2];
  const port = Number(match?.[3]);
  if (host === undefined || port > 65_535) {
    throw usageError(`--listen must be a host and a port, for example 127.0.0.1:8090, not ${listen}.`);
  }
  if ((host === "0.0.0.0" || host === "::") && publicUrl === undefined) {
    throw usageError(
      "If --listen is for all addresses, also give --public-url, the address that the receiver uses.",
    );
  }
  return { host, port };
}
