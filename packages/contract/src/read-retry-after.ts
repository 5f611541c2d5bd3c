/**
 * How long a `Retry-After` asks to wait, in milliseconds; `undefined` where it is neither seconds nor an HTTP date. A
 * date that has passed is 0.
 *
 * @param now - in milliseconds since 1970.
 * @example
 * ```ts
 * readRetryAfter("120", Date.now()); // 120000
 * ```
 */
export function readRetryAfter(value: string | undefined, now: number): number | undefined {
  const text = value?.trim() ?? "";
  if (/^[0-9]+$/.test(text)) return Number(text) * 1_000;
  const wait = HTTP_DATE.test(text) ? Date.parse(text) - now : Number.NaN;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/** The only form that senders may use. `Date.parse` takes many more, such as "-1" and "2 s". */
const HTTP_DATE = /^[A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT$/;
