import { createHmac, createSecretKey, timingSafeEqual } from "node:crypto";
import type { MacBackend } from "./mac.js";

/** The HMAC of OpenSSL, through `node:crypto`. */
export const nodeMac: MacBackend = {
  prepare(key) {
    const keyObject = createSecretKey(key);
    return (message) => createHmac("sha1", keyObject).update(message).digest();
  },
  equal: timingSafeEqual,
};
