import { Buffer } from "node:buffer";
import { createHmac, createSecretKey, timingSafeEqual } from "node:crypto";
import type { MacBackend } from "./mac.js";

/** HMAC-SHA1 and the comparison of `node:crypto`, which Bun and Deno have too. */
export const nodeMac: MacBackend = {
  prepare(key) {
    const prepared = createSecretKey(key);
    return (message) => createHmac("sha1", prepared).update(message).digest("hex");
  },
  equal: (left, right) => timingSafeEqual(Buffer.from(left, "latin1"), Buffer.from(right, "latin1")),
};
