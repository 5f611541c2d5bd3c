import { roleFaults } from "../permissions.js";

const required = ["x-origin", "x-roles", "x-owner", "x-idempotency", "x-sdk"];
const onlyGetIsSafe = new Set(["get", "head"]);

/** Every operation says where it comes from, who may call it, how safe it is to repeat, and its SDK method. */
export function operationFields() {
  return {
    Paths: {
      PathItem: {
        Operation(operation, { report, location, key }) {
          for (const field of required) {
            if (operation[field] === undefined)
              report({ message: `The operation needs \`${field}\`.`, location: location.key() });
          }
          for (const { role, message } of roleFaults(operation["x-roles"] ?? {})) {
            report({ message, location: location.child(["x-roles", role]) });
          }
          for (const [at, method] of (operation["x-sdk"]?.methods ?? []).entries()) {
            for (const { role, message } of methodFaults(method.roles ?? {}, operation["x-roles"] ?? {})) {
              report({ message, location: location.child(["x-sdk", "methods", at, "roles", role]) });
            }
          }
          if (onlyGetIsSafe.has(key) && operation["x-idempotency"] !== "safe") {
            report({
              message: `A ${key} only reads: its \`x-idempotency\` is \`safe\`.`,
              location: location.child(["x-idempotency"]),
            });
          }
          if (operation["x-idempotency"] === "safe" && operation["x-emits"]?.length > 0) {
            report({
              message: "An operation that only reads causes no event.",
              location: location.child(["x-emits"]),
            });
          }
        },
      },
    },
  };
}

function methodFaults(roles, operationRoles) {
  const faults = roleFaults(roles);
  for (const role of Object.keys(roles)) {
    if (!Object.hasOwn(operationRoles, role))
      faults.push({ role, message: `The operation does not let \`${role}\` in.` });
  }
  return faults;
}
