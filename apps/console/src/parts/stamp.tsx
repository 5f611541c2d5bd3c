import { InvoiceStatus, type State } from "@syndikit/contract";
import type { DeploymentStatus, EventDTO, InvoiceDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { toWords } from "../format.js";

/** The colour of a stamp: fine, waiting, failed, or at rest. */
export type Tone = "ok" | "wait" | "fail" | "rest";

export function Stamp({ tone, children }: { readonly tone: Tone; readonly children: string }): JSX.Element {
  return <span class={`stamp ${tone}`}>{children}</span>;
}

const STATES: Readonly<Record<string, Tone>> = {
  WAITING_PAYMENT: "wait",
  PENDING: "wait",
  DEPLOYED: "ok",
  UNDEPLOY_SENT: "wait",
  UNDEPLOYED: "rest",
  STOPPED: "wait",
  FAILED: "fail",
} satisfies Readonly<Record<State, Tone>>;

export const toneOfState = (state: DeploymentStatus): Tone => STATES[state] ?? "rest";

export function StateStamp({ state }: { readonly state: DeploymentStatus }): JSX.Element {
  return <Stamp tone={toneOfState(state)}>{toWords(state)}</Stamp>;
}

/** The HTTP status of an answer. */
export function StatusStamp({ status }: { readonly status: number }): JSX.Element {
  return <Stamp tone={status < 300 ? "ok" : status < 500 ? "wait" : "fail"}>{String(status)}</Stamp>;
}

export function InvoiceStamp({ invoice }: { readonly invoice: InvoiceDTO }): JSX.Element {
  if (invoice.cashed) return <Stamp tone="rest">declared</Stamp>;
  if (invoice.status === InvoiceStatus.EXPIRED) return <Stamp tone="rest">expired</Stamp>;
  return <Stamp tone={invoice.paid ? "ok" : "wait"}>{toWords(invoice.status)}</Stamp>;
}

/** The state of an event's delivery. */
export function deliveryOf(event: EventDTO): { tone: Tone; word: string } {
  const { notified, paused, attempts, nextRetry } = event;
  if (notified) return { tone: "ok", word: "delivered" };
  if (paused === true) return { tone: "wait", word: "paused" };
  if (attempts === 0) return { tone: "wait", word: "waiting" };
  if (nextRetry !== undefined) return { tone: "fail", word: "failing" };
  return { tone: "fail", word: "given up" };
}

export function DeliveryStamp({ event }: { readonly event: EventDTO }): JSX.Element {
  const { tone, word } = deliveryOf(event);
  return <Stamp tone={tone}>{word}</Stamp>;
}
