import type { OperationId } from "@syndikit/contract";
import {
  type ApiVersion,
  apiVersions,
  hasField,
  type VersionedSchemaName,
  type VersionRange,
  type Violation,
  validateShape,
  versionedOperations,
  versionedSchemas,
} from "@syndikit/contract/versions";
import { raise } from "../../errors.js";
import type { Owner } from "../../shares/owner.js";
import type { ReadOptions, Store } from "../../store/port.js";
import type { Facts, Place, VersionChange } from "./change.js";
import { changes } from "./changes.gen.js";
import { readFacts, referencedIn } from "./facts.js";

/** Serves the versions of the interface: `--api-versions on`. */
export interface Versions {
  /**
   * The version that a request names.
   *
   * @throws {MarketplaceError} 400 when there is no such version. The error names the nearest two.
   */
  read(value: string): ApiVersion;
  /** Renames query parameters to those of the marketplace, and tells which were old ones. */
  toQuery(operationId: OperationId, version: ApiVersion, query: Query): VersionedQuery;
  /**
   * Converts a body to the marketplace's form. Returns its violations in the form as sent, and which of its fields were
   * old.
   */
  toRequest(operationId: OperationId, version: ApiVersion, body: unknown): VersionedRequest;
  /**
   * Converts an answer's text to the form of the version.
   *
   * @throws {Error} when `validate` is set and the text breaks the spec of the version.
   */
  toAnswer(operationId: OperationId, version: ApiVersion, answer: VersionedAnswer): Promise<string>;
}

/** The parameters of a query, as pairs. */
export type Query = readonly (readonly [name: string, text: string])[];

export interface VersionedQuery {
  readonly query: Query;
  readonly deprecatedBy: readonly ApiVersion[];
}

export interface VersionedRequest {
  readonly body: unknown;
  readonly violations: readonly Violation[];
  /** The versions that removed fields which the request used and which are still served. */
  readonly deprecatedBy: readonly ApiVersion[];
}

export interface VersionedAnswer {
  readonly text: string;
  readonly validate: boolean;
  /** Who gets it: on whose behalf facts are read. */
  readonly owner?: Owner;
}

type Fields = Readonly<Record<string, unknown>>;
/** Computes a field, for a schema of any type. */
type MakeField = (fields: Fields, place?: Place) => unknown;

export function createVersions(store: Store): Versions {
  return {
    read(value) {
      if (isVersion(value)) return value;
      const { before, after } = nearestVersions(value);
      return raise("apiVersionUnknown", { value, before, after });
    },
    toQuery(operationId, version, query) {
      const { oldParameters = [] } = versionedOperations[operationId] ?? {};
      const old = oldParameters.filter(({ name, until }) => version < until && hasParameter(query, name));
      const renamed = query.map(([name, value]): [string, string] => {
        return [old.find((each) => each.name === name)?.is ?? name, value];
      });
      return { query: renamed, deprecatedBy: old.map(({ until }) => until) };
    },
    toRequest(operationId, version, body) {
      const request = versionedOperations[operationId]?.request;
      if (request === undefined || !isObject(body)) return { body, violations: [], deprecatedBy: [] };
      const { fields, others } = tableOf(request.schema);
      const sent = liveFields({ ...fields, ...others }, version).filter(([name]) =>
        Object.hasOwn(body, name),
      );
      return {
        body: toOwnForm(request.schema, version, body),
        violations: validateShape(request.schema, version, body),
        deprecatedBy: sent.flatMap(([, { until }]) => until ?? []),
      };
    },
    async toAnswer(operationId, version, { text, validate, ...reader }) {
      const answer = versionedOperations[operationId]?.answer;
      if (answer === undefined) return text;
      const { schema, isList } = answer;
      const value: unknown = JSON.parse(text);
      const objects = (isList && Array.isArray(value) ? value : [value]).filter(isObject);
      const facts = await factsFor(store, { schema, version, objects }, reader);
      const formed = objects.map((object) =>
        toVersionForm(schema, version, { object, place: { isListed: isList, facts } }),
      );
      if (validate) for (const object of formed) assertForm(operationId, { schema, version, object });
      return JSON.stringify(isList ? formed : formed[0]);
    },
  };
}

export function hasParameter(query: Query, name: string): boolean {
  return query.some((pair) => pair[0] === name);
}

function isVersion(value: string): value is ApiVersion {
  return Object.hasOwn(apiVersions, value);
}

/** The versions before and after an unknown date; the first or last two when the date is at an end. */
function nearestVersions(value: string): { readonly before: string; readonly after: string } {
  const all = Object.keys(apiVersions);
  const index = all.findIndex((version) => version > value);
  const end = Math.min(Math.max(index === -1 ? all.length - 1 : index, 1), all.length - 1);
  return { before: all[end - 1] ?? "", after: all[end] ?? "" };
}

function tableOf(schema: VersionedSchemaName): {
  readonly fields: Readonly<Record<string, VersionRange>>;
  readonly others: Readonly<Record<string, VersionRange>>;
} {
  return versionedSchemas[schema];
}

function liveFields(
  fields: Readonly<Record<string, VersionRange>>,
  version: ApiVersion,
): [string, VersionRange][] {
  return Object.entries(fields).filter(([, range]) => hasField(range, version));
}

/** The rules of a schema by field. The version in which a field begins or ends provides its rule. */
function rulesOf(kind: "answers" | "requests", schema: VersionedSchemaName): Map<string, MakeField> {
  const rules = allChanges.flatMap(([, change]) => {
    const bySchema: Readonly<Partial<Record<string, object>>> = change[kind] ?? {};
    // The types of the changes pair each rule with its schema; here the table does.
    return Object.entries(bySchema[schema] ?? {}) as [string, MakeField][];
  });
  return new Map(rules);
}

const allChanges: readonly (readonly [string, VersionChange])[] = Object.entries(changes);

/** A request without the fields that only other versions have, and with the marketplace's fields computed from them. */
function toOwnForm(schema: VersionedSchemaName, version: ApiVersion, body: Fields): Fields {
  const { fields, others } = tableOf(schema);
  const isAway = (name: string): boolean => {
    const range = fields[name];
    return range === undefined ? Object.hasOwn(others, name) : !hasField(range, version);
  };
  const kept = Object.entries(body).filter(([name]) => !isAway(name));
  const isOfVersion = ([name]: [string, unknown]): boolean => {
    const range = others[name];
    return range !== undefined && hasField(range, version);
  };
  const theirs = Object.fromEntries(Object.entries(body).filter(isOfVersion));
  const made = [...rulesOf("requests", schema)].flatMap(([name, make]) => {
    const value = isAway(name) ? make(theirs) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries([...kept, ...made]);
}

/** An answer with the version's fields only. */
function toVersionForm(
  schema: VersionedSchemaName,
  version: ApiVersion,
  { object, place }: { readonly object: Fields; readonly place: Place },
): Fields {
  const { fields, others } = tableOf(schema);
  const kept = Object.entries(object).filter(([name]) => {
    const range = fields[name];
    return range === undefined || hasField(range, version);
  });
  const rules = rulesOf("answers", schema);
  const made = liveFields(others, version).flatMap(([name]) => {
    const value = rules.get(name)?.(object, place);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries([...kept, ...made]);
}

interface Formed {
  readonly schema: VersionedSchemaName;
  readonly version: ApiVersion;
}

/** Reads the facts for the changes of a schema up to the version. */
async function factsFor(
  store: Store,
  { schema, version, objects }: Formed & { readonly objects: readonly Fields[] },
  reader: ReadOptions,
): Promise<Facts> {
  const reads = allChanges.flatMap(([since, { answers = {}, reads = [] }]) =>
    since <= version && schema in answers ? reads : [],
  );
  return readFacts(store, referencedIn(objects, reads), reader);
}

function assertForm(
  operationId: OperationId,
  { schema, version, object }: Formed & { readonly object: Fields },
): void {
  const [violation] = validateShape(schema, version, object);
  if (violation === undefined) return;
  const { path, message } = violation;
  throw new Error(`${operationId} answers no ${schema} of the version ${version}: ${path} ${message}`);
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
