import { describe, expect, test } from "vitest";
import { implementations } from "./implementations.js";

const secret = "a secret that is long enough";
const text = '{"entity":"Subscription","id":"1","type":"MODIFIED","metadata":{"n":"Città ♥"}}';

describe.each(implementations)("verify on $runtime", ({ signature }) => {
  const { sign, verify, createVerifier, SignatureError } = signature;
  const header = sign(text, secret);

  const bytes = new TextEncoder().encode(text);
  const shifted = new Uint8Array(bytes.length + 3);
  shifted.set(bytes, 3);

  test.each([
    ["text", text],
    ["bytes", bytes],
    ["a Buffer", Buffer.from(text)],
    ["a view with an offset", shifted.subarray(3)],
    ["a DataView with an offset", new DataView(shifted.buffer, 3)],
    ["an ArrayBuffer", bytes.slice().buffer],
  ])("takes %s as the body", (_, body) => {
    expect(verify({ body, header, secrets: secret })).toEqual({ ok: true, secretIndex: 0 });
    expect(sign(body, secret)).toBe(header);
  });

  const key = new TextEncoder().encode(secret);
  const shiftedKey = new Uint8Array(key.length + 5);
  shiftedKey.set(key, 2);

  test.each([
    ["text", secret],
    ["bytes", key],
    ["a Buffer", Buffer.from(secret)],
    ["a view with an offset", shiftedKey.subarray(2, 2 + key.length)],
    ["a DataView with an offset", new DataView(shiftedKey.buffer, 2, key.length)],
    ["an ArrayBuffer", key.slice().buffer],
  ])("takes %s as the secret, alone and in a list", (_, given) => {
    expect(verify({ body: text, header, secrets: given })).toEqual({ ok: true, secretIndex: 0 });
    expect(verify({ body: text, header, secrets: ["another", given] })).toEqual({ ok: true, secretIndex: 1 });
    expect(sign(text, given)).toBe(header);
  });

  test("keeps its own copy of a secret: bytes that are changed later change nothing", () => {
    const given = key.slice();
    const verifier = createVerifier(given);
    given.fill(0);
    expect(verifier.verify({ body: text, header })).toEqual({ ok: true, secretIndex: 0 });
  });

  test("says which secret matched", () => {
    expect(verify({ body: text, header, secrets: ["another", secret] })).toEqual({
      ok: true,
      secretIndex: 1,
    });
    expect(verify({ body: text, header, secrets: [secret, secret] })).toEqual({ ok: true, secretIndex: 0 });
  });

  test("refuses a body that was changed, and a secret that differs by a newline", () => {
    expect(verify({ body: `${text} `, header, secrets: secret })).toEqual({ ok: false, reason: "mismatch" });
    expect(verify({ body: text, header, secrets: `${secret}\n` })).toEqual({ ok: false, reason: "mismatch" });
  });

  test.each([
    ["no header", undefined],
    ["null", null],
    ["no values", []],
  ])("calls %s missing", (_, value) => {
    expect(verify({ body: text, header: value, secrets: secret })).toEqual({ ok: false, reason: "missing" });
  });

  test.each([
    ["an empty header", ""],
    ["no prefix", header.slice("sha1=".length)],
    ["the prefix at the end", `${header.slice("sha1=".length)}sha1=`],
    ["an upper-case prefix", header.replace("sha1", "SHA1")],
    ["upper-case hexadecimal", `sha1=${header.slice(5).toUpperCase().replace(/\d/g, "A")}`],
    ["dashes between the pairs", `sha1=${header.slice(5).match(/../g)?.join("--")}`],
    ["text that is not hexadecimal", `sha1=${"z".repeat(40)}`],
    ["a digit too few", header.slice(0, -1)],
    ["a digit too many", `${header}0`],
    ["a newline at the end", `${header}\n`],
    ["white space before", ` ${header}`],
    ["two signatures in one value", `${header}, ${header}`],
    ["two headers, both right", [header, header]],
    ["digits of another alphabet", `sha1=${"١".repeat(40)}`],
    ["the digest of another algorithm", `sha256=${"a".repeat(64)}`],
  ])("calls %s malformed", (_, value) => {
    expect(verify({ body: text, header: value, secrets: secret })).toEqual({
      ok: false,
      reason: "malformed",
    });
  });

  test("takes one header out of a list", () => {
    expect(verify({ body: text, header: [header], secrets: secret }).ok).toBe(true);
  });

  test.each([
    ["an empty body", new Uint8Array(0)],
    ["a byte order mark", Buffer.from("\ufeff{}")],
    ["bytes that are not UTF-8", Uint8Array.of(0xff, 0xfe, 0x7b, 0x7d)],
  ])("takes %s", (_, body) => {
    expect(verify({ body, header: sign(body, secret), secrets: secret })).toEqual({
      ok: true,
      secretIndex: 0,
    });
  });

  test("signs a byte order mark with the rest", () => {
    expect(sign("\ufeff{}", secret)).not.toBe(sign("{}", secret));
  });

  test("names a parsed body as the mistake that it is", () => {
    const parsed = JSON.parse(text) as string;

    expect(() => verify({ body: parsed, header, secrets: secret })).toThrow(SignatureError);
    expect(() => verify({ body: parsed, header, secrets: secret })).toThrow(/before any body parser/);
  });

  test.each([
    ["secret_empty", ""],
    ["secret_empty", [secret, ""]],
    ["secret_empty", new Uint8Array(0)],
    ["secret_empty", new ArrayBuffer(0)],
    ["secret_empty", new DataView(new ArrayBuffer(4), 4)],
    ["secrets_missing", []],
    ["secret_invalid", [undefined as unknown as string]],
    ["secret_invalid", { secret } as unknown as string],
    ["secrets_missing", undefined as unknown as string],
    ["secrets_missing", null as unknown as string],
  ])("throws %s when it cannot verify at all", (code, secrets) => {
    expect(() => createVerifier(secrets)).toThrow(expect.objectContaining({ name: "SignatureError", code }));
  });

  test("keeps prepared keys usable for many messages", () => {
    const verifier = createVerifier([secret, "previous"]);
    const bodies = ["", "a", text, "x".repeat(70_000), "a"];
    const checks = bodies.map((body) => verifier.verify({ body, header: sign(body, "previous") }));
    expect(checks).toEqual(bodies.map(() => ({ ok: true, secretIndex: 1 })));
  });

  test.each([
    ["the body was parsed", () => verify({ body: {} as string, header, secrets: "topsecret-topsecret" })],
    ["another secret is empty", () => createVerifier(["topsecret-topsecret", ""])],
    [
      "the secret is in an object",
      () => createVerifier({ secret: "topsecret-topsecret" } as unknown as string),
    ],
  ])("never says what the secret is when %s", (_, call) => {
    expect(call).toThrow(SignatureError);
    expect(call).not.toThrow(/topsecret/);
  });
});
