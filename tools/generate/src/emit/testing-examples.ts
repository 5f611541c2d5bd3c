import { componentName, dereference } from "../dereference.js";
import type { Operation, Spec } from "../model.js";
import { type MediaType, methods, type OperationObject } from "../openapi-document.js";

/** The object of an operation in the bundled document, where the examples of its bodies stand. */
export function operationObject({ document }: Spec, { id, path }: Operation): OperationObject {
  const found = methods
    .map((method) => document.paths[path]?.[method])
    .find((operation) => operation?.operationId === id);
  if (found === undefined) throw new Error(`${id} is not in the document.`);
  return found;
}

/** The names of the examples of a request body, in the order of the spec; nothing where there is no body. */
export function bodyExamples(spec: Spec, operation: Operation): string[] | null {
  const { requestBody } = operationObject(spec, operation);
  if (!requestBody) return null;
  return exampleNames(dereference(spec.document, requestBody).content);
}

/** The names of the examples of a response, in the order of the spec; nothing where there is no body. */
export function answerExamples(spec: Spec, operation: Operation, status: number): string[] | null {
  const response = operationObject(spec, operation).responses[status];
  if (response === undefined) throw new Error(`${operation.id} has no response ${status}.`);
  const { content } = dereference(spec.document, response);
  if (!content || operation.method === "HEAD") return null;
  return exampleNames(content);
}

function exampleNames(content: Record<string, MediaType>): string[] {
  return Object.values(content)
    .flatMap(({ examples = {} }) => Object.values(examples))
    .flatMap((example) => ("$ref" in example ? [componentName(example.$ref)] : []));
}
