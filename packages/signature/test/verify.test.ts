import { describe, expect, it } from "vitest";
import { implementations } from "./implementations.js";

const secret = "a secret that is long enough";
const text = '{"entity":"Subscription","id":"1","type":"MODIFIED","metadata":{"n":"Città ♥"}}';

describe.each(implementations)("verify on $runtime", ({ signature }) => {
  const { sign, verify, createVerifier, SignatureError } = signature;
  const header = sign(text, secret);

  it("answers the same for text, bytes, a Buffer, a view with an offset, and an ArrayBuffer", () => {
    const bytes = new TextEncoder().encode(text);
    const shifted = new Uint8Array(bytes.length + 3);
    shifted.set(bytes, 3);
    const bodies = [text, bytes, Buffer.from(text), shifted.subarray(3), bytes.slice().buffer];

    for (const body of bodies) {
      expect(verify({ body, header, secrets: secret })).toEqual({ ok: true, secretIndex: 0 });
    }
  });

  it("says which secret matched", () => {
    expect(verify({ body: text, header, secrets: ["another", secret] })).toEqual({
      ok: true,
      secretIndex: 1,
    });
    expect(verify({ body: text, header, secrets: [secret, secret] })).toEqual({ ok: true, secretIndex: 0 });
  });

  it("refuses a body that was changed, and a secret that differs by a newline", () => {
    expect(verify({ body: `${text} `, header, secrets: secret })).toEqual({ ok: false, reason: "mismatch" });
    expect(verify({ body: text, header, secrets: `${secret}\n` })).toEqual({ ok: false, reason: "mismatch" });
  });

  it.each([
    ["no header", undefined],
    ["null", null],
    ["no values", []],
  ])("calls %s missing", (_, value) => {
    expect(verify({ body: text, header: value, secrets: secret })).toEqual({ ok: false, reason: "missing" });
  });

  it.each([
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

  it("takes one header out of a list", () => {
    expect(verify({ body: text, header: [header], secrets: secret }).ok).toBe(true);
  });

  it("takes an empty body, a byte order mark, and bytes that are not UTF-8", () => {
    for (const body of [new Uint8Array(0), Buffer.from("\ufeff{}"), Uint8Array.of(0xff, 0xfe, 0x7b, 0x7d)]) {
      expect(verify({ body, header: sign(body, secret), secrets: secret }).ok).toBe(true);
    }
    expect(sign("\ufeff{}", secret)).not.toBe(sign("{}", secret));
  });

  it("names a parsed body as the mistake that it is", () => {
    const parsed = JSON.parse(text) as string;

    expect(() => verify({ body: parsed, header, secrets: secret })).toThrow(SignatureError);
    expect(() => verify({ body: parsed, header, secrets: secret })).toThrow(/before any body parser/);
  });

  it.each([
    ["secret_empty", ""],
    ["secret_empty", [secret, ""]],
    ["secret_empty", new Uint8Array(0)],
    ["secrets_missing", []],
    ["secret_invalid", [undefined as unknown as string]],
    ["secrets_missing", undefined as unknown as string],
  ])("throws %s when it cannot verify at all", (code, secrets) => {
    expect(() => createVerifier(secrets)).toThrow(expect.objectContaining({ name: "SignatureError", code }));
  });

  it("keeps prepared keys usable for many messages", () => {
    const verifier = createVerifier([secret, "previous"]);

    for (const body of ["", "a", text, "x".repeat(70_000)]) {
      expect(verifier.verify({ body, header: sign(body, "previous") })).toEqual({ ok: true, secretIndex: 1 });
    }
  });

  it("never says in an error what the secret is", () => {
    expect(() => verify({ body: {} as string, header, secrets: "topsecret-topsecret" })).not.toThrow(
      /topsecret/,
    );
  });
});
