import type { ChangedFields } from "../api/changed-fields.js";

/** Stands for a secret: that it changed may be seen, and its value never. */
const MASK = "••••••••";

/** Changes with everything, and tells nothing. */
const NOT_TOLD: ReadonlySet<string> = new Set(["updatedAt"]);

/**
 * Compares an object before and after a request, as the API answers it. Secrets are never in an answer; those that the
 * request sets are masked.
 *
 * @param secrets - the names of the secret fields in the body of the request.
 * @returns `undefined` when nothing is different.
 */
export function changedFields(
  before: unknown,
  after: unknown,
  secrets: readonly string[],
): ChangedFields | undefined {
  const [old, present] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(old ?? {}), ...Object.keys(present ?? {})])].filter(
    (name) => !NOT_TOLD.has(name) && JSON.stringify(old?.[name]) !== JSON.stringify(present?.[name]),
  );
  if (names.length + secrets.length === 0) return undefined;
  const masked = Object.fromEntries(secrets.map((name) => [name, MASK]));
  return {
    before: old === undefined ? null : pick(old, names),
    after: present === undefined ? null : { ...pick(present, names), ...masked },
  };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === "object" && value !== null ? { ...value } : undefined;
}

function pick(
  fields: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]));
}
