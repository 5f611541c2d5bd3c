import type { Emitter } from "../emitter.js";
import type { Operation, Spec } from "../model.js";
import type { Json, ParameterObject } from "../openapi-document.js";
import { docComment, literal, propertyName } from "../print.js";
import { answerExamples, bodyExamples } from "./testing-examples.js";

/** What each operation is asked and answers in the examples of the spec. */
export const testingSamples: Emitter = {
  name: "testing samples",
  target: "packages/testing/src/spec/samples.gen.ts",
  source: "spec/paths/",
  emit: (spec) =>
    [
      `${docComment("Each operation by its examples: values of its parameters, and the names of the examples of its bodies; the first one is the usual one. `null`: no body.")}export const samples = {`,
      ...spec.operations.map((operation) => `${propertyName(operation.id)}: ${sample(spec, operation)},`),
      "} as const;\n",
      `${docComment("The example of each refusal: all operations refuse alike.")}export const refusals = ${literal(refusals(spec))} as const;\n`,
    ].join("\n"),
};

function sample(spec: Spec, operation: Operation): string {
  return literal({
    path: parameters(operation, "path"),
    query: parameters(operation, "query"),
    body: bodyExamples(spec, operation),
    answers: Object.fromEntries(
      operation.responses
        .filter(({ status }) => status < 300)
        .map(({ status }) => [status, answerExamples(spec, operation, status)]),
    ),
  });
}

/** The values of parameters; one without an example is left out. */
function parameters({ parameters }: Operation, place: ParameterObject["in"]): Record<string, Json> {
  const placed = parameters.filter((parameter) => parameter.in === place);
  return Object.fromEntries(
    placed.flatMap(({ name, example }: ParameterObject & { example?: Json }) =>
      example === undefined ? [] : [[name, example]],
    ),
  );
}

function refusals(spec: Spec): Record<string, string> {
  const found: Record<string, string> = {};
  for (const operation of spec.operations) {
    for (const { status } of operation.responses.filter((response) => response.status >= 300)) {
      const [name] = answerExamples(spec, operation, status) ?? [];
      if (name === undefined) continue; // HEAD answers no body.
      found[status] ??= name;
      if (found[status] !== name) {
        throw new Error(
          `${operation.id} refuses with ${status} in its own way: ${name}, not ${found[status]}.`,
        );
      }
    }
  }
  return found;
}
