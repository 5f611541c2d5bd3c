import { check } from "./check.js";
import { shapes } from "./version-validators.gen.js";
import type { ApiVersion, VersionedSchemaName, VersionRange } from "./versions.gen.js";
import type { Violation } from "./violation.js";

export {
  type ApiVersion,
  apiVersions,
  type OtherVersions,
  type VersionedBody,
  type VersionedOperation,
  type VersionedSchema,
  type VersionedSchemaName,
  type VersionRange,
  versionedOperations,
  versionedSchemas,
} from "./versions.gen.js";
export type { Violation } from "./violation.js";

/** Whether a version has a field. */
export function hasField({ since, until }: VersionRange, version: ApiVersion): boolean {
  return (since === undefined || since <= version) && (until === undefined || version < until);
}

/**
 * Checks a value against a schema in the form of one version, and returns its violations; empty when it is valid.
 *
 * @example
 * ```ts
 * validateShape("ApplicationMetricInput", "20180504", { frequence: "EVERY_2_HOURS" });
 * // [{ path: "/frequence", keyword: "enum", …, message: "must be one of EVERY_30_SECONDS, …" }]
 * ```
 */
export function validateShape(name: VersionedSchemaName, version: ApiVersion, value: unknown): Violation[] {
  const form = Object.entries(shapes[name]).findLast(([since]) => since <= version)?.[1];
  if (form === undefined) throw new Error(`${name} has no form in the version ${version}.`);
  return check(form, value);
}
