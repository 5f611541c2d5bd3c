import type { Output } from "../../frame/output.js";
import { checkAreas, plans } from "../plans.js";
import { optionFor } from "./terminal.js";

/** Prints what is checked, and what a check needs beyond the receiver's address. */
export function listChecks(output: Output): void {
  for (const area of checkAreas) {
    output.line(output.paint.bold(area));
    for (const plan of plans.filter((one) => one.area === area)) {
      const { id, name, guards, remedy } = plan;
      const needs = [...plan.needs];
      output.record({ type: "check", id, area, name, guards, remedy, needs });
      output.line(
        `  ${id}${needs.length > 0 ? output.paint.dim(`  (${needs.map(optionFor).join(", ")})`) : ""}`,
      );
      output.line(`      ${guards}`);
    }
  }
}
