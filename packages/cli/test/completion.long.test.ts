import { spawn } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const main = fileURLToPath(new URL("../dist/main.js", import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "syndikit-completion-"));
  const program = join(folder, "syndikit");
  await writeFile(program, `#!/bin/sh\nexec "${process.execPath}" "${main}" "$@"\n`);
  await chmod(program, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The arguments that make each shell complete a line, and print one suggestion per line. */
const shells: Readonly<Record<string, readonly string[]>> = {
  bash: [
    "--noprofile",
    "--norc",
    "-euc",
    `eval "$(syndikit completion bash)"
    eval "$(syndikit completion bash)"
    COMP_LINE=$1 COMP_POINT=\${#1}
    _syndikit
    printf '%s\\n' "\${COMPREPLY[@]}"`,
    "bash",
  ],
  // The line editor of zsh needs a terminal. So what it says of the word is given, and the suggestions for it are printed.
  zsh: [
    "-fc",
    `autoload -Uz compinit && compinit -u -d "$TMPDIR/zcompdump"
    eval "$(syndikit completion zsh)"
    _describe() { print -rl -- "\${(@)whole%%:*}" "\${(@)begun%%:*}" }
    words=("\${(@z)1}") CURRENT=\${#words} PREFIX=$words[-1]
    typeset -A compstate=(quote "")
    _syndikit`,
    "zsh",
  ],
  fish: ["--no-config", "-c", 'syndikit completion fish | source; complete -C "$argv[1]"'],
};

async function completeIn(shell: string, line: string): Promise<readonly string[]> {
  const child = spawn(shell, [...(shells[shell] ?? []), line], {
    env: { PATH: `${folder}:${process.env["PATH"] ?? ""}`, HOME: folder, TMPDIR: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.on("error", () => undefined);
  let printed = "";
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  child.stdout.on("data", (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const code = await new Promise((resolve) => child.once("close", resolve));
  expect({ code, errors }, `completion in ${shell}: apt-get install -y ${shell}`).toEqual({
    code: 0,
    errors: "",
  });
  // Fish adds a description after a tab.
  return printed.split("\n").flatMap((each) => (each === "" ? [] : [each.split("\t")[0] ?? ""]));
}

test.each<readonly [string, readonly string[]]>([
  ["syndikit tri", ["trigger"]],
  ["syndikit listen --also=me", ["metrics"]],
  ["syndikit trigger Subscription.C", ["Subscription.CREATED"]],
  ["syndikit sign $(echo evaluated >&2; exit 1) --he", ["--header", "--help"]],
])("the script works in bash, and evaluates nothing: %s", async (line, expected) => {
  expect(await completeIn("bash", line)).toEqual(expected);
});

test("the script says in zsh what to write when completion is not switched on there", async () => {
  const child = spawn("zsh", ["-fc", 'eval "$(syndikit completion zsh)"; echo goes on'], {
    env: { PATH: `${folder}:${process.env["PATH"] ?? ""}`, HOME: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  expect(await new Promise((resolve) => child.once("close", resolve))).toBe(0);
  expect(said).toBe(
    "syndikit: zsh completes nothing yet. Write before this line: autoload -Uz compinit && compinit\ngoes on\n",
  );
});

test.each(["zsh", "fish"])("the script works in %s", async (shell) => {
  expect(await completeIn(shell, "syndikit tri")).toEqual(["trigger"]);
  expect(await completeIn(shell, "syndikit logs --op")).toEqual(["--operation"]);
  expect(await completeIn(shell, "syndikit trigger Subscription.C")).toEqual(["Subscription.CREATED"]);
});
