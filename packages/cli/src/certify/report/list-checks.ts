import type { Output } from "../../frame/output.js";
import { type Area, areas } from "../scenarios/index.js";
import { idOf, needsOf } from "../scenarios/scenario.js";
import { optionFor } from "./terminal.js";

/** Prints what is checked, and what a check needs beyond the receiver's address. */
export function listChecks(output: Output): void {
  // The keys of the constant are its areas.
  for (const area of Object.keys(areas) as Area[]) {
    output.line(output.paint.bold(area));
    for (const scenario of areas[area]) {
      const id = idOf(scenario);
      const needs = [...needsOf(scenario)];
      const { name, guards, remedy } = scenario;
      output.record({ type: "check", id, area, name, guards, remedy, needs });
      output.line(
        `  ${id}${needs.length > 0 ? output.paint.dim(`  (${needs.map(optionFor).join(", ")})`) : ""}`,
      );
      output.line(`      ${guards}`);
    }
  }
}
