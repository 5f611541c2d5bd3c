/** A common mistake with a secret. */
export interface SecretVariant {
  readonly name: string;
  /** Continues the words "the secret", as in "the secret with a newline at its end". */
  readonly phrase: string;
  /** The secret with this mistake; undefined when the mistake does not change it. */
  apply(secret: string): string | Uint8Array | undefined;
}

/** Every variant, the likeliest first. */
export const secretVariants: readonly SecretVariant[] = [
  { name: "newline", phrase: "with a newline at its end, as from a file", apply: (secret) => `${secret}\n` },
  {
    name: "carriage-return",
    phrase: "with a carriage return at its end, as from a file with CR LF",
    apply: (secret) => `${secret}\r`,
  },
  { name: "space", phrase: "with a space at its end", apply: (secret) => `${secret} ` },
  {
    name: "trimmed",
    phrase: "without the white space at its ends",
    apply: (secret) => changed(secret, secret.trim()),
  },
  { name: "quoted", phrase: "with quotation marks around it", apply: (secret) => `"${secret}"` },
  { name: "single-quoted", phrase: "with quotation marks around it", apply: (secret) => `'${secret}'` },
  {
    name: "base64-decoded",
    phrase: "decoded from base64, although its text is the key",
    apply: (secret) => nonEmpty(Buffer.from(secret, "base64")),
  },
  {
    name: "hex-decoded",
    phrase: "decoded from hexadecimal, although its text is the key",
    apply: (secret) => (/^([0-9a-f]{2})+$/i.test(secret) ? Buffer.from(secret, "hex") : undefined),
  },
  {
    name: "base64-encoded",
    phrase: "encoded in base64",
    apply: (secret) => Buffer.from(secret).toString("base64"),
  },
  { name: "lower-case", phrase: "in lower case", apply: (secret) => changed(secret, secret.toLowerCase()) },
];

function changed(before: string, after: string): string | undefined {
  return before === after || after === "" ? undefined : after;
}

function nonEmpty(bytes: Uint8Array): Uint8Array | undefined {
  return bytes.length === 0 ? undefined : bytes;
}
