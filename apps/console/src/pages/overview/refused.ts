import { errors } from "@syndikit/contract";
import type { DateTime, LoggedRequest } from "@syndikit/sdk";

/** In milliseconds: who was refused longer ago is within its share again. */
const RECENT = 10 * 60_000;

/** The requests of one user that were more than a share. */
export interface Refused {
  readonly userName: string;
  readonly requests: number;
  /** When the last one was refused, on the marketplace's clock. */
  readonly last: DateTime;
}

/**
 * Who was refused lately because too much was in progress, the last one first.
 *
 * @param log - the newest first, as the marketplace lists it.
 * @param now - the machine's time.
 */
export function refusedOf(log: readonly LoggedRequest[], now: number): readonly Refused[] {
  const byUser = new Map<string, Refused>();
  for (const { date, machineDate = date, userName, errors: said = [] } of log) {
    const isOfShare = said.some(({ key }) => key === errors.shareInUse.key);
    if (userName === undefined || !isOfShare || now - Date.parse(machineDate) > RECENT) continue;
    const { requests, last } = byUser.get(userName) ?? { requests: 0, last: date };
    byUser.set(userName, { userName, requests: requests + 1, last });
  }
  return [...byUser.values()];
}
