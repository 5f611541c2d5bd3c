import { type ReadonlySignal, useComputed, useSignal, useSignalEffect } from "@preact/signals";
import type { Marketplace } from "@syndikit/sdk";
import { useEffect, useRef } from "preact/hooks";
import { whileBusy } from "./busy.js";
import { changes, connection } from "./live.js";
import { market } from "./market.js";

/** Data that part of a page reads from the marketplace. The last value stays until there is a newer one. */
export interface Loaded<Value> {
  readonly value: Value | undefined;
  /** The error of the last attempt, if it failed. */
  readonly error: unknown;
}

interface LoadOptions {
  /** false: read only once, because the data does not change by itself. */
  readonly live?: boolean;
  /** Milliseconds between two readings, for data whose changes are not announced. */
  readonly every?: number;
}

/** Milliseconds until data is read again that could not be read: the first wait, and the longest. */
const FIRST_RETRY = 1_000;
const LAST_RETRY = 15_000;

/** The wait after so many failures in a row. */
export const retryAfter = (failures: number): number =>
  Math.min(FIRST_RETRY * 2 ** (failures - 1), LAST_RETRY);

/**
 * Reads data, and reads it again when the account changes, when something happened on the marketplace, or when a
 * signal changes that `read` used before its first `await`. While the marketplace does not answer, it tries again.
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
  const announced = useRef(`${changes.peek()} 0`);
  const failures = useRef(0);
  const retry = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(retry.current), []);

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
    // A late answer, or one for the previous account, must not replace a newer one.
    const isStale = (): boolean => mine < answered.current || account.current !== client;
    // The effect tracks the signals that `read` uses before its first `await`.
    const reading = latest.current(client);
    // What the marketplace announced, the reader has not asked for.
    const cause = `${changes.peek()} ${turns.peek()}`;
    if (cause !== announced.current) announced.current = cause;
    else void whileBusy(reading);
    reading.then(
      (value) => {
        if (isStale()) return;
        answered.current = mine;
        failures.current = 0;
        connection.value = "live";
        const text = JSON.stringify(value);
        if (text === written.current && state.peek().error === undefined) return;
        written.current = text;
        state.value = { value, error: undefined };
      },
      (error: unknown) => {
        if (isStale()) return;
        answered.current = mine;
        if (isUnreachable(error)) {
          connection.value = "waiting";
          failures.current += 1;
          clearTimeout(retry.current);
          retry.current = setTimeout(() => {
            turns.value = turns.peek() + 1;
          }, retryAfter(failures.current));
        }
        state.value = { value: state.peek().value, error };
      },
    );
  });
  return state;
}

export function useValue<Value>(loaded: ReadonlySignal<Loaded<Value>>): ReadonlySignal<Value | undefined> {
  return useComputed(() => loaded.value.value);
}

export function isUnreachable(error: unknown): boolean {
  const kind = typeof error === "object" && error !== null && "kind" in error ? error.kind : undefined;
  return kind === "unreachable" || kind === "timeout" || kind === "unexpected-response";
}
