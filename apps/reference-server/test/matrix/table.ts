import { type Operation, type OperationId, operations } from "@syndikit/contract";

/** Every operation, with the general shape of an entry. */
export const table: readonly Operation[] = Object.values(operations);

/** The names of the parameters in the path of an operation. */
export function pathParameters({ parameters }: Operation): readonly string[] {
  return parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
}

/** Whether an operation is about one object, which its path names. */
export function isAboutObject(operation: Operation): boolean {
  return pathParameters(operation).includes("id");
}

/** The identifier of an operation as its type. */
export function idOf({ id }: Operation): OperationId {
  // The table consists of the contract's operations, so its identifiers are theirs.
  return id as OperationId;
}

/** What a path needs besides the object: a metadata key that every object has, and the matrix's snapshot. */
export const named = { key: "team", name: "matrix" } as const;

/** The path of an operation, without the leading slash. */
export function pathOf(operation: Operation, id: number | string = ""): string {
  const values: Readonly<Record<string, string | number>> = { ...named, id };
  return operation.path.slice(1).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
