import { type EventName, events } from "@syndikit/contract";
import { eventNames } from "../event/read-event.js";
import { ExitCode, usageError } from "../frame/cli-error.js";
import type { Output } from "../frame/output.js";
import { readSeconds } from "../frame/read-values.js";
import type { Context } from "../frame/verb.js";
import { readOverrides } from "../override/override.js";
import { eventNode, keysOf } from "../override/schema-node.js";
import { storyKeys } from "../story/inputs.js";
import { stories } from "../story/stories.js";
import { tellStory } from "../story/tell-story.js";
import { nearest } from "../text/nearest.js";
import { sendStraight } from "./send-straight.js";
import { sendTestEvent } from "./send-test-event.js";
import type { TriggerOptions } from "./trigger-options.js";

/** Sends an event or plays a story. */
export async function trigger(
  context: Context,
  options: TriggerOptions,
  name: string | undefined,
): Promise<ExitCode> {
  if (options.list === true) {
    list(context.output);
    return ExitCode.OK;
  }
  const overrides = readOverrides(options.override);
  if (name === undefined)
    throw usageError(
      "What should be triggered? Give an event or a story; syndikit trigger --list shows all.",
    );
  const patience = readSeconds(options.patience, "--patience");
  const story = stories.find((candidate) => candidate.name === name);
  if (story !== undefined) {
    if (options.to !== undefined) {
      throw usageError(
        "The events of a story come from the marketplace: leave out --to, and use syndikit listen.",
      );
    }
    return tellStory(context, options, { story, overrides, patience });
  }
  if (!isEventName(name)) {
    const names = [...eventNames, ...stories.map((candidate) => candidate.name)];
    throw usageError(
      `There is no event or story ${name}.${nearest(name, names)} syndikit trigger --list shows them all.`,
    );
  }
  return options.to === undefined
    ? sendTestEvent(context, options, { name, overrides, patience })
    : sendStraight(context, options, { name, overrides, to: options.to });
}

function isEventName(name: string): name is EventName {
  return eventNames.some((candidate) => candidate === name);
}

function list(output: Output): void {
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
