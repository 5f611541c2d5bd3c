import type { DateTime } from "@syndikit/sdk";
import type { JSX } from "preact";
import { isMoved, now } from "../clock.js";
import { toExact, toFull, toRelative, toShort } from "../format.js";

interface TimeProps {
  readonly at: DateTime | undefined;
  /** Shows seconds, for things that happened rather than things that are planned. */
  readonly exact?: boolean;
}

/** A time in the reader's time zone. The tooltip says how far away it is by the marketplace's clock. */
export function Time({ at, exact = false }: TimeProps): JSX.Element {
  if (at === undefined) return <span class="muted">–</span>;
  return (
    <time dateTime={at} title={tipOf(at)}>
      {exact ? toExact(at, now.value) : toShort(at, now.value)}
    </time>
  );
}

/** How long ago something was, or how long until it is, by the marketplace's clock. */
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
