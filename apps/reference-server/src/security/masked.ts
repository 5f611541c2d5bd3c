// Takes secrets out of what is shown to whoever has a link. What is not known to be harmless is masked, and not the
// other way round: a secret that nobody thought of must not get out.

/** What stands for a secret. */
export const MASK = "•••";

/** Headers that hold no secret, in lower case. The values of all others are masked. */
const HARMLESS = new Set([
  "accept",
  "accept-encoding",
  "cache-control",
  "connection",
  "content-encoding",
  "content-language",
  "content-length",
  "content-type",
  "date",
  "host",
  "keep-alive",
  "retry-after",
  "server",
  "transfer-encoding",
  "user-agent",
  "vary",
]);

export function maskedHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      HARMLESS.has(name.toLowerCase()) ? maskedText(value) : MASK,
    ]),
  );
}

/** Names of what may be secret, as they stand in JSON, in forms and in texts. */
const SECRET_NAME =
  /secret|token|passw|pwd|passphrase|api[-_ ]?key|access[-_ ]?key|private|credential|authori[sz]|signature|session|cookie|jwt|bearer|otp|\bpin\b|iban|card/i;

/** The same body without what may be secret. A body that is not JSON is masked as a text. */
export function maskedBody(body: string): string {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return maskedText(body);
  }
  return typeof value === "object" && value !== null
    ? JSON.stringify(maskedValue(value), null, 2)
    : maskedText(body);
}

/** A value of JSON without what may be secret: by its name, or by its looks. */
export function maskedValue(value: unknown): unknown {
  if (typeof value === "string") return maskedText(value);
  if (Array.isArray(value)) return value.map(maskedValue);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      maskedText(name),
      SECRET_NAME.test(name) && inner !== null && typeof inner !== "boolean" ? MASK : maskedValue(inner),
    ]),
  );
}

const ADDRESS = /\b[a-z][a-z0-9+.-]{1,30}:\/\/[^\s"'<>]+/gi;

/**
 * A name with a value after it, as in `token=abc`, `"api_key": "abc"` or `Authorization: Bearer abc`. A name begins
 * where no other character of a name stands before it, so that a long text is read once.
 */
const NAMED =
  /(["']?)(?<![\w-])([\w-]+)\1(\s*[:=]\s*)((?:(?:bearer|basic|digest)\s+)?(?:"[^"]*"?|'[^']*'?|[^\s"'&,;]+))/gi;

/** `Bearer abc`, also where no name stands before it. */
const SCHEME = /\b(bearer|basic|digest)\s+[\w.~+/=-]{6,}/gi;

/** So many characters in a row, and more, may be a secret: identifiers of the marketplace are shorter. */
const LONG = /[\w+/=~-]{20,}(?:\.[\w+/=~-]+)*/g;

/** A text without what looks like a secret: parts of addresses, named values, and long runs of characters. */
export function maskedText(text: string): string {
  return text
    .replaceAll(ADDRESS, (address) => maskedAddress(address))
    .replaceAll(SCHEME, (_, scheme: string) => `${scheme} ${MASK}`)
    .replaceAll(NAMED, (whole, quote: string, name: string, between: string) =>
      SECRET_NAME.test(name) ? `${quote}${name}${quote}${between}${MASK}` : whole,
    )
    .replaceAll(LONG, (run) => (/\d/.test(run) && /[a-z]/i.test(run) ? MASK : run));
}

/** An address without a user, without the values of its query, its fragment, and the parts of its path that may be secret. */
export function maskedAddress(address: string): string {
  const url = URL.parse(address);
  if (url === null) return MASK;
  const path = url.pathname
    .split("/")
    .map((part) => (part.length >= 16 && /\d/.test(part) ? MASK : part))
    .join("/");
  const names = [...url.searchParams.keys()].map((name) => `${encodeURIComponent(name)}=${MASK}`);
  const user = url.username === "" && url.password === "" ? "" : `${MASK}@`;
  return `${url.protocol}//${user}${url.host}${path}${names.length === 0 ? "" : `?${names.join("&")}`}`;
}
