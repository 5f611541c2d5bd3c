import type { Emitter } from "../emitter.js";
import { docComment, literal } from "../print.js";

/** Roles, scopes, and the fields that only some roles write. */
export const permissions: Emitter = {
  name: "permissions",
  target: "packages/contract/src/permissions.gen.ts",
  source: "spec/permissions.yaml",
  emit: ({ permissions: { roles, scopes, writable } }) =>
    [
      `${docComment("The roles, and what each one is.")}export const roles = ${literal(roles)} as const;\n`,
      `${docComment("The scopes: which objects a role reaches. What is outside is 404.")}export const scopes = ${literal(scopes)} as const;\n`,
      `${docComment("The fields that only these roles write, by schema and field; from others they are ignored.")}export const writable = ${literal(writable)} as const;\n`,
      `${docComment("A role.")}export type Role = keyof typeof roles;\n`,
      `${docComment("A scope.")}export type Scope = keyof typeof scopes;\n`,
    ].join("\n"),
};
