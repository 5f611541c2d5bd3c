import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** A marketplace in a separate process. */
export interface MarketplaceProcess {
  /** As in `http://127.0.0.1:40123`. */
  readonly url: string;
  readonly child: ChildProcess;
  /** The time from the start until it was ready, in milliseconds. */
  readonly startTime: number;
  /** What it has written to standard error so far. */
  log(): string;
  /** A request to the API; the path is relative, as in `self`. Throws when the process dies meanwhile. */
  call(request: ProcessRequest): Promise<ProcessAnswer>;
  /** Kills it like a power cut. Resolves when it has ended. */
  kill(): Promise<void>;
  /** Shuts it down gracefully, and returns its exit code. */
  stop(): Promise<number | null>;
}

/** A request to the process. */
export interface ProcessRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** The answer of the process. */
export interface ProcessAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** How a process ended that failed to start. */
export interface Ended {
  readonly code: number | null;
  readonly log: string;
}

/** The process ended before it was ready. */
export class NotReady extends Error {
  constructor(readonly ended: Ended) {
    super(`The marketplace ended with ${ended.code} before it was ready: ${ended.log}`);
  }
}

const thisVersion = fileURLToPath(new URL("../../../dist/main.js", import.meta.url));

/** How to start a marketplace for these tests. */
export interface StartOptions {
  readonly database: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The file of the program, or of its source; the program of this version when absent. */
  readonly main?: string;
}

/**
 * Starts a marketplace, and waits until it is ready.
 *
 * @throws {NotReady} when it ends before.
 */
export async function startMarketplace({
  database,
  args = [],
  env = {},
  main = thisVersion,
}: StartOptions): Promise<MarketplaceProcess> {
  const start = performance.now();
  const source = main.endsWith(".ts") ? ["--conditions=@syndikit/source", "--import", "tsx"] : [];
  const fixed = [main, "--port", "0", "--json", "--database", database];
  const child = spawn(process.execPath, [...source, ...fixed, ...args], {
    env: {
      PATH: process.env["PATH"] ?? "",
      SYNDIKIT_RETRY_SCHEDULE: "1",
      SYNDIKIT_REQUESTS_PER_MINUTE: "10000000",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  child.stderr.on("data", (chunk: Buffer) => {
    log += chunk.toString();
  });
  const gone = new Promise<number | null>((resolve) => child.once("close", (code) => resolve(code)));
  const url = await firstLine(
    child,
    gone.then((code) => new NotReady({ code, log })),
  );
  return {
    url,
    child,
    startTime: performance.now() - start,
    log: () => log,
    call: (request) => call(url, request),
    async kill() {
      child.kill("SIGKILL");
      await gone;
    },
    stop() {
      child.kill("SIGTERM");
      return gone;
    },
  };
}

function firstLine(child: ChildProcess, failed: Promise<NotReady>): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const end = output.indexOf("\n");
      if (end >= 0) resolve((JSON.parse(output.slice(0, end)) as { url: string }).url);
    });
    failed.then(reject, reject);
  });
}

async function call(url: string, { method, path, headers, body }: ProcessRequest): Promise<ProcessAnswer> {
  const response = await fetch(`${url}/api/${path}`, {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === "" ? undefined : JSON.parse(text),
  };
}

/** The header that signs a demo account in. */
export function demoLogin(account: string): Readonly<Record<string, string>> {
  return { Authorization: `Basic ${Buffer.from(`${account}:${account}-demo`).toString("base64")}` };
}
