import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Check, type Report, runConformance } from "@syndikit/conformance";
import { findFreePort } from "../../src/free-port.js";

/** A program of this workspace to certify, and the settings for it. */
export interface ProgramToCertify {
  /** A shell command. */
  readonly command: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The path that receives events. */
  readonly path?: string;
  /** The path that lists the tenants, if there is one. */
  readonly tenants?: string;
  /** Seconds between the receiver's own polls of its subscriptions. */
  readonly sweep?: number;
  readonly only?: readonly string[];
  /** In seconds. */
  readonly patience?: number;
}

/** The command line program. */
export const programFile = join(
  dirname(createRequire(import.meta.url).resolve("syndikit/package.json")),
  "src/main.ts",
);

/** The checks that can only run if the tenants are visible. */
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
    // Only a failing receiver takes the whole limit. It is this long because a busy machine is many times slower.
    patience: (program.patience ?? 180) * 1_000,
    quiet: 1_500,
    wait: 60_000,
    env: { ...process.env, ...program.env },
  });
}

/** The failed checks, each with its findings, so that an assertion message has everything. */
export function failuresOf({ checks }: Report): readonly string[] {
  return checks.filter(({ status }) => status === "failed").map(describe);
}

/** The ids of the checks that were not run. */
export function notRun({ checks }: Report): readonly string[] {
  return checks.filter(({ status }) => status === "not run").map(({ id }) => id);
}

function describe({ name, findings, timeline }: Check): string {
  const seen = findings.map(({ found }) => found).join("; ");
  return [`${name}: ${seen}`, ...timeline.map(({ at, text }) => `${at} ${text}`)].join("\n");
}
