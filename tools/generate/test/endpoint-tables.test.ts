import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { bundle } from "../src/load-spec.js";
import type { OpenApiDocument, Schema } from "../src/openapi-document.js";
import { accountRows, loginRows, type Row, subscriptionRows } from "./document-tables.js";
import { readRow } from "./read-row.js";

// The document's words for a body, and the schemas that stand for them: what may be written of a resource is
// a schema of its own, without what only the service sets.
const requests: Record<string, string[]> = {
  UserCompanyDTO: ["UserCompanyInput"],
  MyUserDTO: ["MyUserInput"],
  PaymentMethodDTO: ["PaymentMethodInput"],
  NotifyDTO: ["NotifyInput"],
  CompanyGroupDTO: ["CompanyGroupInput"],
  CompanyDTO: ["CompanyInput"],
  CommentDTO: ["CommentInput"],
  BaseCompanyPatchDTO: ["BaseCompanyPatchDTO"],
  "map of fields": ["UserPatch", "CompanyPatch"],
  "map string to string": ["Metadata"],
  "array of endpoint entries": ["SubscriptionEndpointInput"],
  "language code to text": ["Instructions"],
  "array of credential entries": ["CredentialInput"],
  deploymentStatus: ["SubscriptionDeploymentStatusPatch"],
  SET_NAME: ["SubscriptionSetNamePatch"],
  SYNDICATED_UPGRADE: ["SubscriptionUpgradePatch"],
  renew: ["SubscriptionRenewPatch"],
  "array of invoice lines": ["InvoiceLineInput"],
};

const results: Record<string, string> = {
  "map string to string": "Metadata",
  "JSON string": "AuthToken",
  "upgrade result": "UpgradeResult",
  "configuration parameter": "ConfigurationParameter",
};

let document: OpenApiDocument;
beforeAll(async () => {
  document = await bundle(fileURLToPath(new URL("../../..", import.meta.url)));
});

describe("every row of the document's endpoint tables", () => {
  test.each([...accountRows, ...loginRows, ...subscriptionRows].map((row) => [title(row), row] as const))(
    "%s",
    (_, row) => {
      const found = readRow(document, row);

      expect(found.origin).toBe("document");
      if (row.id !== undefined) expect(found.id).toBe(row.id);
      expect(found.parameters).toContain("apiVersion in query");
      if (row.path.includes("{id}")) expect(found.parameters).toContain("id in path");
      if (row.query !== undefined) expect(found.parameters).toContain(`${row.query} in query`);
      expect(found.isBodyRequired).toBe(row.body !== undefined);
      if (row.body !== undefined)
        expect(requests[row.body]).toContain(closest(found.bodies, requests[row.body]));
      expect(found.successes).toContain(row.status);
      if (row.header !== undefined) expect(found.headers).toContain(row.header);
      if (row.result !== undefined) expect(found.results).toContain(results[row.result] ?? row.result);
    },
  );

  test("takes an identifier as a required 32-bit integer", () => {
    const id = Object.values(document.components?.parameters ?? {}).find(({ name }) => name === "id");

    expect(id).toMatchObject({ in: "path", required: true, schema: { type: "integer", format: "int32" } });
  });

  test("answers a login with a JSON string", () => {
    expect(schema("AuthToken").type).toBe("string");
  });

  test("takes the arrays of the document as arrays", () => {
    const rows = subscriptionRows.filter(({ body }) => body?.startsWith("array of"));

    expect(rows.map((row) => readRow(document, row).isArray)).toEqual(rows.map(() => true));
  });
});

describe("the vendor-side endpoints of the document", () => {
  const events = ["Cart", "Invoice", "ProductVersion", "Subscription", "User"].flatMap((entity) =>
    ["CREATED", "MODIFIED", "DELETED"].map((type) => `${entity}.${type}`),
  );

  test.each(events)("POST of %s is answered with 204, 200, 429 or any other status", (name) => {
    const { post } = document.webhooks?.[name] ?? {};

    expect(post?.["x-origin"]).toBe("document");
    expect(Object.keys(post?.responses ?? {})).toEqual(
      expect.arrayContaining(["200", "204", "429", "default"]),
    );
  });

  test("GET of a metric names the subscription in a header", () => {
    const found = readRow(document, { method: "GET", webhook: "metric", status: "200" });

    expect(found).toMatchObject({ origin: "document", results: ["MetricValue"], isBodyRequired: false });
    expect(found.parameters).toEqual(["CD-Subscription-Id in header"]);
  });
});

describe("every body that the document gives as the resource itself", () => {
  const pairs = Object.entries(requests).filter(([name, [input]]) => name.endsWith("DTO") && input !== name);

  test.each(pairs)("takes fields of %s alone", (name, [input = ""]) => {
    const own = Object.keys(schema(name).properties ?? {});
    const secret = Object.entries(schema(input).properties ?? {}).filter(
      ([, value]) => value["x-write-only"],
    );
    const allowed = new Set([...own, ...secret.map(([property]) => property)]);

    expect(Object.keys(schema(input).properties ?? {}).filter((property) => !allowed.has(property))).toEqual(
      [],
    );
  });
});

function title({ method, path, query, body, status, id }: Row): string {
  return `${method} ${path}${query ? `?${query}` : ""} ${body ? `with ${body} ` : ""}answers ${status}${id ? ` as ${id}` : ""}`;
}

function schema(name: string): Schema {
  const found = document.components?.schemas?.[name];
  if (found === undefined) throw new Error(`There is no schema ${name}.`);
  return found;
}

function closest(bodies: readonly string[], wanted: readonly string[] = []): string | undefined {
  return bodies.find((body) => wanted.includes(body));
}
