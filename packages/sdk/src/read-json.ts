/** A value, or the reason that there is none. */
export interface Reading {
  readonly value?: unknown;
  readonly problem?: string;
}

/**
 * Text first, then the content type, then JSON: so an empty body, and a page of a proxy that came with status 200,
 * are told from an answer. `secret` keeps the text out of the problem, for it may hold a token.
 */
export function readJson({ headers }: Response, text: string, secret = false): Reading {
  const type = headers.get("content-type") ?? "";
  if (!text) return { problem: "without a body" };
  try {
    if (/json|^text\/plain|^$/i.test(type)) return { value: JSON.parse(text) };
  } catch {
    // The parser's own message would quote the text.
  }
  return { problem: `not JSON but ${type}${secret ? "" : `: ${text.slice(0, 200)}`}` };
}
