import { follow } from "../walk-schema.js";

const parameter = "Idempotency-Key";
const header = "Idempotency-Replayed";

/** Why an operation remembers no answer. */
const without = {
  loginPost: "the answer is a token, which is kept nowhere",
  tokenCreate: "the answer is a token, which is kept nowhere",
  sandboxReset: "it replaces the store that would remember",
  snapshotRestore: "it replaces the store that would remember",
};

/** Every POST that changes something, and every PATCH that must not be sent twice, can be repeated with a key. */
export function idempotencyKeys() {
  return {
    Paths: {
      PathItem: {
        Operation(operation, { report, location, resolve, key }) {
          if (Object.hasOwn(without, operation.operationId)) return;
          if (operation["x-idempotency"] === "safe") return;
          if (key !== "post" && !(key === "patch" && operation["x-idempotency"] === "once")) return;
          const names = (operation.parameters ?? []).map(
            (entry, at) => follow(entry, location.child(["parameters", at]), resolve)?.schema.name,
          );
          if (!names.includes(parameter)) {
            report({ message: `The operation needs the parameter ${parameter}.`, location: location.key() });
          }
          for (const [status, response] of Object.entries(operation.responses ?? {})) {
            if (!status.startsWith("2")) continue;
            const place = location.child(["responses", status]);
            if (follow(response, place, resolve)?.schema.headers?.[header] === undefined) {
              report({ message: `The answer needs the header ${header}.`, location: place.key() });
            }
          }
        },
      },
    },
  };
}
