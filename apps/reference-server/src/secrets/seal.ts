import { createCipheriv, createDecipheriv, createHash } from "node:crypto";
import type { Random } from "../ports.js";
import type { Sealed } from "../store/columns.js";

/** Seals secrets that must be used or shown again, so that the database alone does not reveal them. */
export interface Seals {
  seal(secret: string): Sealed;
  /** @throws UnsealError when the key is another one than it was sealed with, or the text was changed. */
  open(sealed: Sealed): string;
}

/** A sealed secret that cannot be opened. */
export class UnsealError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`A sealed secret cannot be opened: ${reason}.`, options);
    this.name = "UnsealError";
  }
}

const ALGORITHM = "aes-256-gcm";
const NONCE = 12;
const TAG = 16;

/** How long the key is, in bytes. */
export const KEY_LENGTH = 32;

/**
 * AES-256-GCM. A sealed text names its key by the first bytes of the key's SHA-256, so that a wrong key is told
 * from a damaged text.
 */
export function createSeals(key: Uint8Array, random: Random): Seals {
  if (key.length !== KEY_LENGTH)
    throw new RangeError(`The secret key must have ${KEY_LENGTH} bytes, not ${key.length}.`);
  const keyId = createHash("sha256").update(key).digest("base64url").slice(0, 8);
  return {
    seal(secret) {
      const nonce = random.bytes(NONCE);
      const cipher = createCipheriv(ALGORITHM, key, nonce);
      const body = Buffer.concat([nonce, cipher.update(secret, "utf8"), cipher.final(), cipher.getAuthTag()]);
      // The one place where the brand is given.
      return `${keyId}.${body.toString("base64url")}` as Sealed;
    },
    open(sealed) {
      const [sealedBy, text = ""] = sealed.split(".");
      if (sealedBy !== keyId) throw new UnsealError("it was sealed with another SYNDIKIT_SECRET_KEY");
      const body = Buffer.from(text, "base64url");
      try {
        const decipher = createDecipheriv(ALGORITHM, key, body.subarray(0, NONCE), { authTagLength: TAG });
        decipher.setAuthTag(body.subarray(-TAG));
        return Buffer.concat([decipher.update(body.subarray(NONCE, -TAG)), decipher.final()]).toString(
          "utf8",
        );
      } catch (cause) {
        throw new UnsealError("it was changed", { cause });
      }
    },
  };
}
