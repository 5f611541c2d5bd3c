import { usageError } from "../frame/cli-error.js";
import { nearest } from "../text/nearest.js";
import { eventNames } from "./read-event.js";

/** The patterns to suggest: one for each entity, then every event. */
export const patternNames: readonly string[] = [
  ...new Set(eventNames.map((name) => name.replace(/\..*/, ".*"))),
  ...eventNames,
];

export type EventFilter = (name: string) => boolean;

/**
 * Reads a filter such as `Subscription.*,Invoice.CREATED`. Without one, every event passes.
 *
 * @throws {CliError} when a pattern matches no event.
 */
export function readEventFilter(text: string | undefined): EventFilter {
  if (text === undefined) return () => true;
  const patterns = text.split(",").map((pattern) => {
    const expression = toExpression(pattern.trim());
    if (!eventNames.some((name) => expression.test(name))) {
      throw usageError(
        `There is no event ${pattern.trim()}.${nearest(pattern.trim(), patternNames)} syndikit trigger --list shows them all.`,
      );
    }
    return expression;
  });
  return (name) => patterns.some((pattern) => pattern.test(name));
}

function toExpression(pattern: string): RegExp {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
  return new RegExp(`^${escaped}$`);
}
