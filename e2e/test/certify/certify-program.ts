import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Check, type Report, runConformance } from "@syndikit/conformance";
import { findFreePort } from "../../src/free-port.js";

/** What to certify: a program of this workspace, and how. */
export interface ProgramToCertify {
  /** A line of the shell. */
  readonly command: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Where it takes events. */
  readonly path?: string;
  /** Where it lists its tenants, if it does. */
  readonly tenants?: string;
  /** How often it polls its subscriptions, in seconds. */
  readonly sweep?: number;
  readonly only?: readonly string[];
  /** In seconds. */
  readonly patience?: number;
}

/** The program of the command line. */
export const programFile = join(
  dirname(createRequire(import.meta.url).resolve("syndikit/package.json")),
  "src/main.ts",
);

/** The checks that need to see tenants. */
export const needsTenants: readonly string[] = [
  "a-lost-answer-from-the-cloud",
  "a-removal-that-fails-at-first",
  "a-signed-deleted-for-a-subscription-that-lives",
];

/** Certifies a program, as `syndikit certify --start` does. */
export async function certifyProgram(program: ProgramToCertify): Promise<Report> {
  const base = `http://127.0.0.1:${await findFreePort()}`;
  return runConformance({
    url: `${base}${program.path ?? "/events"}`,
    secret: "a-secret-of-the-certification",
    start: program.command,
    tenants: program.tenants === undefined ? undefined : `${base}${program.tenants}`,
    sweep: program.sweep === undefined ? undefined : program.sweep * 1_000,
    only: program.only ?? [],
    // Only a receiver that fails is waited for so long. A busy machine takes many times as long as a free one.
    patience: (program.patience ?? 180) * 1_000,
    quiet: 1_500,
    wait: 60_000,
    env: { ...process.env, ...program.env },
  });
}

/** The checks that failed, each with what was seen, for a message that says it all. */
export function failuresOf({ checks }: Report): readonly string[] {
  return checks.filter(({ status }) => status === "failed").map(describe);
}

/** What was not run. */
export function notRun({ checks }: Report): readonly string[] {
  return checks.filter(({ status }) => status === "not run").map(({ id }) => id);
}

function describe({ name, findings, timeline }: Check): string {
  const seen = findings.map(({ found }) => found).join("; ");
  return [`${name}: ${seen}`, ...timeline.map(({ at, text }) => `${at} ${text}`)].join("\n");
}
