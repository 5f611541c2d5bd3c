import type { Operation } from "./operation.js";
import { type OperationId, operations } from "./operations.gen.js";
import { type Role, type Scope, scopes, writable } from "./permissions.gen.js";

/** Whether a role may call an operation at all. A role that may not gets 403. */
export function isAllowed(operationId: OperationId, role: Role): boolean {
  return scopesOf(operationId, role).length > 0;
}

/**
 * The scopes that a role has on an operation: which objects it may use it on. Any other object is 404 for that role.
 * Empty when the role may not call it.
 *
 * @example
 * ```ts
 * scopesOf("subscriptionGet", "ROLE_VENDOR"); // ["own", "product"]
 * ```
 */
export function scopesOf(operationId: OperationId, role: Role): readonly Scope[] {
  const { roles }: Operation = operations[operationId];
  return (Object.hasOwn(roles, role) ? (roles[role] ?? []) : []).filter(isScope);
}

/** Whether a role may set a field of a schema. A field that is not listed is open to whoever may call. */
export function isWritable(schema: string, field: string, role: Role): boolean {
  const entry = Object.entries(writable).find(([name]) => name === `${schema}.${field}`);
  return entry === undefined || entry[1].some((allowed) => allowed === role);
}

function isScope(name: string): name is Scope {
  return Object.hasOwn(scopes, name);
}
