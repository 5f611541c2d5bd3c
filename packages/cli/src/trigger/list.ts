import { events } from "@syndikit/contract";
import { eventNames } from "../event/read-event.js";
import type { Output } from "../frame/output.js";
import { eventNode, keysOf } from "../override/schema-node.js";
import { storyKeys } from "../story/inputs.js";
import { stories } from "../story/stories.js";

/** Lists everything that can be triggered. */
export function list(output: Output): void {
  const { paint } = output;
  output.line(paint.bold("Events"));
  for (const name of eventNames) {
    const keys = keysOf(eventNode(name));
    output.line(`  ${name.padEnd(24)} ${events[name].cause}`);
    output.line(paint.dim(`  ${"".padEnd(24)} keys: ${keys.join(", ")}`));
    output.record({ type: "event", name, cause: events[name].cause, keys });
  }
  output.line();
  output.line(paint.bold("Stories"));
  for (const { name, does, inputs } of stories) {
    const keys = storyKeys(inputs);
    output.line(`  ${name.padEnd(24)} ${does}`);
    output.line(paint.dim(`  ${"".padEnd(24)} keys: ${keys.join(", ")}`));
    output.record({ type: "story", name, does, keys });
  }
}
