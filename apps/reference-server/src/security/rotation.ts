import { addDuration } from "../billing/period.js";
import { raise } from "../errors.js";
import type { Moment } from "../ports.js";
import type { Sealed } from "../store/columns.js";
import type { PlatformEndpointSetting } from "../store/settings.js";
import type { Seals } from "./seals.js";

/**
 * The secret that signs the events of a product, a company or a platform-wide endpoint, and the previous secret while
 * it is valid.
 */
export interface SigningSecrets {
  readonly notificationSecretToken: Sealed | null;
  readonly previousSecretToken: Sealed | null;
  /** On the marketplace's clock. */
  readonly previousSecretUntil: Moment | null;
}

interface Rotation {
  /** `null` ends signing; absent changes nothing. */
  readonly notificationSecretToken?: string | null;
  /** An ISO 8601 duration. When absent, the previous secret becomes invalid at once, as a leaked one must. */
  readonly previousSecretValidFor?: string;
}

/** The secrets of a platform-wide endpoint. */
export function secretsOfPlatformEndpoint(setting: PlatformEndpointSetting | undefined): SigningSecrets {
  return {
    notificationSecretToken: setting?.secret ?? null,
    previousSecretToken: setting?.previousSecret ?? null,
    previousSecretUntil: setting?.previousSecretUntil ?? null,
  };
}

/** The secrets after a request that may replace them. */
export function rotate(
  before: SigningSecrets,
  { notificationSecretToken: secret, previousSecretValidFor }: Rotation,
  { seals, now }: { readonly seals: Seals; readonly now: Moment },
): SigningSecrets {
  const { notificationSecretToken: current, previousSecretToken, previousSecretUntil } = before;
  const until = previousSecretValidFor === undefined ? null : endOf(previousSecretValidFor, now);
  if (secret === undefined) {
    return { notificationSecretToken: current, previousSecretToken, previousSecretUntil };
  }
  const sealed = secret === null ? null : seals.seal(secret);
  if (sealed === null || current === null || until === null) {
    return { notificationSecretToken: sealed, previousSecretToken: null, previousSecretUntil: null };
  }
  return { notificationSecretToken: sealed, previousSecretToken: current, previousSecretUntil: until };
}

/** The longest time that two secrets are valid. A rotation that never ends would be none. */
const MAX_DAYS = 30;

function endOf(duration: string, now: Moment): Moment {
  const until = addDuration(now, duration);
  if (until !== null && until - now <= MAX_DAYS * 86_400_000) return until;
  return raise("fieldInvalid", {
    field: "previousSecretValidFor",
    reason: `it must be at most P${MAX_DAYS}D`,
  });
}

/**
 * The secret that signs the next attempt. An event carries one signature, and a receiver may know either secret or
 * both. So while the previous secret is valid, attempts alternate between the two. The previous one goes first, so that
 * a receiver that was not changed yet misses nothing.
 *
 * @param round - the step of the retry schedule; 0 is the first.
 */
export function secretFor(
  { notificationSecretToken, previousSecretToken, previousSecretUntil }: SigningSecrets,
  { round, now }: { readonly round: number; readonly now: Moment },
): { readonly secret: Sealed | null; readonly inTurns: boolean } {
  const isValid = previousSecretToken !== null && (previousSecretUntil ?? 0) > now;
  if (!isValid) return { secret: notificationSecretToken, inTurns: false };
  return { secret: round % 2 === 0 ? previousSecretToken : notificationSecretToken, inTurns: true };
}
