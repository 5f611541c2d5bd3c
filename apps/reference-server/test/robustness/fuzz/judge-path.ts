import { type Operation, operations } from "@syndikit/contract";
import type { FuzzAnswer } from "./judge-answer.js";
import type { FuzzRequest } from "./request.js";
import { BASE_URL } from "./world.js";

const templates = Object.values(operations).map(({ id, method, path }: Operation) => ({
  id,
  method,
  segments: path.split("/").filter((segment) => segment !== ""),
}));

/**
 * Whether a request reached only the operation that its path is written for. The path is compared as it was sent: what
 * becomes another path by decoding or by resolving it is another path.
 */
export function judgePath({ method, url }: FuzzRequest, { status, reached }: FuzzAnswer): readonly string[] {
  const path = url
    .slice(BASE_URL.length)
    .replace(/[?#].*$/s, "")
    .replaceAll("\\", "/");
  const segments = path.split("/").filter((segment) => segment !== "");
  if (segments.some((segment) => /^(\.|%2e){1,2}$/i.test(segment))) {
    return status === 400 && reached === undefined ? [] : [`answered ${status} to a path with a dot segment`];
  }
  if (reached === undefined) return [];
  const readBy = method === "HEAD" ? ["HEAD", "GET"] : [method];
  const meant = templates.filter(
    (template) => readBy.includes(template.method) && isMatch(template.segments, segments),
  );
  const literal = meant.filter((template) => template.segments.every((segment) => !segment.startsWith("{")));
  const allowed = literal.length > 0 ? literal : meant;
  return allowed.some(({ id }) => id === reached) ? [] : [`reached ${reached} by ${method} ${path}`];
}

function isMatch(template: readonly string[], segments: readonly string[]): boolean {
  return (
    template.length === segments.length &&
    template.every((expected, index) => expected.startsWith("{") || expected === segments[index])
  );
}
