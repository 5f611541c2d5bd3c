import { InvoiceStatus, OrderStatus, type State } from "@syndikit/contract";
import type { DeploymentStatus, EventDTO, InvoiceDTO, OrderDTO } from "@syndikit/sdk";
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

export const toneOfStatus = (status: number): Tone => (status < 300 ? "ok" : status < 500 ? "wait" : "fail");

/** The HTTP status of an answer. */
export function StatusStamp({ status }: { readonly status: number }): JSX.Element {
  return <Stamp tone={toneOfStatus(status)}>{String(status)}</Stamp>;
}

/** How something stands, in a word or two. */
export interface Standing {
  readonly tone: Tone;
  readonly word: string;
}

export function standingOfOrder({ status, paid }: Pick<OrderDTO, "status" | "paid">): Standing {
  if (status === OrderStatus.REJECTED) return { tone: "fail", word: "rejected" };
  if (status === OrderStatus.DEFERRED) return { tone: "wait", word: "deferred" };
  if (status !== OrderStatus.PAID) return { tone: "rest", word: toWords(status) };
  return paid ? { tone: "ok", word: "paid" } : { tone: "wait", word: "waits for payment" };
}

export function OrderStamp({ order }: { readonly order: OrderDTO }): JSX.Element {
  const { tone, word } = standingOfOrder(order);
  return <Stamp tone={tone}>{word}</Stamp>;
}

export function standingOfInvoice({ cashed, status, paid }: InvoiceDTO): Standing {
  if (cashed) return { tone: "rest", word: "declared" };
  if (status === InvoiceStatus.EXPIRED) return { tone: "rest", word: "expired" };
  return { tone: paid ? "ok" : "wait", word: toWords(status) };
}

export function InvoiceStamp({ invoice }: { readonly invoice: InvoiceDTO }): JSX.Element {
  const { tone, word } = standingOfInvoice(invoice);
  return <Stamp tone={tone}>{word}</Stamp>;
}

/** The state of an event's delivery. */
export function deliveryOf(event: EventDTO): Standing {
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
