import { findExcess } from "./find-excess.js";
import type { CompiledSchema } from "./validators.gen.js";
import { toViolations, type Violation } from "./violation.js";

/** What is wrong with a value; empty when nothing is. */
export function check(schema: CompiledSchema, value: unknown): Violation[] {
  const excess = findExcess(value);
  if (excess) return [excess];
  return schema(value) ? [] : toViolations(schema.errors ?? []);
}
