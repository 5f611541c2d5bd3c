import { expect, test } from "vitest";
import { formFields } from "../src/emit/form-fields.js";
import type { Spec } from "../src/model.js";
import type { Schema } from "../src/openapi-document.js";

/** What the form of a user asks for with these schemas. */
async function fieldsOf(schemas: Record<string, Schema>): Promise<unknown> {
  const permissions = { roles: {}, scopes: {}, writable: { "MyUserDTO.enabled": ["ROLE_ADMIN"] } };
  // Only these parts are read.
  const text = await formFields.emit({ schemas, permissions } as unknown as Spec);
  const [, printed = ""] = /userFields: readonly FormField\[\] = (\[.*\]);/.exec(text) ?? [];
  return JSON.parse(printed);
}

test("a form has the fields of what is created and of a change, each once, and says which belongs where", async () => {
  const fields = await fieldsOf({
    UserCreate: {
      type: "object",
      required: ["name"],
      properties: { name: { type: "string" }, once: { type: "string" } },
    },
    MyUserInput: {
      type: "object",
      properties: { name: { type: "string" }, later: { type: "integer", minimum: 1 } },
    },
  });
  expect(fields).toEqual([
    { name: "name", kind: "text", required: true },
    { name: "once", kind: "text", only: "create" },
    { name: "later", kind: "number", min: 1, only: "change" },
  ]);
});

test("what schemas are made of, what they refer to, and who may set a field is found", async () => {
  const user: Schema = { type: "object", allOf: [{ $ref: "#/components/schemas/UserFields" }] };
  const fields = await fieldsOf({
    UserCreate: user,
    MyUserInput: user,
    UserFields: {
      type: "object",
      properties: {
        enabled: { type: "boolean", description: "Whether it may sign in." },
        price: {
          description: "null: on request.",
          anyOf: [{ oneOf: [{ type: "string" }, { type: "number" }] }, { type: "null" }],
        },
        role: { $ref: "#/components/schemas/Role", description: "The role." },
        company: { $ref: "#/components/schemas/CompanyReference" },
        note: { type: ["string", "null"], maxLength: 8192, description: "A note. `null` clears it." },
        old: { type: "string", "x-until": "20240101" },
      },
    },
    Role: { type: "string", enum: ["A", "B"] },
    CompanyReference: { type: "object", properties: { url: { type: "string", "x-ref": "company" } } },
  });
  expect(fields).toEqual([
    { name: "enabled", kind: "flag", says: "Whether it may sign in.", roles: ["ROLE_ADMIN"] },
    { name: "price", kind: "amount", says: "Empty: on request.", clears: true },
    { name: "role", kind: "choice", says: "The role.", options: ["A", "B"] },
    { name: "company", kind: "reference", of: ["company"] },
    { name: "note", kind: "long", says: "A note.", clears: true, maxLength: 8192 },
  ]);
});

test.each([
  ["The name. `null` clears it. It is shown.", "The name. It is shown."],
  ["Where it goes. `null` ends them.", "Where it goes. An empty field ends them."],
  ["From when on. `null`: at once.", "From when on. Empty: at once."],
  ["A tag. null: none.", "A tag. Empty: none."],
  ["A name. One that is taken is 409.", "A name. One that is taken is refused."],
  ["How often. On creation 1 when absent.", "How often. At creation 1, unless you say otherwise."],
])("a form says in its own words: %s", async (description, says) => {
  const user: Schema = { type: "object", properties: { one: { type: ["string", "null"], description } } };
  expect(await fieldsOf({ UserCreate: user, MyUserInput: user })).toEqual([
    { name: "one", kind: "text", clears: true, says },
  ]);
});

test("of a secret a form does not say what null does, since an empty input leaves it as it is", async () => {
  const description = "It signs. It is never answered. `null` clears it, and nothing is signed any more.";
  const user: Schema = {
    type: "object",
    properties: { one: { type: ["string", "null"], format: "password", description } },
  };
  expect(await fieldsOf({ UserCreate: user, MyUserInput: user })).toEqual([
    { name: "one", kind: "secret", clears: true, says: "It signs. It is never answered." },
  ]);
});
