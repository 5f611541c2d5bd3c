import { parseReference } from "@syndikit/contract";
import { usageError } from "../frame/cli-error.js";
import type { ExitCode } from "../frame/exit-code.js";
import type { Context } from "../frame/verb.js";
import { redeliver } from "./redeliver.js";
import { replayCapture } from "./replay-capture.js";
import type { ReplayOptions } from "./replay-options.js";

/** Sends a capture again, or has the marketplace send an event again. */
export async function replay(context: Context, options: ReplayOptions, source: string): Promise<ExitCode> {
  const id = parseReference(/^\d+$/.test(source) ? `event/${source}` : source, "event");
  if (id === undefined) return replayCapture(context, options, source);
  if (options.to !== undefined) {
    throw usageError("The marketplace sends its events to the endpoint that they were for: leave --to out.");
  }
  return redeliver(context, options, id);
}
