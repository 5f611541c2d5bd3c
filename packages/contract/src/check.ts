import { findExcess } from "./find-excess.js";
import type { CompiledSchema } from "./validators.gen.js";
import { toViolations, type Violation } from "./violation.js";

/**
 * What is wrong with a value; empty when nothing is.
 *
 * @param maxValues - how many values it may hold; as many as the body of a request when absent.
 */
export function check(schema: CompiledSchema, value: unknown, maxValues?: number): Violation[] {
  const excess = findExcess(value, maxValues);
  if (excess) return [excess];
  return schema(value) ? [] : toViolations(schema.errors ?? []);
}
