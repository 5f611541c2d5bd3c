import type { Io } from "./io.js";

/** What of the process tells whether somebody sits there. */
export interface Surroundings {
  readonly stdin: { readonly isTTY?: boolean };
  readonly stdout: { readonly isTTY?: boolean };
  readonly env: Io["env"];
}

/** Whether questions can be asked, and whether the output may have colours. */
export function readTerminal({ stdin, stdout, env }: Surroundings): Pick<Io, "interactive" | "colors"> {
  // A dumb terminal cannot move its cursor, which each question does.
  const canDraw = stdout.isTTY === true && env["TERM"] !== "dumb";
  return {
    interactive: canDraw && stdin.isTTY === true && !isSwitchedOn(env["CI"]),
    colors: canDraw && !env["NO_COLOR"],
  };
}

/** Whether a variable is set, and not to what switches it off: images for CI are used with `CI=false` at a desk. */
function isSwitchedOn(value = ""): boolean {
  return !["", "0", "false"].includes(value.toLowerCase());
}
