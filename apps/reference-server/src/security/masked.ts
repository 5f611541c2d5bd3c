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
  const entries = Object.entries(value);
  const namesSecret = entries.some(
    ([name, inner]) => LABEL.test(name) && typeof inner === "string" && SECRET_NAME.test(inner),
  );
  const isSecret = (name: string): boolean => SECRET_NAME.test(name) || (namesSecret && LABELLED.test(name));
  return Object.fromEntries(
    entries.map(([name, inner]) => [
      maskedText(name),
      isSecret(name) && inner !== null && typeof inner !== "boolean" ? MASK : maskedValue(inner),
    ]),
  );
}

/** What names another field of its object, as in `{"name": "api_key", "value": "abc"}`, and what it names. */
const LABEL = /^(name|key|code|field|header|label|parameter)$/i;
const LABELLED = /^(values?|content|text)$/i;

const ADDRESS = /\b[a-z][a-z0-9+.-]{1,30}:\/\/[^\s"'<>]+/gi;

/**
 * A name with a value after it, as in `token=abc`, `"api_key": "abc"` or `Authorization: Bearer abc`. A name begins
 * where no other character of a name stands before it, so that a long text is read once.
 */
const NAMED =
  /(["']?)(?<![\w-])([\w-]+)\1(\s*[:=]\s*)((?:(?:bearer|basic|digest)\s+)?(?:"[^"]*"?|'[^']*'?|[^\s"'&,;]+))/gi;

/** `Bearer abc`, also where no name stands before it. */
const SCHEME = /\b(bearer|basic|digest)\s+[\w.~+/=-]{6,}/gi;

/** An element of XML or HTML with its text. */
const ELEMENT = /<([\w:-]+)(?![\w:-])([^<>]*)>([^<]+)/g;

/** A {@link LABEL} and its value in attributes, or in JSON that was cut off. */
const LABELLED_TEXT =
  /(\b(?:name|key|code|field|header|label|parameter)["']?\s?[:=]\s?["'])([^"'<>]{1,60})(["'][^<>{}]{0,60}?\bvalue["']?\s?[:=]\s?["']?)([^"'<>]+)/gi;

/** So many characters in a row, and more, may be a secret: identifiers of the marketplace are shorter. */
const LONG = /[\w+/=~-]{20,}(?:\.[\w+/=~-]+)*/g;

/** Whether characters look drawn, and not written: digits among letters, or capitals where no word begins. */
function isDrawn(run: string): boolean {
  if (/\d{20}/.test(run) || (/\d/.test(run) && /[a-z]/i.test(run))) return true;
  const words = run.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
  return words.length > 0 && words.join("").length / words.length < SHORT_WORDS;
}

/** Words of names are longer on average, and those of drawn letters have two or three. */
const SHORT_WORDS = 4;

/** A text without what looks like a secret: parts of addresses, named values, and long runs of characters. */
export function maskedText(text: string): string {
  return text
    .replaceAll(ADDRESS, (address) => maskedAddress(address))
    .replaceAll(SCHEME, (_, scheme: string) => `${scheme} ${MASK}`)
    .replaceAll(NAMED, (whole, quote: string, name: string, between: string) =>
      SECRET_NAME.test(name) ? `${quote}${name}${quote}${between}${MASK}` : whole,
    )
    .replaceAll(ELEMENT, (whole, name: string, attributes: string) =>
      SECRET_NAME.test(name) ? `<${name}${attributes}>${MASK}` : whole,
    )
    .replaceAll(LABELLED_TEXT, (whole, before: string, label: string, between: string) =>
      SECRET_NAME.test(label) ? `${before}${label}${between}${MASK}` : whole,
    )
    .replaceAll(LONG, (run) => (isDrawn(run) ? MASK : run));
}

/** An address without a user, without the values of its query, its fragment, and the parts of its path that may be secret. */
export function maskedAddress(address: string): string {
  if (!URL.canParse(address)) return MASK;
  const url = new URL(address);
  const path = url.pathname
    .split("/")
    .map((part) =>
      part.includes("=") || (part.length >= 16 && (/\d/.test(part) || isDrawn(part))) ? MASK : part,
    )
    .join("/");
  const query = [...url.searchParams].map(([name, value]) =>
    // Without a value, the name may be the secret.
    value === "" ? MASK : `${masked(name)}=${MASK}`,
  );
  const user = url.username === "" && url.password === "" ? "" : `${MASK}@`;
  return `${url.protocol}//${user}${url.host}${path}${query.length === 0 ? "" : `?${query.join("&")}`}`;
}

const masked = (name: string): string =>
  name.length >= 16 && isDrawn(name) ? MASK : encodeURIComponent(name);
