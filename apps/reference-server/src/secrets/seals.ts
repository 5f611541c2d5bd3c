import { createCipheriv, createDecipheriv, createHash } from "node:crypto";
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { ConfigError } from "../config/config.js";
import type { Random } from "../ports.js";
import type { Sealed } from "../store/columns.js";

/** Encrypts secrets that must be used or shown again, so that the database alone does not reveal them. */
export interface Seals {
  seal(secret: string): Sealed;
  /** @throws {UnsealError} when it was sealed with another key, or was changed since. */
  open(sealed: Sealed): string;
}

class UnsealError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`A sealed secret cannot be opened: ${reason}.`, options);
    this.name = "UnsealError";
  }
}

const ALGORITHM = "aes-256-gcm";
/** Lengths in bytes. */
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;
export const KEY_LENGTH = 32;

/**
 * Seals by AES-256-GCM. A sealed text begins with the identifier of its key, the start of the key's SHA-256, so that
 * the error says whether the key is wrong or the text is damaged.
 */
export function createSeals(key: Uint8Array, random: Random): Seals {
  if (key.length !== KEY_LENGTH)
    throw new RangeError(`The secret key must have ${KEY_LENGTH} bytes, not ${key.length}.`);
  const keyId = createHash("sha256").update(key).digest("base64url").slice(0, 8);
  return {
    seal(secret) {
      const nonce = random.bytes(NONCE_LENGTH);
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
        const decipher = createDecipheriv(ALGORITHM, key, body.subarray(0, NONCE_LENGTH), {
          authTagLength: TAG_LENGTH,
        });
        decipher.setAuthTag(body.subarray(-TAG_LENGTH));
        return Buffer.concat([
          decipher.update(body.subarray(NONCE_LENGTH, -TAG_LENGTH)),
          decipher.final(),
        ]).toString("utf8");
      } catch (cause) {
        throw new UnsealError("it was changed", { cause });
      }
    },
  };
}

interface SecretKeySource {
  /** `SYNDIKIT_SECRET_KEY`, in base64. */
  readonly given?: string | undefined;
  /** The file of the key when none is given; absent for a marketplace in memory, whose secrets end with it. */
  readonly file?: string | undefined;
  /** A key must be given then: one beside the data protects nothing. */
  readonly production: boolean;
  readonly random: Random;
}

/**
 * The key of the sealed secrets. When none is given, it is made once, in a file that only the owner can read.
 *
 * @throws {ConfigError} when there is none in production, or the given one has not the right length.
 */
export function loadSecretKey({ given, file, production, random }: SecretKeySource): Uint8Array {
  if (given !== undefined) return decodeKey(given, "SYNDIKIT_SECRET_KEY");
  if (production) {
    throw new ConfigError(
      "SYNDIKIT_SECRET_KEY is not set. In production it must be: 32 random bytes in base64, as from `openssl rand -base64 32`.",
    );
  }
  if (file === undefined) return random.bytes(KEY_LENGTH);
  if (existsSync(file)) return decodeKey(readFileSync(file, "utf8").trim(), file);
  const key = random.bytes(KEY_LENGTH);
  const descriptor = openSync(file, "wx", 0o600);
  try {
    writeFileSync(descriptor, `${Buffer.from(key).toString("base64")}\n`);
  } finally {
    closeSync(descriptor);
  }
  return key;
}

function decodeKey(text: string, source: string): Uint8Array {
  const key = Buffer.from(text, "base64");
  if (key.length === KEY_LENGTH) return key;
  throw new ConfigError(
    `${source} does not hold ${KEY_LENGTH} bytes in base64. Make one with \`openssl rand -base64 32\`.`,
  );
}
