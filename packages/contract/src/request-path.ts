/** A segment `.` or `..`, also percent-encoded: whoever builds a URL of it resolves it, and gets another path. */
const DOT_SEGMENT = /(?:^|[/\\])(?:\.|%2e){1,2}(?:[/\\]|$)/i;

/**
 * Whether the path of a request has a segment `.` or `..`, also percent-encoded. Such a path leads elsewhere as soon as
 * a `URL` or a `Request` is made of it, so only the text of the request shows it.
 *
 * @param target - as it was sent: a path or a URL, with or without a query.
 * @example
 * ```ts
 * hasDotSegment("/api/user/6/metadata/%2E%2E"); // true: a URL makes it /api/user/6/
 * ```
 */
export function hasDotSegment(target: string): boolean {
  // A URL loses tabs and line ends wherever they stand.
  return DOT_SEGMENT.test(target.replace(/[?#].*$/s, "").replaceAll(/[\t\r\n]/g, ""));
}

/** The path with repeated slashes counted as one, as the marketplace reads it. */
export function withoutEmptySegments(path: string): string {
  return path.includes("//") ? path.replaceAll(/\/{2,}/g, "/") : path;
}
