import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as portable from "../src/index.js";
import * as node from "../src/index.node.js";
import { implementations } from "./implementations.js";

const key = fc.uint8Array({ minLength: 1, maxLength: 200 });

// SHA-1 hashes blocks of 64 bytes, and puts 9 bytes at least behind the last: each way to fill a block is here.
const lengths = Array.from({ length: 201 }, (_, length) => length);

describe("both implementations", () => {
  test("agree on short bodies of any content, and keys around the block size", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), key, (body, secret) => {
        expect(portable.sign(body, secret)).toBe(node.sign(body, secret));
      }),
      { numRuns: 1000 },
    );
  });

  test("agree at any length up to 70,000 bytes", () => {
    fc.assert(
      fc.property(fc.nat(70_000), fc.nat(255), key, (length, fill, secret) => {
        const body = new Uint8Array(length).map((_, index) => (fill + index * 31) & 0xff);
        expect(portable.sign(body, secret)).toBe(node.sign(body, secret));
      }),
      { numRuns: 100 },
    );
  });

  test.each(lengths)("agree on a body of %i bytes", (length) => {
    const body = new Uint8Array(length).fill(length);
    expect(portable.sign(body, "key")).toBe(node.sign(body, "key"));
  });

  test("read text in the same way, with lone surrogates too", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(portable.sign(text, "key")).toBe(node.sign(text, "key"));
        expect(portable.sign("body", `k${text}`)).toBe(node.sign("body", `k${text}`));
      }),
    );
  });
});

describe.each(implementations)("a hostile sender on $runtime", ({ signature }) => {
  const secrets = ["0123456789abcdef", "fedcba9876543210"];
  const hex = fc.array(fc.constantFrom(..."0123456789abcdef"), { minLength: 40, maxLength: 40 });
  const header = fc.oneof(
    fc.string({ unit: "binary" }),
    hex.map((digits) => `sha1=${digits.join("")}`),
    fc.array(fc.string(), { maxLength: 3 }),
    fc.anything().map((value) => value as string),
  );

  test("never makes it throw, and never passes", () => {
    fc.assert(
      fc.property(header, fc.uint8Array({ maxLength: 100 }), (value, body) => {
        expect(signature.verify({ body, header: value, secrets }).ok).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  test("cannot change one bit of a signed body", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 300 }), fc.nat(), (body, at) => {
        const signed = signature.sign(body, secrets[0] ?? "");
        const changed = Uint8Array.from(body);
        const index = (at >> 3) % body.length;
        changed[index] = (changed[index] ?? 0) ^ (1 << (at & 7));

        expect(signature.verify({ body: changed, header: signed, secrets })).toEqual({
          ok: false,
          reason: "mismatch",
        });
      }),
    );
  });
});
