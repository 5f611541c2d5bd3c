/** Identifiers are positive 32-bit integers, and above these some are for what does not exist. */
const idLimit = 2_000_000_000;
/** A run has fewer subscriptions than this. */
const idsOfRun = 64;

/**
 * The first identifier of a run that begins at a time: no other run of the months around it has any of its, also when
 * it was broken off at once.
 */
export function firstIdAt(now: number): number {
  return ((Math.floor(now / 1_000) * idsOfRun) % idLimit) + 1;
}
