import { type OperationId, operations } from "@syndikit/contract";

/**
 * Lets the name of an operation pass, for who writes without types: a misspelled one is never called, and a test that
 * expects no calls would be content.
 *
 * @throws {TypeError} there is none of that name.
 */
export function expectOperation(id: OperationId): void {
  if (Object.hasOwn(operations, id)) return;
  const resource = /^[a-z]+/.exec(id)?.[0] ?? "";
  const similar = Object.keys(operations).filter((name) => resource !== "" && name.startsWith(resource));
  const hint = similar.length === 0 ? "" : ` There are: ${similar.join(", ")}.`;
  throw new TypeError(`There is no operation ${id}.${hint}`);
}
