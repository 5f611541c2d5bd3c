import type { DateTime } from "@syndikit/sdk";
import type { JSX } from "preact";
import { isMoved, now } from "../clock.js";
import { toExact, toFull, toRelative, toShort } from "../format.js";

interface TimeProps {
  readonly at: DateTime | undefined;
  /** To the second, for what happened and not for what is planned. */
  readonly exact?: boolean;
}

/** A time in the reader's zone; how long ago that is by the marketplace's clock stands in its tip. */
export function Time({ at, exact = false }: TimeProps): JSX.Element {
  if (at === undefined) return <span class="muted">–</span>;
  return (
    <time dateTime={at} title={tipOf(at)}>
      {exact ? toExact(at, now.value) : toShort(at, now.value)}
    </time>
  );
}

/** How long ago, or until then, by the marketplace's clock. */
export function Ago({ at }: { readonly at: DateTime | undefined }): JSX.Element {
  if (at === undefined) return <span class="muted">–</span>;
  return (
    <time dateTime={at} title={tipOf(at)}>
      {toRelative(at, now.value)}
    </time>
  );
}

function tipOf(at: DateTime): string {
  const clock = isMoved.value ? `, by the marketplace's clock (${toFull(now.value)})` : "";
  return `${toFull(at)} · ${at} · ${toRelative(at, now.value)}${clock}`;
}
