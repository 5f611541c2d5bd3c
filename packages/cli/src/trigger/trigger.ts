import type { EventName } from "@syndikit/contract";
import { eventNames } from "../event/read-event.js";
import { usageError } from "../frame/cli-error.js";
import { ExitCode } from "../frame/exit-code.js";
import { readSeconds } from "../frame/read-seconds.js";
import type { Context } from "../frame/verb.js";
import { readOverrides } from "../override/override.js";
import { stories } from "../story/stories.js";
import { tellStory } from "../story/tell-story.js";
import { nearest } from "../text/nearest.js";
import { list } from "./list.js";
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
    throw usageError("What? Name an event or a story; syndikit trigger --list shows them all.");
  const patience = readSeconds(options.patience, "--patience");
  const story = stories.find((candidate) => candidate.name === name);
  if (story !== undefined) {
    if (options.to !== undefined) {
      throw usageError(
        "A story's events come from the marketplace: leave --to out, and use syndikit listen.",
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
