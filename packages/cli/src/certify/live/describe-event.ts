import { EventEntity, EventType } from "@syndikit/contract";
import type { EventSpec } from "../scenarios/scenario.js";

/** An event in the words of a report. */
export function describeEvent(spec: EventSpec): string {
  const what =
    spec.raw === undefined
      ? `${spec.entity ?? EventEntity.Subscription}.${spec.type ?? EventType.MODIFIED}`
      : `the bytes ${JSON.stringify(spec.raw)}`;
  const more = [
    spec.id === "of nobody" ? "for a subscription that does not exist" : undefined,
    spec.id === "no number" ? "with an id that is no number" : undefined,
    spec.id === "as a number" ? "with its id as a number" : undefined,
    spec.entityUrl === "elsewhere" ? "with an entityUrl of a stranger" : undefined,
    spec.spaced ? "written with spaces" : undefined,
    spec.signature === "none" ? "without a signature" : undefined,
    spec.signature === "other secret" ? "signed with another secret" : undefined,
    spec.signature === "altered" ? "altered after it was signed" : undefined,
  ].filter((text) => text !== undefined);
  return [what, ...more].join(" ");
}

/** Whether an event truly tells a receiver of the scenario's subscription. */
export function isGenuine({ raw, entity, id, signature = "good" }: EventSpec): boolean {
  const isAbout = raw === undefined && entity === undefined && id !== "no number" && id !== "of nobody";
  return isAbout && signature === "good";
}
