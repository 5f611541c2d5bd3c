import { type Operation, operations } from "@syndikit/contract";
import document from "@syndikit/contract/openapi.json" with { type: "json" };
import { expect, test } from "vitest";
import { etagOfReply } from "./preconditions.js";

type Answers = Record<string, { readonly headers?: Readonly<Record<string, unknown>> }>;

const paths: Readonly<Record<string, unknown>> = document.paths;

function answersOf({ path, method }: Operation): Answers {
  // The document is checked by its own lint.
  const item = paths[path] as Readonly<Record<string, { readonly responses: Answers }>>;
  return item[method.toLowerCase()]?.responses ?? {};
}

test("the operations that send an ETag are those of the spec, and they document that it may not fit", () => {
  const wrong = Object.values<Operation>(operations).flatMap((operation) => {
    const answers = answersOf(operation);
    const says = answers["200"]?.headers?.["ETag"] !== undefined;
    const sends = etagOfReply(operation, "{}") !== undefined;
    // The spec need not say it of a change that answers without a body.
    const isRight = answers["200"] === undefined || operation.method === "HEAD" || says === sends;
    return isRight && (!sends || "412" in answers) ? [] : [operation.id];
  });
  expect(wrong).toEqual([]);
});
