import { createHash } from "node:crypto";
import type { Random } from "../ports.js";

/** The prefix lets scanners find tokens that were published by mistake. */
const PREFIX = "synd_";

/** A new authentication token: 256 random bits as text that fits into a header. */
export function createToken(random: Random): string {
  return PREFIX + Buffer.from(random.bytes(32)).toString("base64url");
}

const TOKENS = new RegExp(`${PREFIX}[\\w-]+`, "gi");

/** A text of others, such as a path, to log: whoever reads a token there could use it. */
export function withoutTokens(text: string): string {
  return text.replaceAll(TOKENS, `${PREFIX}…`);
}

/** The hash of a token to store. A fast hash is enough, because nobody can guess 256 random bits. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
