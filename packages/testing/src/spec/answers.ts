import { type Operation, type OperationId, type OperationTypes, operations } from "@syndikit/contract";
import { examples } from "@syndikit/contract/examples";
import { validateResponse } from "@syndikit/contract/validators";
import { assertValid } from "../invalid-value-error.js";
import { answerSchemas, refusalSchema } from "./fields.gen.js";
import { findUnknown } from "./find-unknown.js";
import { refusals, samples } from "./samples.gen.js";

/** A status that an operation can answer. */
export type AnswerStatus<Id extends OperationId> = keyof OperationTypes[Id]["answers"] & number;

/** The body of an answer, by operation and status; `undefined` where there is none. */
export type AnswerBody<
  Id extends OperationId,
  Status extends AnswerStatus<Id>,
> = OperationTypes[Id]["answers"][Status];

/** The body that a test gives: fields that replace those of the example, or the whole body if it is not an object. */
export type AnswerOverride<Body> = Body extends readonly unknown[] | string
  ? Body
  : { readonly [Key in keyof Body]?: Body[Key] | undefined };

/** The usual status of an operation; if it has several actions, that of the action in the body. */
export function usualStatus(id: OperationId, body: unknown): number {
  const { sdk, success }: Operation = operations[id];
  const sent = new Map<string, unknown>(Object.entries(body instanceof Object ? body : {}));
  const method = sdk?.methods?.find(({ fixed = {} }) =>
    Object.entries(fixed).every(([name, value]) => sent.get(name) === value),
  );
  return method?.status ?? success[0] ?? 200;
}

/**
 * The body of an answer: the example of the spec, changed as the test says.
 *
 * @throws {InvalidValueError} when the spec forbids the answer or its status.
 * @throws {TypeError} when there is no such operation.
 */
export function buildAnswer(id: OperationId, status: number, override: unknown): unknown {
  expectOperation(id);
  const { method, statuses }: Operation = operations[id];
  if (method === "HEAD" && statuses.includes(status)) return undefined;
  const example = exampleOf(id, status);
  const body = isRecord(example) && isRecord(override) ? merge(example, override) : (override ?? example);
  const schema = status < 300 ? answerSchemas[id]?.[status] : refusalSchema;
  assertValid(`The answer ${status} of ${id}`, [
    ...findUnknown(schema, body),
    ...validateResponse(id, status, body),
  ]);
  return body;
}

function exampleOf(id: OperationId, status: number): unknown {
  const answers = new Map<string, readonly string[] | null>(Object.entries(samples[id].answers));
  const refusal = new Map<string, string>(Object.entries(refusals)).get(String(status));
  const name = answers.get(String(status))?.[0] ?? refusal;
  return name === undefined
    ? undefined
    : structuredClone(new Map<string, unknown>(Object.entries(examples)).get(name));
}

function merge(example: object, override: object): object {
  return Object.fromEntries(
    Object.entries({ ...example, ...override }).filter(([, value]) => value !== undefined),
  );
}

function isRecord(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Checks the name of an operation, for tests without types: a misspelt one is never called, so a test that expects no
 * calls would pass.
 *
 * @throws {TypeError} when there is no operation with that name.
 */
export function expectOperation(id: OperationId): void {
  if (Object.hasOwn(operations, id)) return;
  const resource = /^[a-z]+/.exec(id)?.[0] ?? "";
  const similar = Object.keys(operations).filter((name) => resource !== "" && name.startsWith(resource));
  const hint = similar.length === 0 ? "" : ` There are: ${similar.join(", ")}.`;
  throw new TypeError(`There is no operation ${id}.${hint}`);
}
