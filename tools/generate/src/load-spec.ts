import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { bundle } from "./bundle.js";
import { hashSpec } from "./hash-spec.js";
import type { CatalogueError, Permissions, Spec, TestCard } from "./model.js";
import { readExamples } from "./read-examples.js";
import { readHeaders } from "./read-headers.js";
import { readOperations } from "./read-operations.js";
import { readWebhooks } from "./read-webhooks.js";

/** Reads `spec/` below a root: the bundled document, the tables beside it, and all of it normalised. */
export async function loadSpec(root: string): Promise<Spec> {
  const [document, permissions, errors, testCards, hash] = await Promise.all([
    bundle(root),
    readYaml<Permissions>(join(root, "spec/permissions.yaml")),
    readYaml<Record<string, CatalogueError>>(join(root, "spec/errors.yaml")),
    readYaml<Record<string, TestCard>>(join(root, "spec/test-cards.yaml")),
    hashSpec(root),
  ]);
  return {
    document,
    operations: readOperations(document),
    webhooks: readWebhooks(document),
    schemas: document.components?.schemas ?? {},
    examples: readExamples(document),
    headers: readHeaders(document),
    securitySchemes: document.components?.securitySchemes ?? {},
    lifecycle: document["x-lifecycle"],
    permissions,
    errors,
    testCards,
    hash,
  };
}

async function readYaml<Value>(path: string): Promise<Value> {
  const value: Value = parse(await readFile(path, "utf8"));
  return value;
}
