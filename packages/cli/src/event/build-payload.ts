import type { EventName } from "@syndikit/contract";
import { examples } from "@syndikit/contract/examples";
import { validateEvent } from "@syndikit/contract/validators";
import { applyOverride, type Body } from "../override/apply-override.js";
import type { Override } from "../override/override.js";
import { refuseViolations } from "../override/refuse-violations.js";
import { eventNode } from "../override/schema-node.js";
import { toIso } from "../text/format-time.js";

/**
 * The payload of an event: the example of the spec, dated now, with the overrides in it.
 *
 * @throws CliError for an override that the contract does not allow.
 */
export function buildPayload(name: EventName, overrides: readonly Override[], now: number): Body {
  const example: Body = structuredClone(examples[name]);
  const body: Body = { ...example, date: toIso(now).replace(/\.\d+Z$/, "Z") };
  const node = eventNode(name);
  for (const override of overrides) applyOverride({ body, node }, override.path, override);
  const isGiven = overrides.some(({ key }) => key === "entityUrl");
  if (!isGiven) body["entityUrl"] = String(body["entityUrl"]).replace(/[^/]*$/, () => String(body["id"]));
  refuseViolations(`The event ${name}`, validateEvent(name, body));
  return body;
}
