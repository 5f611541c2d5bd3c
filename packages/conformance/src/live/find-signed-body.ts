import { headerNames, putsOff } from "@syndikit/contract";
import { sign } from "@syndikit/signature";
import { bodyVariants } from "../body-variants.js";
import { writeEvent } from "../event.js";
import type { Settings } from "../options.js";
import { insist } from "./insist.js";
import { post } from "./sender.js";

/**
 * Finds the changed body over which a receiver checks signatures, when it refuses a signature over the bytes: "parsed,
 * and serialised again with sorted keys". Undefined if it accepts the bytes, or none of the usual changes.
 */
export async function findSignedBody(settings: Settings): Promise<string | undefined> {
  const { url, secret, clock, signal } = settings;
  // An event of an entity that does not exist, so it changes nothing.
  const spec = { entity: "Comet", type: "MELTED", metadata: { name: "Grün" } };
  const context = { secret, subscriptionId: 1, unknownId: 1, began: clock.now(), foreignUrl: url };
  const { body, headers } = writeEvent(spec, context);
  /** Whether it refuses a signature; undefined if it puts every request off. */
  const refuses = async (signature: string): Promise<boolean | undefined> => {
    const delivery = { body, headers: { ...headers, [headerNames.eventSignature]: signature } };
    const { status } = await insist(() => post(settings, delivery), { clock, signal });
    if (status === "none") return true;
    return putsOff(status) ? undefined : status === 401 || status === 403;
  };
  if (!(await refuses(sign(body, secret)))) return undefined;
  for (const { phrase, apply } of bodyVariants) {
    const changed = apply(body);
    const isRefused = changed === undefined || (await refuses(sign(changed, secret)));
    if (isRefused === undefined) return undefined;
    if (!isRefused) return phrase;
  }
  return undefined;
}
