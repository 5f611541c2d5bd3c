import type { Output } from "../frame/output.js";
import type { Cause } from "./cause.js";
import type { Check } from "./check.js";

/** Shows how one check went. */
export function showCheck({ line, record, paint }: Output, { title }: Check, causes: readonly Cause[]): void {
  const isBad = causes.some(({ severity }) => severity === "cause");
  const mark = isBad ? paint.red("✗") : causes.length > 0 ? paint.yellow("!") : paint.green("✓");
  line(`${mark} ${title}`);
  record({ type: "check", title, result: isBad ? "cause" : causes.length > 0 ? "warning" : "ok" });
}

/** Shows what was found, and what to do about it. */
export function showCauses({ line, record, paint }: Output, causes: readonly Cause[]): void {
  if (causes.length === 0) {
    line(
      `\n${paint.green("Nothing is wrong.")} If events still do not arrive, see their attempts at the marketplace.`,
    );
  }
  for (const { id, severity, title, seen, remedy } of causes) {
    const colour = severity === "cause" ? paint.red : paint.yellow;
    line(`\n${colour(`${severity === "cause" ? "Cause" : "Warning"}: ${title}`)} ${paint.dim(`(${id})`)}`);
    line(`  Seen: ${seen}`);
    for (const step of remedy) line(`  - ${step}`);
    record({ type: "cause", id, severity, title, seen, remedy });
  }
  record({
    type: "summary",
    ok: causes.every(({ severity }) => severity !== "cause"),
    causes: causes.map(({ id }) => id),
  });
}
