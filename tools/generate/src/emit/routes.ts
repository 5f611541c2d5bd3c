import type { Emitter } from "../emitter.js";
import type { Operation, Spec } from "../model.js";
import { docComment, literal, propertyName } from "../print.js";

const HEAD = "HEAD";

/** The handlers that the reference server must have. */
export const handlers: Emitter = {
  name: "handlers",
  target: "apps/reference-server/src/api/handlers.gen.ts",
  source: "spec/paths/",
  emit: ({ operations }) =>
    [
      'import type { Call, Reply } from "./call.js";\n',
      `${docComment("One handler for each operation. HEAD is answered by the GET handler of the same path.")}export interface Handlers {\n${operations.filter(hasHandler).map(member).join("\n")}\n}\n`,
    ].join("\n"),
};

/** The reference server's routes. */
export const routes: Emitter = {
  name: "routes",
  target: "apps/reference-server/src/http/routes.gen.ts",
  source: "spec/paths/",
  emit: (spec) => {
    const paths = [...new Set(spec.operations.map(({ path }) => path))];
    const isSandbox = (path: string): boolean => path.startsWith("/sandbox/");
    return [
      'import type { Env, Handler } from "hono";\nimport type { Handlers } from "../api/handlers.gen.js";\n',
      `${docComment("What routes lead to.")}export interface RouteActions<Environment extends Env> {\n${docComment("Serves an operation.")}readonly serve: (id: keyof Handlers) => Handler<Environment>;\n${docComment("Refuses a method that a path does not have, and names those that it has.")}readonly refuse: (allowed: string) => Handler<Environment>;\n}\n`,
      `${docComment("A Hono, as far as routes are added to it.")}export type Routes<Environment extends Env> = Record<"get" | "post" | "put" | "patch" | "delete" | "all", (path: string, handler: Handler<Environment>) => unknown>;\n`,
      register(spec, {
        name: "addRoutes",
        comment: "Adds every operation but those of the sandbox. Hono answers HEAD by GET.",
        paths: paths.filter((path) => !isSandbox(path)),
      }),
      register(spec, {
        name: "addSandboxRoutes",
        comment: "Adds the operations of the sandbox.",
        paths: paths.filter(isSandbox),
      }),
    ].join("\n");
  },
};

interface Registration {
  readonly name: string;
  readonly comment: string;
  readonly paths: readonly string[];
}

function register(spec: Spec, { name, comment, paths }: Registration): string {
  const added = paths.map((path) => routesAt(path, spec.operations)).join("\n");
  return `${docComment(comment)}export function ${name}<Environment extends Env>(api: Routes<Environment>, { serve, refuse }: RouteActions<Environment>): void {\n${added}\n}\n`;
}

/** The operations of a path, and the refusal of every other method. */
function routesAt(path: string, operations: readonly Operation[]): string {
  const here = operations.filter((operation) => operation.path === path);
  const methods = here.map(({ method }) => method);
  if (methods.includes(HEAD) && !methods.includes("GET"))
    throw new Error(`HEAD ${path} has no GET to answer it.`);
  const allowed = [...new Set(methods.includes("GET") ? [...methods, HEAD] : methods)].sort();
  const place = literal(honoPath(path, here));
  return [
    ...here
      .filter(hasHandler)
      .map(({ id, method }) => `api.${method.toLowerCase()}(${place}, serve(${literal(id)}));`),
    `api.all(${place}, refuse(${literal(allowed.join(", "))}));`,
  ].join("\n");
}

/** A value that is no number makes the path unknown, not the object. */
function honoPath(path: string, [operation]: readonly Operation[]): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = operation?.parameters.find((each) => each.in === "path" && each.name === name);
    return parameter?.schema.type === "integer" ? `:${name}{-?\\d+}` : `:${name}`;
  });
}

function hasHandler({ method }: Operation): boolean {
  return method !== HEAD;
}

function member({ id, summary }: Operation): string {
  return `${docComment(summary)}${propertyName(id)}(call: Call<${literal(id)}>): Promise<Reply<${literal(id)}>>;`;
}
