import type { Operation, OperationId } from "@syndikit/contract";
import {
  decodeParameters,
  isText,
  type Violation,
  validateBody,
  validateParameters,
  validateTexts,
  withoutNulls,
} from "@syndikit/contract/validators";
import type { ApiVersion } from "@syndikit/contract/versions";
import type { Call } from "../api/call.js";
import { raise } from "../errors.js";
import { readJson } from "./body.js";
import { hasParameter, type Query, type Versions } from "./versions/versions.js";
import { assertValid } from "./violations.js";

interface InputOptions {
  readonly request: Request;
  readonly query: Query;
  /** The parameters in the path. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly versions: Versions | undefined;
  /** Told how large the body is. */
  readonly onRead: (bytes: number) => void;
}

/** The input of an operation. */
interface Input extends Pick<Call<OperationId>, "path" | "query" | "body"> {
  /** The version of the response; `undefined` for the form without a version. */
  readonly version: ApiVersion | undefined;
  /** The versions that removed a field which the request still uses. */
  readonly deprecatedBy: readonly string[];
}

/**
 * Reads path, query and body.
 *
 * @throws {MarketplaceError} 400 with all violations when they break the contract.
 */
export async function readInput(
  operation: Operation,
  { request, query: sent, parameters, versions, onRead }: InputOptions,
): Promise<Input> {
  const id = operation.id as OperationId;
  assertTexts(sent);
  const version = readApiVersion(sent.find(([name]) => name === "apiVersion")?.[1], versions);
  const { query: search, deprecatedBy: oldNames } =
    version === undefined || versions === undefined
      ? { query: sent, deprecatedBy: [] }
      : versions.toQuery(id, version, sent);
  const path = decodeParameters(id, "path", Object.entries(parameters));
  const query = decodeParameters(id, "query", queryEntries(operation, search));
  const given =
    operation.body === null
      ? undefined
      : withActionInUpperCase(
          withoutNulls(id, await readJson(request, { maxBytes: operation.body.maxBytes, onRead })),
        );
  const { body, violations, deprecatedBy } =
    version === undefined || versions === undefined
      ? { body: given, violations: [], deprecatedBy: [] }
      : versions.toRequest(id, version, given);
  const bodyViolations = operation.body === null ? [] : validateBody(id, body);
  assertValid([
    ...validateParameters(id, "path", path),
    ...validateParameters(id, "query", query).map((violation) => withoutPlus(violation, query)),
    // Violations of the version's own form come first: they use its field names.
    ...(violations.length > 0 ? violations : bodyViolations),
  ]);
  const oldParameters = operation.parameters.flatMap(({ name, until }) =>
    until !== undefined && hasParameter(search, name) ? [until] : [],
  );
  // The validators have proved that the three have the types of the contract.
  const proven = { path, query, body } as Pick<Call<OperationId>, "path" | "query" | "body">;
  return { version, deprecatedBy: [...oldNames, ...oldParameters, ...deprecatedBy], ...proven };
}

/** In a query a plus sign is a blank, so the zone of a date loses its sign unless it is encoded. */
function withoutPlus(violation: Violation, query: Readonly<Record<string, unknown>>): Violation {
  const value = query[violation.path.slice(1)];
  const lostIt = typeof value === "string" && /\d \d\d:?\d\d$/.test(value);
  if (violation.keyword !== "format" || !lostIt) return violation;
  return { ...violation, keyword: "encoding", message: "a plus sign in a query is a blank: write it as %2B" };
}

/** Also of parameters that are ignored. */
function assertTexts(query: Query): void {
  const broken = query.find((pair) => !pair.every(isText));
  if (broken !== undefined) assertValid(validateTexts(Object.fromEntries([broken])));
}

function readApiVersion(value: string | undefined, versions: Versions | undefined): ApiVersion | undefined {
  if (value === undefined) return undefined;
  if (!isDate(value)) raise("apiVersionInvalid", { value });
  return versions?.read(value);
}

/** Whether a text is a real date of eight digits. */
function isDate(text: string): boolean {
  const parts = /^([0-9]{4})([0-9]{2})([0-9]{2})$/.exec(text);
  if (parts === null) return false;
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return year > 0 && day > 0 && day <= days;
}

/**
 * The query parameters to validate. Unknown ones are dropped, and so ignored, except for lists: ignoring a filter would
 * return too much, so the validation refuses it.
 */
function queryEntries({ pagination, method, parameters }: Operation, search: Query): Query {
  const isStrict = pagination !== null || method === "HEAD";
  const known = new Set(parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name));
  return search.filter(([name]) => isStrict || known.has(name.replace(/\[.*$/, "")));
}

/** The interface accepts actions in upper or lower case. */
function withActionInUpperCase(body: unknown): unknown {
  if (typeof body !== "object" || body === null || !("action" in body)) return body;
  return typeof body.action === "string" ? { ...body, action: body.action.toUpperCase() } : body;
}
