import { createCipheriv, createDecipheriv, createHash } from "node:crypto";
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { ConfigError } from "../errors.js";
import type { Random } from "../ports.js";
import type { Sealed } from "../store/columns.js";

/** Encrypts secrets that must be used or shown again, so that the database alone does not reveal them. */
export interface Seals {
  seal(secret: string): Sealed;
  /** @throws {UnsealError} when it was sealed with another key, or was modified. */
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
 * Seals with AES-256-GCM. A sealed text begins with the identifier of its key, which is the start of the key's SHA-256.
 * So the error can tell whether the key is wrong or the text is damaged.
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
      // The only place that applies the brand.
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
  /** The fingerprint of the key, as stored in the database; absent when nothing was sealed yet. */
  readonly sealedBy?: string | undefined;
  /** In production a key must be given, because a key stored next to the data protects nothing. */
  readonly production: boolean;
  readonly random: Random;
}

/**
 * The key of the sealed secrets. When none is given, it is generated once, in a file that only the owner can read.
 *
 * @throws {ConfigError} when there is none in production, when the given one is malformed, and when it is not the key
 * that the database was sealed with: with another key, existing secrets could no longer be opened.
 */
export function loadSecretKey(source: SecretKeySource): Uint8Array {
  const { given, file, sealedBy, production, random } = source;
  if (given !== undefined) return assertSealedBy(decodeKey(given, KEY_VARIABLE), sealedBy, KEY_VARIABLE);
  if (production) {
    throw new ConfigError(
      `${KEY_VARIABLE} is not set. Production needs it: 32 random bytes in base64, for example from \`openssl rand -base64 32\`.`,
    );
  }
  if (file === undefined) return random.bytes(KEY_LENGTH);
  if (existsSync(file))
    return assertSealedBy(decodeKey(readFileSync(file, "utf8").trim(), file), sealedBy, file);
  if (sealedBy !== undefined) {
    throw new ConfigError(
      `${file} is missing. It holds the key that seals the secrets of this database (fingerprint ${sealedBy}). ${PUT_KEY_BACK}`,
    );
  }
  const key = random.bytes(KEY_LENGTH);
  const descriptor = openSync(file, "wx", 0o600);
  try {
    writeFileSync(descriptor, `${Buffer.from(key).toString("base64")}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  return key;
}

const KEY_VARIABLE = "SYNDIKIT_SECRET_KEY";
const PUT_KEY_BACK = `Put the file back from its backup, or set ${KEY_VARIABLE} to that key. If the key is lost for good, \`syndikit-reference-server forget-secrets\` removes the secrets that it sealed.`;

/** Identifies a key without revealing it. The database stores it, to refuse another key. */
export function keyFingerprint(key: Uint8Array): string {
  return createHash("sha256").update("syndikit key ").update(key).digest("hex").slice(0, 16);
}

function assertSealedBy(key: Uint8Array, sealedBy: string | undefined, source: string): Uint8Array {
  const fingerprint = keyFingerprint(key);
  if (sealedBy === undefined || fingerprint === sealedBy) return key;
  throw new ConfigError(
    `${source} holds another key (fingerprint ${fingerprint}) than the one that seals the secrets of this database (${sealedBy}). ${PUT_KEY_BACK}`,
  );
}

/**
 * Decodes strictly: a decoder that skips unknown characters would accept a mistyped key as another key.
 *
 * @throws {ConfigError} when the text is not a key.
 */
export function decodeKey(text: string, source: string): Uint8Array {
  const key = Buffer.from(text, "base64");
  if (key.length === KEY_LENGTH && key.toString("base64") === text) return key;
  throw new ConfigError(
    `${source} does not hold ${KEY_LENGTH} bytes in base64. Make one with \`openssl rand -base64 32\`.`,
  );
}
