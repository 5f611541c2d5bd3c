import type { Outbound, OutboundResult } from "../outbound/outbound.js";
import type { Store } from "../store/port.js";
import type { MetricReader } from "./metrics.js";

/** The events that wait for one host. */
export interface HostQueue {
  readonly host: string;
  readonly pending: number;
  /** Milliseconds that the oldest due event has been due; 0 when none is. */
  readonly oldestDueAge: number;
}

/** Where to send traces and metrics. */
export interface TelemetryOptions {
  /** The collector, as in `http://127.0.0.1:4318`. */
  readonly endpoint: string;
  /** Milliseconds between two exports of metrics; 60,000 when absent. */
  readonly exportInterval?: number;
}

/** Sends traces and metrics to a collector. */
export interface Telemetry extends MetricReader {
  /** Runs everything that belongs to one request: its store operations become parts of the request's span. */
  within<T>(run: () => Promise<T>): Promise<T>;
  outbound(call: MeasuredCall): void;
  store(work: MeasuredWork): void;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** A completed call to another host. */
interface MeasuredCall {
  readonly method: string;
  readonly url: string;
  readonly result: OutboundResult;
}

/** A completed store operation. */
interface MeasuredWork {
  readonly kind: "read" | "write" | "claim";
  readonly failed: boolean;
  /** Milliseconds since it was requested, including the wait for others. */
  readonly duration: number;
}

/** An outbound client whose calls are measured. */
export function measureOutbound(outbound: Outbound, telemetry: Telemetry): Outbound {
  return {
    async send(request) {
      const result = await outbound.send(request);
      telemetry.outbound({ method: request.method, url: request.url, result });
      return result;
    },
    close: () => outbound.close(),
  };
}

/** A store whose operations are measured. */
export function measureStore(store: Store, telemetry: Telemetry): Store {
  async function measured<T>(kind: MeasuredWork["kind"], run: () => Promise<T>): Promise<T> {
    const start = performance.now();
    let failed = true;
    try {
      const result = await run();
      failed = false;
      return result;
    } finally {
      telemetry.store({ kind, failed, duration: performance.now() - start });
    }
  }
  return {
    read: (work, options) => measured("read", () => store.read(work, options)),
    remember: (tables, load) => store.remember(tables, load),
    write: (work, options) => measured("write", () => store.write(work, options)),
    claim: (request, read) => measured("claim", () => store.claim(request, read)),
    onCommit: (tables, listener) => store.onCommit(tables, listener),
    check: () => store.check(),
    trouble: () => store.trouble?.(),
    follow: (names, listener) => store.follow(names, listener),
    continueIds: (next) => store.continueIds(next),
    backup: (file) => store.backup(file),
    snapshot: () => store.snapshot(),
    snapshotTo: store.snapshotTo,
    restore: (snapshot, adapt) => store.restore(snapshot, adapt),
    close: () => store.close(),
  };
}
