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
        "| Method | Operation | Sent again | Can cause |",
        "|---|---|---|---|",
        ...methods.map(row),
      ].join("\n"),
    );
    const intro = [
      "# The methods of @syndikit/sdk\n",
      "A method is sent again as its operation allows: `safe` and `idempotent` after any failure that may pass,",
      "`once` with the same `Idempotency-Key`, and without one only when the marketplace has plainly refused it.",
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
