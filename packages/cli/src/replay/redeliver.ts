import { awaitAttempt, showAttempt } from "../event/await-attempt.js";
import type { ExitCode } from "../frame/exit-code.js";
import { readSeconds } from "../frame/read-seconds.js";
import type { Context } from "../frame/verb.js";
import { connect } from "../marketplace/connect.js";
import type { ReplayOptions } from "./replay-options.js";

/** Has the marketplace send an event again: the same bytes to the same endpoint, signed with the present secret. */
export async function redeliver(context: Context, options: ReplayOptions, id: number): Promise<ExitCode> {
  const patience = readSeconds(options.patience, "--patience");
  const vendor = (await connect(context, options)).as("vendor");
  const event = await vendor.events.get(id);
  const { length: after } = await vendor.events.attempts(event);
  await vendor.events.redeliver(event);
  const attempt = await awaitAttempt(context, { vendor, event, after, patience });
  return showAttempt(context.output, event, attempt);
}
