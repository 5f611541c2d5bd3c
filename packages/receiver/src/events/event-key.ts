/** The kind of task that passes one event to its handlers. */
export const eventTask = "event";

/**
 * The key of an event with an id. Ids begin anew after a reset, so those for a number that was given out again count
 * anew: `former` says how often it was.
 */
export function eventKey(
  scope: string,
  { eventId, former }: { readonly eventId: string | number; readonly former: number },
): string {
  const key = `${scope}${eventTask}/${eventId}`;
  return former === 0 ? key : `${key}/${former}`;
}
