import { headerNames } from "@syndikit/contract";
import { sign } from "@syndikit/signature";
import { bodyVariants } from "../body-variants.js";
import { writeEvent } from "../event.js";
import type { Settings } from "../options.js";
import { post } from "./sender.js";

/**
 * Finds the changed body over which a receiver checks signatures, when it refuses a signature over the bytes: "parsed,
 * and serialised again with sorted keys". Undefined if it accepts the bytes, or none of the usual changes.
 */
export async function findSignedBody({ url, secret, clock, signal }: Settings): Promise<string | undefined> {
  // An event of an entity that does not exist, so it changes nothing.
  const spec = { entity: "Comet", type: "MELTED", metadata: { name: "Grün" } };
  const context = { secret, subscriptionId: 1, unknownId: 1, began: clock.now(), foreignUrl: url };
  const { body, headers } = writeEvent(spec, context);
  const isRefused = async (signature: string): Promise<boolean> => {
    const { answer } = await post(
      url,
      { body, headers: { ...headers, [headerNames.eventSignature]: signature } },
      signal,
    );
    return answer === 401 || answer === 403 || answer === "none";
  };
  if (!(await isRefused(sign(body, secret)))) return undefined;
  for (const { phrase, apply } of bodyVariants) {
    const changed = apply(body);
    if (changed !== undefined && !(await isRefused(sign(changed, secret)))) return phrase;
  }
  return undefined;
}
