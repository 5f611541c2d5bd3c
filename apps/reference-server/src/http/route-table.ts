import { type Operation, operations } from "@syndikit/contract";
import { decodeSegment } from "@syndikit/contract/validators";
import type { Route } from "./routes.gen.js";

/** The result of looking up a method and a path. */
export type RouteMatch =
  | { readonly kind: "route"; readonly route: Route; readonly parameters: Readonly<Record<string, string>> }
  /** The path exists, but only with other methods. */
  | { readonly kind: "method"; readonly allowed: readonly string[] }
  | { readonly kind: "none" };

interface Entry {
  readonly path: string;
  readonly segments: readonly Segment[];
  /** The number of literal segments. The entry with more of them wins: `user/me` over `user/:id`. */
  readonly literals: number;
  readonly byMethod: Map<string, Route>;
}

/** A part of a path: a text, or a parameter. */
type Segment =
  | { readonly kind: "literal"; readonly text: string }
  | { readonly kind: "parameter"; readonly name: string; readonly integer: boolean };

function segmentOf(text: string, { parameters }: Operation): Segment {
  if (!text.startsWith(":")) return { kind: "literal", text };
  const name = text.slice(1);
  const integer = parameters.some(
    (each) => each.in === "path" && each.name === name && each.type === "integer",
  );
  return { kind: "parameter", name, integer };
}

/** Finds routes. Unlike Hono's router, it distinguishes an unknown path from an unsupported method. */
export function routeTable(routes: readonly Route[]): (method: string, path: string) => RouteMatch {
  const entries = new Map<string, Entry>();
  for (const route of routes) {
    const operation = operations[route.operationId];
    const segments = route.path
      .split("/")
      .slice(1)
      .map((text) => segmentOf(text, operation));
    const literals = segments.filter(({ kind }) => kind === "literal").length;
    const entry = entries.get(route.path) ?? { path: route.path, segments, literals, byMethod: new Map() };
    entry.byMethod.set(route.method, route);
    entries.set(route.path, entry);
  }
  // HTTP requires HEAD wherever there is GET. The HEADs of lists are operations of their own.
  for (const { byMethod } of entries.values()) {
    const get = byMethod.get("GET");
    if (get !== undefined && !byMethod.has("HEAD")) byMethod.set("HEAD", get);
  }
  /** By the resource, which is the first segment of every path, and the number of segments. */
  const byResource = new Map<string, Entry[]>();
  const keyOf = (segments: readonly string[]): string => `${segments[0]} ${segments.length}`;
  for (const entry of [...entries.values()].sort((a, b) => b.literals - a.literals)) {
    const key = keyOf(entry.path.split("/").slice(1));
    byResource.set(key, [...(byResource.get(key) ?? []), entry]);
  }

  return (method, path) => {
    const segments = path.split("/").slice(1);
    for (const entry of byResource.get(keyOf(segments)) ?? []) {
      const parameters = matchSegments(entry.segments, segments);
      if (parameters === undefined) continue;
      const route = entry.byMethod.get(method);
      return route === undefined
        ? { kind: "method", allowed: [...entry.byMethod.keys()].sort() }
        : { kind: "route", route, parameters };
    }
    return { kind: "none" };
  };
}

function matchSegments(
  pattern: readonly Segment[],
  segments: readonly string[],
): Record<string, string> | undefined {
  const parameters: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] ?? "";
    if (expected.kind === "literal") {
      if (segment !== expected.text) return undefined;
      continue;
    }
    const value = decodeSegment(segment);
    if (value === "") return undefined;
    // A value that is not a number makes it an unknown path, not an unknown object.
    if (expected.integer && !/^-?\d+$/.test(value)) return undefined;
    parameters[expected.name] = value;
  }
  return parameters;
}
