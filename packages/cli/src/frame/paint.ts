import pico from "picocolors";
import type { Io, Sink } from "./io.js";

/** Colours text. Without a terminal, or with NO_COLOR, the text stays plain. */
export type Paint = Pick<
  ReturnType<typeof pico.createColors>,
  "bold" | "cyan" | "dim" | "green" | "red" | "yellow"
>;

/** Colours for a sink: only on a terminal, and never with NO_COLOR. */
export function paintFor(sink: Sink, env: Io["env"]): Paint {
  return pico.createColors(isStyled(sink, env));
}

/** Whether text for a sink may have styles. */
export function isStyled(sink: Sink, { NO_COLOR: noColor = "" }: Io["env"]): boolean {
  return sink.isTerminal && noColor === "";
}
