import type { Emitter } from "../emitter.js";
import type { Operation, Spec } from "../model.js";
import { docComment, literal, propertyName } from "../print.js";

/** The reference server's routes, and the handlers that it must have. */
export const routes: Emitter = {
  name: "routes",
  target: "apps/reference-server/src/http/routes.gen.ts",
  source: "spec/paths/",
  emit: (spec) => {
    const handlers = spec.operations.filter((operation) => handlerOf(spec, operation) === operation.id);
    return [
      'import type { OperationId } from "@syndikit/contract";\nimport type { Call, Reply } from "./call.js";\n',
      `${docComment("One handler for each operation. HEAD is answered by the GET handler of the same path.")}export interface Handlers {\n${handlers.map(member).join("\n")}\n}\n`,
      `${docComment("One entry of the route table; the path is in Hono's syntax.")}export interface Route {\n  readonly operationId: OperationId;\n  readonly method: string;\n  readonly path: string;\n  readonly handler: keyof Handlers;\n}\n`,
      `${docComment("Every route of the interface.")}export const routes: readonly Route[] = [\n${spec.operations.map((operation) => route(spec, operation)).join("\n")}\n];\n`,
    ].join("\n");
  },
};

function member({ id, summary }: Operation): string {
  return `${docComment(summary)}${propertyName(id)}(call: Call<${literal(id)}>): Promise<Reply<${literal(id)}>>;`;
}

function route(spec: Spec, operation: Operation): string {
  const { id, method, path } = operation;
  const honoPath = path.replace(/\{(\w+)\}/g, ":$1");
  return `${literal({ operationId: id, method, path: honoPath, handler: handlerOf(spec, operation) })},`;
}

function handlerOf({ operations }: Spec, { id, method, path }: Operation): string {
  if (method !== "HEAD") return id;
  const get = operations.find((other) => other.path === path && other.method === "GET");
  if (!get) throw new Error(`HEAD ${path} has no GET to answer it.`);
  return get.id;
}
