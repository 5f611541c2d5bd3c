/** Which runners of tests the testing package is tried with, and what runs there. */
export interface Runner {
  readonly name: string;
  /** Its options, as they are typed. */
  readonly options: string;
  /** The checks of `runners/checks.js`, or of `jest/`, that pass. */
  readonly passes: readonly Check[];
}

/** The columns of the table in the README of the testing package. */
export const checks = {
  "builders and signed requests": "Builders, signed requests",
  "a marketplace": "`startMarketplace`",
  "a marketplace while the timers are faked": "with faked timers",
  "an answer of msw": "msw",
} as const;
export type Check = keyof typeof checks;

const all: readonly Check[] = [
  "builders and signed requests",
  "a marketplace",
  "a marketplace while the timers are faked",
  "an answer of msw",
];

const vitest = (options: string): Runner => ({ name: "vitest", options, passes: all });

/** Those that `runners.long.test.ts` runs in a project of their own. */
export const runners: readonly Runner[] = [
  vitest("--pool=forks"),
  vitest("--pool=forks --no-isolate"),
  vitest("--pool=threads"),
  vitest("--pool=threads --no-isolate"),
  vitest("--pool=vmThreads"),
  vitest("--pool=vmForks"),
  { name: "node:test", options: "", passes: all },
  { name: "mocha", options: "", passes: all },
  { name: "bun test", options: "", passes: ["builders and signed requests", "an answer of msw"] },
];

/** Those of `describe-jest.ts`. */
export const jests = [
  { name: "Jest", options: "CommonJS", passes: all, format: "commonjs", nodeOptions: "" },
  {
    name: "Jest",
    options: "ES modules, `--experimental-vm-modules`",
    passes: all,
    format: "esm",
    nodeOptions: "--experimental-vm-modules",
  },
] as const satisfies readonly (Runner & { readonly format: string; readonly nodeOptions: string })[];

/** The table of the README. */
export function writeTable(): string {
  const head = ["Runner", "Options", ...Object.values(checks)];
  const tried: readonly Runner[] = [...runners, ...jests];
  const rows = tried.map(({ name, options, passes }) => [
    name,
    options.startsWith("--") ? `\`${options}\`` : options,
    ...all.map((check) => (passes.includes(check) ? "yes" : "no")),
  ]);
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
