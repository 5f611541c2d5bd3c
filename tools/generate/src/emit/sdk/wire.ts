import { componentName } from "../../dereference.js";
import type { Emitter } from "../../emitter.js";
import type { Spec } from "../../model.js";
import type { Schema } from "../../openapi-document.js";
import { docComment, literal } from "../../print.js";
import { headerKey } from "../headers.js";

/** The headers that the SDK reads or sets. */
const used = [
  "authToken",
  "authUser",
  "deprecatedByVersion",
  "idempotencyKey",
  "lastEventID",
  "location",
  "requestId",
  "retryAfter",
  "totalItemsCapped",
];

/** The numbers of a list, each of which has a header. */
const paging = ["pageNumber", "pageSize", "totalItems", "totalPages"];

/** The few facts of the wire that the SDK needs at run time; the contract's tables are too large for it. */
export const sdkWire: Emitter = {
  name: "SDK wire facts",
  target: "packages/sdk/src/generated/wire.gen.ts",
  source: "spec/headers/, spec/responses/ and spec/errors.yaml",
  emit: (spec) => {
    const statuses = errorStatuses(spec);
    const keys = [...new Set(Object.values(spec.errors).map(({ key }) => key))];
    return [
      ...used.map((key) => `export const ${key}Header = ${literal(headerName(spec, key).toLowerCase())};`),
      "",
      `${docComment("Where a page stands in its list: each number has a header of its name, in any case, behind the prefix.")}export const pageNumbers = ${literal(paging)} as const;\n`,
      `export const pagePrefix = ${literal(prefix(spec))};\n`,
      `${docComment("How many entries a page holds, where a call does not say.")}export const defaultPageSize = ${literal(ruleOf(spec, "pageSize", "default"))};\n`,
      `${docComment("The most entries that a page holds.")}export const maxPageSize = ${literal(ruleOf(spec, "pageSize", "maximum"))};\n`,
      `${docComment("The most ids that a list is filtered by in one request.")}export const maxIds = ${literal(ruleOf(spec, "id", "maxItems"))};\n`,
      `${docComment("The path that gives a token for a user name and a password.")}export const signInPath = ${literal(signInPath(spec))};\n`,
      `${docComment("Fields of JSON that hold a secret, by the ends of their names, each with its value: a text, the rest where it is a list or an object, or a word.")}export const secretFields =\n  /("\\w*(?:${secretFields(spec).join("|")})"\\s*:\\s*)(?:"(?:\\\\.|[^"\\\\])*"?|[[{].*|[\\w.-]+)/gis;\n`,
      `${docComment("An error status that the interface documents.")}export type ErrorStatus = ${statuses.join(" | ")};\n`,
      `${docComment("The message key of an error, as it is sent. A marketplace may have keys of its own.")}export type ErrorKey = ${[...keys.map(literal), "(string & {})"].join(" | ")};\n`,
    ].join("\n");
  },
};

function headerName({ headers }: Spec, key: string): string {
  const name = headers.find((header) => headerKey(header) === key);
  if (!name) throw new Error(`The spec has no header ${key}.`);
  return name;
}

/** What stands before the names of the numbers of a list in the names of their headers. */
function prefix(spec: Spec): string {
  const prefixes = paging.map((key) => {
    const name = headerName(spec, key);
    if (!name.toLowerCase().endsWith(key.toLowerCase())) throw new Error(`${name} does not end with ${key}.`);
    return name.slice(0, -key.length);
  });
  const [first = ""] = prefixes;
  if (prefixes.some((each) => each !== first)) throw new Error(`${paging} have headers of several prefixes.`);
  return first;
}

/** The one value that a rule of a query's parameter has, wherever it stands. */
function ruleOf({ operations }: Spec, parameter: string, rule: "default" | "maximum" | "maxItems"): unknown {
  const found = operations.flatMap(({ parameters }) =>
    parameters.filter(({ name, in: place }) => name === parameter && place === "query"),
  );
  const [first, ...others] = new Set(found.map(({ schema }) => schema[rule]));
  if (typeof first !== "number" || others.length > 0)
    throw new Error(`The spec has no one ${rule} of ${parameter}.`);
  return first;
}

/** The operation that takes a user name and a password, and nothing else. */
function signInPath({ operations }: Spec): string {
  const found = operations.find(({ security }) => String(security) === "basicAuth");
  if (!found) throw new Error("No operation signs in with a user name and a password.");
  return found.path;
}

function isSecret({ schemas }: Spec, { $ref = "", format }: Schema): boolean {
  const named = schemas[componentName($ref)];
  return (named?.format ?? format) === "password";
}

/** How the names of the fields with `format: password` end, at any depth, in lower case. */
function secretFields(spec: Spec): string[] {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    const { properties }: { readonly properties?: unknown } = Object(value);
    for (const [name, field] of Object.entries<Schema>(Object(properties)))
      if (isSecret(spec, field)) names.add(name);
    for (const part of Object.values(Object(value))) if (part instanceof Object) visit(part);
  };
  visit(spec.schemas);
  const lower = [...names].map((name) => name.toLowerCase()).sort();
  // An ending stands for the names that end with it: `password` for `currentPassword`.
  return lower.filter((name) => !lower.some((other) => other !== name && name.endsWith(other)));
}

/** One list serves all operations, so that no method needs a type of errors of its own. */
function errorStatuses({ operations }: Spec): number[] {
  const statuses = operations.flatMap(({ responses }) => responses.map(({ status }) => status));
  return [...new Set(statuses)].filter((status) => status >= 400).sort((a, b) => a - b);
}
