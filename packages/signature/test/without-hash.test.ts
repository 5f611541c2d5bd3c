import * as crypto from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import * as portable from "../src/index.js";
import * as node from "../src/index.node.js";
import { decode, vectors } from "./vectors.js";

// As a runtime has it whose `node:crypto` knows no `hash`. The spy shows which way was taken.
vi.mock("node:crypto", async (importOriginal) => {
  const original = await importOriginal<typeof import("node:crypto")>();
  return { ...original, hash: undefined, createHmac: vi.fn(original.createHmac) };
});

describe("a node:crypto without hash", () => {
  it("is what these tests run on", () => {
    expect(crypto.hash).toBeUndefined();
    vi.mocked(crypto.createHmac).mockClear();
    node.sign("body", "key");
    expect(crypto.createHmac).toHaveBeenCalledOnce();
  });

  it.each(vectors.valid)("signs and verifies: $name", ({ secret, body, header }) => {
    const bytes = decode(body);
    const key = decode(secret);

    expect(node.sign(bytes, key)).toBe(header);
    expect(node.verify({ body: bytes, header, secrets: key })).toEqual({ ok: true, secretIndex: 0 });
  });

  it.each(vectors.invalid)("refuses: $name", ({ secret, body, header, reason }) => {
    const check = node.verify({ body: decode(body), header, secrets: decode(secret) });

    expect(check).toEqual({ ok: false, reason });
  });

  it.each([0, 1, 63, 64, 65, 1023, 1024, 1025, 70_000])(
    "agrees with plain JavaScript at %i bytes",
    (length) => {
      const body = new Uint8Array(length).fill(7);
      expect(node.sign(body, "key")).toBe(portable.sign(body, "key"));
    },
  );

  it("prepares a key once for many bodies", () => {
    const { verify } = node.createVerifier("key");
    for (const body of ["one", "two", "three"]) {
      expect(verify({ body: new TextEncoder().encode(body), header: node.sign(body, "key") }).ok).toBe(true);
    }
  });
});
