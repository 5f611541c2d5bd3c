import { type ReadonlySignal, useComputed, useSignal, useSignalEffect } from "@preact/signals";
import type { Marketplace } from "@syndikit/sdk";
import { useEffect, useRef } from "preact/hooks";
import { changes, connection } from "./live.js";
import { market } from "./market.js";

/** What a part of a page reads from the marketplace. What was read before stays until there is something newer. */
export interface Loaded<Value> {
  readonly value: Value | undefined;
  /** Why the last try failed. */
  readonly error: unknown;
}

interface LoadOptions {
  /** false: read once, for what does not change by itself. */
  readonly live?: boolean;
  /** Milliseconds after which it is read again, for what no notice tells of. */
  readonly every?: number;
}

/**
 * Reads something, and again whenever a signal that `read` asked for before its first wait changes, the account
 * changes, or something happened on the marketplace.
 */
export function useLoad<Value>(
  read: (client: Marketplace) => Promise<Value>,
  { live = true, every }: LoadOptions = {},
): ReadonlySignal<Loaded<Value>> {
  const state = useSignal<Loaded<Value>>({ value: undefined, error: undefined });
  const latest = useRef(read);
  latest.current = read;
  const written = useRef("");
  const asked = useRef(0);
  const answered = useRef(0);
  const account = useRef<Marketplace | undefined>(undefined);
  const turns = useSignal(0);

  useEffect(() => {
    if (every === undefined) return;
    const timer = setInterval(() => {
      if (!document.hidden) turns.value = turns.peek() + 1;
    }, every);
    return () => clearInterval(timer);
  }, [every, turns]);

  useSignalEffect(() => {
    const client = market.value;
    if (live) changes.value;
    turns.value;
    if (client === undefined) return;
    if (account.current !== client) {
      account.current = client;
      written.current = "";
      state.value = { value: undefined, error: undefined };
    }
    const mine = ++asked.current;
    // An answer that comes late, or belongs to the account before, is not shown over a newer one.
    const isStale = (): boolean => mine < answered.current || account.current !== client;
    // `read` runs inside the effect up to its first wait: so the signals that it asks for are known.
    latest.current(client).then(
      (value) => {
        if (isStale()) return;
        answered.current = mine;
        connection.value = "live";
        const text = JSON.stringify(value);
        if (text === written.current && state.peek().error === undefined) return;
        written.current = text;
        state.value = { value, error: undefined };
      },
      (error: unknown) => {
        if (isStale()) return;
        answered.current = mine;
        if (isUnreachable(error)) connection.value = "waiting";
        state.value = { value: state.peek().value, error };
      },
    );
  });
  return state;
}

/** The value of what was loaded, for parts that need nothing else. */
export function useValue<Value>(loaded: ReadonlySignal<Loaded<Value>>): ReadonlySignal<Value | undefined> {
  return useComputed(() => loaded.value.value);
}

export function isUnreachable(error: unknown): boolean {
  const kind = typeof error === "object" && error !== null && "kind" in error ? error.kind : undefined;
  return kind === "unreachable" || kind === "timeout" || kind === "unexpected-response";
}
