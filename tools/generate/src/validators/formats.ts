/**
 * The string and number formats of the spec. They end up in the generated validators, and take time linear in
 * the length of the value, whatever it is.
 */
export const formats = {
  "date-time": isDateTime,
  date: isDate,
  email: isEmail,
  uri: isUri,
  "uri-reference": isUriReference,
  password: () => true,
  binary: () => true,
  int32: { type: "number", validate: isInt32 },
  int64: { type: "number", validate: Number.isSafeInteger },
} as const;

/** `YYYY-MM-DD`, a day that exists. */
function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isDateTime(`${text}T00:00:00Z`);
}

const dateTimeShape =
  /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d{1,9})?(?:Z|[+-](\d{2}):?(\d{2}))$/i;
const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** An ISO 8601 date-time with seconds and a zone, on a day that exists. */
function isDateTime(text: string): boolean {
  const parts = dateTimeShape.exec(text);
  if (!parts) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, zoneHour = 0, zoneMinute = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = month === 2 && isLeap ? 29 : DAYS_OF_MONTH[month - 1];
  if (days === undefined || day < 1 || day > days) return false;
  return hour <= 23 && minute <= 59 && second <= 59 && zoneHour <= 23 && zoneMinute <= 59;
}

const localPart = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/i;
const domainLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** One `@`, a local part without spaces or brackets, and a domain of at least two labels. */
function isEmail(text: string): boolean {
  if (text.length > 320) return false;
  const at = text.lastIndexOf("@");
  const local = text.slice(0, Math.max(at, 0));
  if (!localPart.test(local) || local.startsWith(".") || local.endsWith(".") || local.includes(".."))
    return false;
  const labels = text.slice(at + 1).split(".");
  return labels.length >= 2 && labels.every((label) => domainLabel.test(label));
}

// RFC 3986 writes everything else with a percent sign, letters outside ASCII too.
const uriShape = /^[a-z][a-z0-9+.-]*:(?:[!#$&-;=?-[\]_a-z~]|%[0-9a-f]{2})+$/i;
const uriReferenceShape = /^(?:[!#$&-;=?-[\]_a-z~]|%[0-9a-f]{2})*$/i;

/** A scheme, a colon, and something after it that needs no escape. Addresses of the web need a host. */
function isUri(text: string): boolean {
  if (text.length > 8192 || !uriShape.test(text)) return false;
  return (
    !/^https?:/i.test(text) ||
    /^https?:\/\/(?:[^/?#@]*@)?(?:\[[0-9a-f:.]+\]|[^/?#@:[\]]+)(?::\d{0,5})?(?:[/?#]|$)/i.test(text)
  );
}

function isUriReference(text: string): boolean {
  return text.length <= 8192 && uriReferenceShape.test(text);
}

function isInt32(value: number): boolean {
  return Number.isInteger(value) && value >= -2_147_483_648 && value <= 2_147_483_647;
}
