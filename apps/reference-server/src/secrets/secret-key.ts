import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { ConfigError } from "../config-error.js";
import type { Random } from "../ports.js";
import { KEY_LENGTH } from "./seal.js";

/** Where the key of the sealed secrets comes from. */
export interface SecretKeySource {
  /** `SYNDIKIT_SECRET_KEY`, in base64. */
  readonly given?: string | undefined;
  /** Where it is kept when none is given; absent for a marketplace in memory, whose secrets end with it. */
  readonly file?: string | undefined;
  /** In production a key must be given: a key beside the data protects nothing. */
  readonly production: boolean;
  readonly random: Random;
}

/**
 * The key of the sealed secrets. Without a given one it is made once, in a file that only the owner can read.
 *
 * @throws ConfigError with what to do, when there is none or it is not one.
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
