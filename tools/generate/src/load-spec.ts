import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { componentName } from "./dereference.js";
import type { CatalogueError, NamedExample, Permissions, Spec, TestCard, Webhook } from "./model.js";
import { methods, type OpenApiDocument, type Schema } from "./openapi-document.js";
import { readBody, readOperations, readParameters, readResponses } from "./read-operations.js";

/** Reads `spec/` below a root: the bundled document, the tables beside it, and all of it normalised. */
export async function loadSpec(root: string): Promise<Spec> {
  const [bundled, apiVersions, permissions, errors, testCards, forms, hash] = await Promise.all([
    bundle(root),
    readYaml<Record<string, string>>(join(root, "spec/versions.yaml")),
    readYaml<Permissions>(join(root, "spec/permissions.yaml")),
    readYaml<Record<string, CatalogueError>>(join(root, "spec/errors.yaml")),
    readYaml<Record<string, TestCard>>(join(root, "spec/test-cards.yaml")),
    readYaml<Record<string, string>>(join(root, "spec/forms.yaml")),
    hashSpec(root),
  ]);
  const { document, otherVersions } = splitVersions(bundled);
  return {
    document,
    operations: readOperations(document),
    webhooks: readWebhooks(document),
    schemas: document.components?.schemas ?? {},
    otherVersions,
    apiVersions,
    examples: readExamples(document),
    headers: readHeaders(document),
    securitySchemes: document.components?.securitySchemes ?? {},
    lifecycle: document["x-lifecycle"],
    permissions,
    errors,
    testCards,
    forms,
    hash,
  };
}

/** The document as it is without `apiVersion`, and what other versions of its schemas have. */
function splitVersions(bundled: OpenApiDocument): Pick<Spec, "document" | "otherVersions"> {
  const otherVersions: Spec["otherVersions"] = {};
  const schemas: Record<string, Schema> = {};
  for (const [name, schema] of Object.entries(bundled.components?.schemas ?? {})) {
    const { "x-other-versions": others, ...plain } = schema;
    schemas[name] = plain;
    if (others !== undefined) otherVersions[name] = others;
  }
  return { document: { ...bundled, components: { ...bundled.components, schemas } }, otherVersions };
}

async function readYaml<Value>(path: string): Promise<Value> {
  const value: Value = parse(await readFile(path, "utf8"));
  return value;
}

const require = createRequire(import.meta.url);

/** It knows the types of our x- fields, so that references inside of them are followed too. */
const LINT_CONFIG = fileURLToPath(new URL("../../../spec/redocly.yaml", import.meta.url));

/**
 * Joins the files of the spec to one document. It runs the same Redocly as the linter, so that both read the
 * spec in the same way.
 *
 * @throws {Error} when a reference does not resolve; the message holds what Redocly said.
 */
export async function bundle(root: string): Promise<OpenApiDocument> {
  const cli = join(dirname(require.resolve("@redocly/cli/package.json")), "bin/cli.js");
  const args = [cli, "bundle", "spec/openapi.yaml", "--ext", "json", "--config", LINT_CONFIG];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, complaints, code] = await Promise.all([
    child.stdout.setEncoding("utf8").toArray(),
    child.stderr.setEncoding("utf8").toArray(),
    new Promise<number | null>((resolve, reject) => child.on("error", reject).on("close", resolve)),
  ]);
  if (code !== 0) throw new Error(`The spec does not bundle.\n${complaints.join("")}`);
  return JSON.parse(output.join(""));
}

/** The hash of every YAML file of the spec, so that a forgotten run shows without running the generator. */
async function hashSpec(root: string): Promise<string> {
  const folder = join(root, "spec");
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith(".yaml")).sort();
  const hash = createHash("sha256");
  for (const path of paths) {
    hash.update(`${path.replaceAll("\\", "/")}\n`).update(await readFile(join(folder, path)));
  }
  return hash.digest("hex");
}

/**
 * The named examples of the document, each with the schemas of the bodies that it stands under. A body is
 * found by its shape, wherever it stands: a `schema` beside `examples`.
 */
function readExamples(document: OpenApiDocument): NamedExample[] {
  const found = new Map<string, NamedExample>();
  for (const [name, example] of Object.entries(document.components?.examples ?? {})) {
    found.set(name, { name, ...example, schemas: [] });
  }
  visit(document, (schema, name) => {
    const example = found.get(name);
    const known = example?.schemas.some((other) => JSON.stringify(other) === JSON.stringify(schema));
    if (!known) example?.schemas.push(schema);
  });
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function visit(value: unknown, use: (schema: Schema, name: string) => void): void {
  if (typeof value !== "object" || value === null) return;
  if ("schema" in value && "examples" in value && isObject(value.schema) && isObject(value.examples)) {
    for (const example of Object.values(value.examples)) {
      if (isObject(example) && typeof example["$ref"] === "string") {
        use(value.schema, componentName(example["$ref"]));
      }
    }
  }
  for (const child of Object.values(value)) visit(child, use);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Every header name of the interface: of requests, of responses, of signing in and of signatures; sorted. */
function readHeaders(document: OpenApiDocument): string[] {
  const names = new Set<string>();
  for (const item of [...Object.values(document.paths), ...Object.values(document.webhooks ?? {})]) {
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      for (const parameter of readParameters(document, item, operation)) {
        if (parameter.in === "header") names.add(parameter.name);
      }
      for (const response of readResponses(document, operation)) {
        for (const name of response.headers) names.add(name);
      }
    }
  }
  for (const scheme of Object.values(document.components?.securitySchemes ?? {})) {
    if (scheme.in === "header" && scheme.name) names.add(scheme.name);
    if (scheme.type === "http") names.add("Authorization");
    if (scheme["x-user-header"]) names.add(scheme["x-user-header"]);
    if (scheme["x-as-user-header"]) names.add(scheme["x-as-user-header"]);
    if (scheme["x-signature"]) names.add(scheme["x-signature"].header);
  }
  return [...names].sort();
}

/** Every webhook of the document: events, and calls that the marketplace makes to a vendor. */
function readWebhooks(document: OpenApiDocument): Webhook[] {
  const found: Webhook[] = [];
  for (const [name, item] of Object.entries(document.webhooks ?? {})) {
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      const mark = operation["x-event"] ?? item["x-event"];
      const { entity, type, cause } = mark ?? {};
      const isEvent = entity !== undefined && type !== undefined;
      if (!isEvent && mark?.call === undefined) throw new Error(`The webhook ${name} has no x-event.`);
      if (isEvent && name !== `${entity}.${type}`)
        throw new Error(`The webhook ${name} is ${entity}.${type}.`);
      found.push({
        name,
        method: method.toUpperCase(),
        summary: operation.summary ?? name,
        event: isEvent ? { entity, type, cause: cause ?? "" } : undefined,
        call: mark?.call,
        parameters: readParameters(document, item, operation),
        body: readBody(document, operation),
        responses: readResponses(document, operation),
      });
    }
  }
  return found;
}
