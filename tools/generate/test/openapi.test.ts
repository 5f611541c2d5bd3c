import { fileURLToPath } from "node:url";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { bundle } from "../src/load-spec.js";

const repository = fileURLToPath(new URL("../../..", import.meta.url));

describe("the bundle", () => {
  test("is accepted by another reader of OpenAPI", async () => {
    const document = await bundle(repository);
    expect(await new Validator().validate({ ...document })).toEqual({ valid: true });
  }, 60_000);

  test("would be refused with a fault in it", async () => {
    const document = await bundle(repository);
    const { valid } = await new Validator().validate({ ...document, info: { title: "No version" } });
    expect(valid).toBe(false);
  }, 60_000);

  test("holds every part in one document", async () => {
    const text = JSON.stringify(await bundle(repository));
    expect(text.match(/"\$ref":"(?!#\/)[^"]*"/g)).toBeNull();
  }, 60_000);
});
