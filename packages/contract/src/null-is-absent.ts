import { absences } from "./absences.gen.js";
import type { AbsenceShape } from "./operation.js";
import type { OperationId } from "./operations.gen.js";

/**
 * The body of a request without the fields that are `null` and mean nothing by it. Many libraries write every field
 * that has no value as `null`. Where `null` empties a field, it stays: in a PUT, and in a PATCH of fields.
 *
 * @example
 * ```ts
 * withoutNulls("subscriptionPatch", { deploymentStatus: "DEPLOYED", action: null });
 * // { deploymentStatus: "DEPLOYED" }
 * ```
 */
export function withoutNulls(operationId: OperationId, body: unknown): unknown {
  const shape = absences[operationId];
  return shape === undefined ? body : strip(body, shape);
}

/** The shape ends before the value does, so it is never deep. */
function strip(value: unknown, shape: AbsenceShape): unknown {
  if (Array.isArray(value)) {
    const { items } = shape;
    return items === undefined ? value : value.map((entry) => strip(entry, items));
  }
  if (typeof value !== "object" || value === null) return value;
  const { absent = [], inAction = [], inside = {} } = shape;
  const isAction = "action" in value && value.action !== null;
  let changed = false;
  const kept: [string, unknown][] = [];
  for (const [name, child] of Object.entries(value)) {
    if (child === null && (absent.includes(name) || (isAction && inAction.includes(name)))) {
      changed = true;
      continue;
    }
    const inner = Object.hasOwn(inside, name) ? inside[name] : undefined;
    const stripped = inner === undefined ? child : strip(child, inner);
    changed ||= stripped !== child;
    kept.push([name, stripped]);
  }
  return changed ? Object.fromEntries(kept) : value;
}
