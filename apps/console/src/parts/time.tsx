import type { DateTime } from "@syndikit/sdk";
import type { JSX } from "preact";
import { isMoved, machineNow, now } from "../clock.js";
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

interface MachineTimeProps {
  readonly at: DateTime | undefined;
  /** Shows no seconds, and does not say whose clock it is: for a table with {@link ByMachine} above it. */
  readonly brief?: boolean;
}

/** A time on this machine's clock, which says so where the marketplace's clock was moved. */
export function MachineTime({ at, brief = false }: MachineTimeProps): JSX.Element {
  if (at === undefined) return <span class="muted">–</span>;
  const show = brief ? toShort : toExact;
  return (
    <time dateTime={at} title={`${toFull(at)} · ${at} · ${toRelative(at, machineNow.value)}`}>
      {show(at, machineNow.value)}
      {!brief && <ByMachine />}
    </time>
  );
}

/** Says whose clock it is, where the marketplace's was moved. */
export function ByMachine(): JSX.Element | null {
  return isMoved.value ? <small class="muted"> by the machine</small> : null;
}

interface BothTimesProps {
  /** By the marketplace's clock. */
  readonly at: DateTime;
  /** By the machine's. */
  readonly machine: DateTime | undefined;
}

/** Milliseconds by which two readings of one clock can differ. */
const SAME = 2_000;

/** When something happened on the marketplace's clock, with the machine's beside it where they differ. */
export function BothTimes({ at, machine = at }: BothTimesProps): JSX.Element {
  const differs = Math.abs(Date.parse(at) - Date.parse(machine)) > SAME;
  return (
    <>
      <Time at={at} exact />
      {differs && (
        <small class="machine muted">
          {"machine "}
          <time dateTime={machine} title={`${toFull(machine)} · ${machine}`}>
            {toExact(machine, machineNow.value)}
          </time>
        </small>
      )}
    </>
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
