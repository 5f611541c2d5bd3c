import type { Emitter } from "../../emitter.js";
import { type Method, readGroups } from "./method.js";
import { signature } from "./resources.js";

/** Every method of the SDK on one line, for reviews: a change of the surface is a change of this file. */
export const sdkSurface: Emitter = {
  name: "SDK surface",
  target: "packages/sdk/api-surface.md",
  source: "the operations in spec/paths/",
  emit: (spec) => {
    const groups = [...readGroups(spec)].map(([group, methods]) =>
      [
        `## ${group}\n`,
        "| Method | Operation | Retries | Can cause |",
        "|---|---|---|---|",
        ...methods.map(row),
      ].join("\n"),
    );
    const intro = [
      "# The methods of @syndikit/sdk\n",
      "Retries: `safe` and `idempotent` methods are retried after any temporary failure; `once` methods with the same",
      "`Idempotency-Key`, and without a key only when the marketplace has certainly not acted on the call.",
    ].join("\n");
    return `${[intro, ...groups].join("\n\n")}\n`;
  },
};

function row(method: Method): string {
  const { operation, idempotency, emits } = method;
  const cells = [
    `\`${signature(method)}\``,
    `${operation.id}: ${operation.method} ${operation.path}`,
    idempotency,
    emits.join(", "),
  ];
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}
