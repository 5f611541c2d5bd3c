import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bodyVariants } from "@syndikit/conformance/body-variants";
import { headerNames } from "@syndikit/contract";
import { sign } from "@syndikit/signature";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { secretVariants } from "../src/sign/secret-variants.js";
import { type CliResult, runCli } from "./harness/run-cli.js";

const secret = "A-Secret-Of-Sixteen-Bytes";
const env = { SYNDIKIT_SECRET: secret };
const body = '{ "id": "12",\r\n  "name": "Città ♥", "a": 1.0 }\n';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "syndikit-sign-"));
  file = join(folder, "event.json");
  await writeFile(file, body);
});
afterEach(() => rm(folder, { recursive: true }));

const verify = (
  signature: string,
  options: { readonly stdin?: string | Uint8Array } = {},
): Promise<CliResult> =>
  runCli(["verify", "--signature", signature, "--json"], { env, stdin: body, ...options });

describe("sign", () => {
  test("prints the header's value for a file, and for standard input", async () => {
    const expected = `${sign(body, secret)}\n`;
    expect(await runCli(["sign", file], { env })).toMatchObject({ code: 0, stdout: expected });
    expect(await runCli(["sign"], { env, stdin: body })).toMatchObject({ code: 0, stdout: expected });
    expect(await runCli(["sign", "-"], { env, stdin: body })).toMatchObject({ code: 0, stdout: expected });
  });

  test("prints a whole header", async () => {
    const { stdout } = await runCli(["sign", file, "--header"], { env });
    expect(stdout).toBe(`${headerNames.eventSignature}: ${sign(body, secret)}\n`);
  });

  test("signs bytes that are no text", async () => {
    const bytes = Buffer.from([0xff, 0xfe, 0x00]);
    expect((await runCli(["sign"], { env, stdin: bytes })).stdout).toBe(`${sign(bytes, secret)}\n`);
  });

  test("reads the secret from standard input, without the newline of whoever wrote it there", async () => {
    const { stdout } = await runCli(["sign", file, "--secret", "-"], { stdin: `${secret}\n` });
    expect(stdout).toBe(`${sign(body, secret)}\n`);
  });

  test("warns of a weak secret, and never prints it", async () => {
    const { stdout, stderr } = await runCli(["sign", file, "--secret", "short7"]);
    expect(stderr).toContain("shorter than 16 bytes");
    expect(stdout + stderr).not.toContain("short7");
  });

  test.each<readonly [readonly string[], Readonly<Record<string, string>>, string]>([
    [["sign"], {}, "Which secret?"],
    [["sign"], { SYNDIKIT_SECRET: "" }, "is empty"],
    [["sign", "no-such-file"], env, "cannot be read: ENOENT"],
    [["verify"], env, "required option"],
  ])("refuses %j with %j", async (args, environment, message) => {
    const { code, stderr } = await runCli(args, { env: environment });
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining(message) });
  });
});

describe("verify", () => {
  test("ends with 0 for the right signature, as a value or as a whole header", async () => {
    const signature = sign(body, secret);
    expect(await verify(signature)).toMatchObject({ code: 0, records: [{ valid: true }] });
    expect(await verify(`${headerNames.eventSignature}: ${signature}`)).toMatchObject({ code: 0 });
  });

  test.each<readonly [string, string, string]>([
    ["", "missing", "no signature"],
    ["c0ffee", "malformed", "does not begin with sha1="],
    ["sha1=c0ffee", "malformed", "This one has 6"],
    [sign(body, secret).toUpperCase().replace("SHA1", "sha1"), "malformed", "capital letters"],
    [`sha1=${"é".repeat(40)}`, "malformed", "other characters"],
    [sign(body, "another secret"), "mismatch", "another secret, or over another body"],
  ])("ends with 1 for %j, and says why", async (signature, reason, message) => {
    expect(await verify(signature)).toMatchObject({
      code: 1,
      records: [{ valid: false, reason, message: expect.stringContaining(message) }],
    });
  });

  const secrets: Readonly<Record<string, string>> = {
    trimmed: `${secret} `,
    "hex-decoded": "00112233445566778899aabbccddeeff",
  };
  test.each(secretVariants)("knows the secret $phrase", async ({ apply, phrase, name }) => {
    const own = secrets[name] ?? secret;
    const changed = apply(own) ?? "";
    expect(changed).not.toBe("");
    const args = ["verify", "--signature", sign(body, changed), "--json"];
    const { records } = await runCli(args, { env: { SYNDIKIT_SECRET: own }, stdin: body });
    expect(records[0]?.["message"]).toContain(phrase);
  });

  // Bodies that only this variant changes, for variants where an earlier one would match the usual body.
  const bodies: Readonly<Record<string, string>> = {
    "newlines-windows": "a\nb",
    "newlines-unix": "a\r\nb",
    "without-bom": "\ufeff{}",
    trimmed: " a ",
    "json-slashes": '{"url":"a/b"}',
  };
  test.each(bodyVariants)("knows the body $phrase", async ({ apply, phrase, name }) => {
    const stdin = bodies[name] ?? body;
    const changed = apply(Buffer.from(stdin));
    expect(changed).toBeDefined();
    const { records } = await verify(sign(changed ?? "", secret), { stdin });
    expect(records[0]?.["message"]).toContain(phrase);
  });
});

test("a body with a byte order mark is signed as it is, and said to have one", async () => {
  const body = '\uFEFF{"id":"1"}';
  const { stdout, stderr } = await runCli(["sign"], {
    env: { SYNDIKIT_SECRET: "of both sides" },
    stdin: body,
  });
  expect(stdout.trim()).toBe(sign(Buffer.from(body), "of both sides"));
  expect(stderr).toContain("byte order mark");
});

test("a variable that is empty is as one that is not set", async () => {
  const { code, stderr } = await runCli(["doctor", "http://127.0.0.1:9/events"], {
    env: { SYNDIKIT_SECRET: "", SYNDIKIT_MARKETPLACE: "" },
  });
  expect({ code, stderr }).toMatchObject({ code: 3, stderr: expect.stringContaining("Without the secret") });
});
