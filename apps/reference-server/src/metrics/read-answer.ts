import type { OutboundResult } from "../delivery/outbound.js";
import { readSample, type SampleFault } from "../domain/metric.js";
import type { Quantity } from "../domain/quantity.js";

/** What a poll came to. */
export type PollOutcome =
  | { readonly kind: "value"; readonly value: Quantity }
  | {
      readonly kind: "fault";
      /** In words, for whoever looks why a metric stands still. */
      readonly reason: string;
    };

const IN_WORDS: Readonly<Record<SampleFault, string>> = {
  notANumber: "the answer holds no number in `value`",
  negative: "the value is below zero",
  tooLarge: "the value is too large to be use",
};

/** Reads what a metric endpoint answered. Only 200 with a finite number that is not below zero is a value. */
export function readAnswer(result: OutboundResult): PollOutcome {
  if (result.kind === "failure") return fault(result.reason);
  if (result.status !== 200) return fault(`the answer is ${result.status}, not 200`);
  if (result.truncated) return fault("the answer is too long, or did not end in time");
  const sample = readSample(readValue(result.body));
  return typeof sample === "number" ? { kind: "value", value: sample } : fault(IN_WORDS[sample]);
}

/** A poll that came to nothing. */
export function fault(reason: string): PollOutcome {
  return { kind: "fault", reason };
}

function readValue(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null && "value" in body ? body.value : undefined;
  } catch {
    return undefined;
  }
}
