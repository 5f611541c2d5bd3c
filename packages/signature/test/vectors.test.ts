import { describe, expect, test } from "vitest";
import { implementations } from "./implementations.js";
import { decode, vectors } from "./vectors.js";

describe.each(implementations)("known answers on $runtime", ({ signature }) => {
  test.each(vectors.valid)("signs and verifies: $name", ({ secret, body, header }) => {
    const bytes = decode(body);
    const key = decode(secret);

    expect(signature.sign(bytes, key)).toBe(header);
    expect(signature.verify({ body: bytes, header, secrets: key })).toEqual({ ok: true, secretIndex: 0 });
  });

  test.each(vectors.invalid)("refuses: $name", ({ secret, body, header, reason }) => {
    const check = signature.verify({ body: decode(body), header, secrets: decode(secret) });

    expect(check).toEqual({ ok: false, reason });
  });
});
