import type { Subscription } from "@syndikit/sdk";
import { CliError } from "../frame/cli-error.js";
import { ExitCode } from "../frame/exit-code.js";
import { toIso } from "../text/format-time.js";
import type { Scene } from "./story.js";

/** A month of a busy marketplace has many jobs in it. */
const patience = { timeout: 300_000, deadline: 300_000 };

/** Moves the sandbox's clock past the end of a subscription's period, unless the overrides say how far. */
export async function pastTheEnd(
  { admin, overrides, customer, say }: Scene,
  { self, id }: Subscription,
): Promise<void> {
  const { endDate } = await customer.subscriptions.get(id);
  if (endDate === undefined) throw new CliError(ExitCode.FINDING, `${self} has no end.`);
  const base = overrides.has("clock") ? {} : { now: toIso(Date.parse(endDate) + 60_000) };
  const { now } = await admin().sandbox.advanceClock(overrides.fill("clock", base), {
    settle: true,
    ...patience,
  });
  say(`the marketplace's clock moves to ${now}`);
}
