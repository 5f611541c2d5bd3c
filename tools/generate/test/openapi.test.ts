import { Validator } from "@seriousme/openapi-schema-validator";
import { beforeAll, describe, expect, test } from "vitest";
import { bundle } from "../src/load-spec.js";
import type { OpenApiDocument } from "../src/openapi-document.js";
import { repository } from "./temporary-root.js";

let document: OpenApiDocument;

beforeAll(async () => {
  document = await bundle(repository);
}, 60_000);

describe("the bundle", () => {
  test("is accepted by another reader of OpenAPI", async () => {
    expect(await new Validator().validate({ ...document })).toEqual({ valid: true });
  }, 60_000);

  test("would be refused with a fault in it", async () => {
    const { valid } = await new Validator().validate({ ...document, info: { title: "No version" } });
    expect(valid).toBe(false);
  }, 60_000);

  test("holds every part in one document", () => {
    const text = JSON.stringify(document);
    expect(text.match(/"\$ref":"(?!#\/)[^"]*"/g)).toBeNull();
  });
});
