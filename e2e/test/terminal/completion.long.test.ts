/** What the Tab key makes of a half-typed line, in a real terminal. */
import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commandLine } from "../../src/built-programs.js";
import { openTmux, type TerminalSession } from "../../src/scaffold/tmux.js";

/** How each shell is started, and told of the completion. */
const shells = {
  bash: 'eval "$(syndikit completion bash)"; echo is ready',
  fish: `fish --no-config
function fish_prompt; echo '$ '; end; syndikit completion fish | source; echo is ready`,
  zsh: `PS1='$ ' zsh -f
autoload -Uz compinit && compinit -D -u && eval "$(syndikit completion zsh)" && echo is ready`,
} as const;

let folder: string;
let terminal: TerminalSession;

beforeAll(async () => {
  const missing: string[] = [];
  for (const program of ["tmux", ...Object.keys(shells)]) {
    await promisify(execFile)("sh", ["-c", `command -v ${program}`]).catch(() => missing.push(program));
  }
  expect(missing, `apt-get install -y ${missing.join(" ")}`).toEqual([]);
  folder = await mkdtemp(join(tmpdir(), "syndikit-tab-"));
  const bin = join(folder, "bin");
  await mkdir(bin);
  await writeFile(join(bin, "syndikit"), `#!/bin/sh\nexec "${process.execPath}" "${commandLine}" "$@"\n`);
  await chmod(join(bin, "syndikit"), 0o755);
  await mkdir(join(folder, "My dir"));
  const files = [
    "My file.json",
    "My dir/an event.json",
    "plain.json",
    "it's $5.json",
    ".hidden.json",
    "log:0.json",
    "a=b.json",
  ];
  for (const file of files) await writeFile(join(folder, file), "{}");
  terminal = await openTmux(folder, { PATH: `${bin}:${process.env["PATH"] ?? ""}`, HOME: folder });
});
afterAll(async () => {
  await terminal?.close();
  // A shell that ends may still write its history.
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

const override = "syndikit trigger Subscription.CREATED --override";

const cases: readonly (readonly [typed: string, completed: string])[] = [
  ["syndikit tri", "syndikit trigger"],
  ["syndikit verify pl", "syndikit verify plain.json"],
  ["syndikit verify My\\ f", "syndikit verify My\\ file.json"],
  ['syndikit verify "My f', 'syndikit verify "My file.json"'],
  ["syndikit verify 'My f", "syndikit verify 'My file.json'"],
  ["syndikit verify ./pl", "syndikit verify ./plain.json"],
  ["syndikit verify ~/pl", "syndikit verify ~/plain.json"],
  ["syndikit verify ~/My\\ d", "syndikit verify ~/My\\ dir/"],
  ["syndikit verify My\\ dir/a", "syndikit verify My\\ dir/an\\ event.json"],
  ['syndikit verify "My d', 'syndikit verify "My dir/'],
  ["syndikit verify 'My d", "syndikit verify 'My dir/"],
  ['syndikit verify "My dir/a', 'syndikit verify "My dir/an event.json"'],
  ["syndikit verify it", "syndikit verify it\\'s\\ \\$5.json"],
  ["syndikit verify .hi", "syndikit verify .hidden.json"],
  ["syndikit verify log", "syndikit verify log:0.json"],
  ["syndikit verify log:", "syndikit verify log:0.json"],
  ["syndikit verify ./log:0", "syndikit verify ./log:0.json"],
  ["syndikit verify a=", "syndikit verify a=b.json"],
  ["syndikit listen --also=me", "syndikit listen --also=metrics"],
  ["syndikit listen --save=./pl", "syndikit listen --save=./plain.json"],
  [`${override} eventI`, `${override} eventId=`],
  [`${override} "eventI`, `${override} "eventId=`],
  [`${override} 'eventI`, `${override} 'eventId=`],
];

/** The shells write a quotation mark in the middle of a word in their own way. */
const inTheMiddle: Readonly<Record<keyof typeof shells, string>> = {
  bash: 'syndikit listen --save="My dir/',
  fish: 'syndikit listen --save="My dir/',
  zsh: "syndikit listen --save=My\\ dir/",
};

// Each name is a key of the object.
test.each(Object.keys(shells) as (keyof typeof shells)[])("the Tab key in %s", async (shell) => {
  const window = await terminal.openWindow(shell);
  await window.start(shells[shell], /^is ready$/m);
  const ends = (line: string): RegExp => new RegExp(`\\$ ${line.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}$`);
  for (const [typed, completed] of [
    ...cases,
    ['syndikit listen --save="My d', inTheMiddle[shell]] as const,
  ]) {
    await window.press(typed, "Tab");
    expect(await window.shows(ends(completed))).toContain(completed);
    await window.press("C-u");
  }
});
