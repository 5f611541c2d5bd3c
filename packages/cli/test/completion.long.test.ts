import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const inBash = async (line: string): Promise<readonly string[]> => {
  const script = `
    syndikit() { "${process.execPath}" --conditions=@syndikit/source --import tsx "${main}" "$@"; }
    eval "$(syndikit completion bash)"
    eval "$(syndikit completion bash)"
    COMP_LINE=$1 COMP_POINT=\${#1}
    _syndikit
    printf '%s\\n' "\${COMPREPLY[@]}"`;
  const child = spawn("bash", ["--noprofile", "--norc", "-euc", script, "bash", line], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  child.stdout.on("data", (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const code = await new Promise((resolve) => child.once("close", resolve));
  expect({ code, errors }).toEqual({ code: 0, errors: "" });
  return printed.split("\n").filter((word) => word !== "");
};

test.each<readonly [string, readonly string[]]>([
  ["syndikit tri", ["trigger"]],
  ["syndikit listen --also=me", ["metrics"]],
  ["syndikit trigger Subscription.C", ["Subscription.CREATED"]],
  ["syndikit sign $(echo evaluated >&2; exit 1) --he", ["--header", "--help"]],
])("the script works in bash, and evaluates nothing: %s", async (line, expected) => {
  expect(await inBash(line)).toEqual(expected);
});
