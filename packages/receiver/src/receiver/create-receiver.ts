import { headerNames } from "@syndikit/contract";
import { checkOptions } from "../check-options.js";
import { createDesk, type Desk } from "../desk/desk.js";
import { toMilliseconds } from "../duration.js";
import { createEventDispatcher } from "../events/dispatch-event.js";
import { eventTask } from "../events/event-key.js";
import { createReporter, type DeliveryOutcome, type Reporter } from "../hooks.js";
import {
  type Endpoint,
  emptyResponse,
  type HttpRequest,
  type HttpResponse,
  singleHeader,
} from "../http/endpoint.js";
import { declaresTooMuch, isJson, readBody } from "../http/read-body.js";
import type { OperationEnd } from "../operation.js";
import { isPromise } from "../promise.js";
import { type DrainOptions, internalsOf, type StopOptions } from "../provision/provisioner.js";
import { createQueue } from "../queue/create-queue.js";
import type { Queue, StopReport } from "../queue/queue.js";
import { startQueue } from "../queue/start-queue.js";
import { ReceiverError } from "../receiver-error.js";
import { memoryStore } from "../store/memory.js";
import { type AcceptContext, acceptEvent } from "./accept-event.js";
import { createAuthenticate } from "./authenticate.js";
import { finishWork } from "./finish-work.js";
import { checkEffects, type ReceiverOptions, receiverMembers } from "./receiver-options.js";

/** Receives event notifications, and has the operations of a {@link Desk}. */
export interface Receiver extends Endpoint, Desk {
  /**
   * Starts the work on stored events, also on those from before a restart. On a durable store the first event starts it
   * too, unless `worksElsewhere` is set. Inline mode does not need it.
   *
   * @throws {ReceiverError} `invalid_option` when the store cannot be used as it is set up.
   */
  start(): Promise<void>;
  /** Starts no new work and waits for what runs; aborts it after `grace`. Returns what still did not end. */
  stop(options?: StopOptions): Promise<StopReport>;
  /** Works until nothing is due or the time is over. For cron jobs and functions, instead of `start`. */
  drain(options: DrainOptions): Promise<void>;
  /** How many deliveries had each outcome since the process started. */
  counts(): Readonly<Record<DeliveryOutcome, number>>;
}

interface Answer {
  readonly response: HttpResponse;
  readonly delivery: { readonly outcome: DeliveryOutcome; readonly event?: string };
}

const aDelivery = { kind: "delivery" } as const;
const toEnd = ({ response: { status }, delivery }: Answer): OperationEnd => ({ status, ...delivery });

const method = "POST";
const backlogSeconds = 30;

/**
 * Creates the endpoint for event notifications. It answers 204 only after a durable write, or after the work is done;
 * until then the marketplace sends the event again.
 *
 * @throws {TypeError} when an option is misspelt, or is of the wrong kind.
 * @throws {SignatureError} when a fixed secret is missing or empty.
 * @throws {ReceiverError} `invalid_option` when neither `secrets` nor `allowUnsigned` is given, or an option is invalid.
 *
 * @example
 * ```ts
 * const receiver = createReceiver({ secrets: process.env.EVENT_SECRET ?? "", provisioner });
 * export const POST = toFetch(receiver);
 * ```
 */
export function createReceiver(options: ReceiverOptions): Receiver {
  checkOptions("createReceiver", options, receiverMembers);
  checkEffects(options);
  const {
    secrets,
    allowUnsigned = false,
    events,
    provisioner,
    health = false,
    worksElsewhere = false,
  } = options;
  const { maxBodyBytes = 65_536, maxBacklog = 10_000 } = options;
  if (secrets === undefined && !allowUnsigned) {
    throw new ReceiverError(
      "invalid_option",
      "Anybody could send events. Pass `secrets`, or set `allowUnsigned: true`.",
    );
  }
  const shared = provisioner && internalsOf(provisioner);
  const report = createReporter(options.hooks ?? shared?.hooks);
  const queue = shared?.queue ?? ownQueue(options, report);
  const timeLimit = toMilliseconds(options.timeLimit ?? "5m");
  if (events !== undefined)
    queue.handle(eventTask, createEventDispatcher(events, { clock: queue.clock, timeLimit }));
  const desk = shared?.desk ?? createDesk(queue);
  const inline = (options.mode ?? (queue.store.durable ? "queue" : "inline")) === "inline";
  const inlineDeadline = toMilliseconds(options.inlineDeadline ?? "8s");
  const authenticate = createAuthenticate({ secrets, allowUnsigned, report });
  const context: AcceptContext = { queue, report, events, subscriptions: provisioner !== undefined };
  const counts = noCounts();
  const urgent = queue.lanes("event", "handler");
  if (allowUnsigned) {
    report.warning({
      code: "unsigned_accepted",
      message: "Events without a signature are accepted. They cause reads only, but anybody can cause them.",
    });
  }

  async function start(): Promise<void> {
    if (provisioner !== undefined) return provisioner.start();
    await startQueue({ queue, report }, () => queue.store.open());
  }

  /** Without a process that works, events would wait for ever, and nobody would notice. */
  function startIfForgotten(): void {
    if (inline || worksElsewhere || queue.state !== "new") return;
    report.warning({
      code: "not_started",
      message:
        "An event came before start() was called, so the work starts now. Call start() where the process begins.",
    });
    start().catch((error) => report.error(error, "starting"));
  }

  async function receive(request: HttpRequest): Promise<Answer> {
    try {
      if (request.method !== method) {
        return refuse(405, { [headerNames.allow]: health ? `GET, HEAD, ${method}` : method });
      }
      const contentType = singleHeader(request.header("content-type"));
      if (contentType !== undefined && !isJson(contentType)) return refuse(415);
      if (declaresTooMuch(singleHeader(request.header("content-length")), maxBodyBytes)) return refuse(413);
      const reading = readBody(request.body(), maxBodyBytes);
      const body = isPromise(reading) ? await reading : reading;
      if (!body.ok && body.reason === "too_large") return refuse(413);
      if (!body.ok && body.reason === "failed") {
        report.error(body.error, "reading the body of a delivery");
        return unavailable;
      }
      if (!body.ok) {
        report.warning({
          code: "body_interrupted",
          message: "The sender closed the connection before the whole body had arrived.",
        });
        return unavailable;
      }
      const check = authenticate(request, body.bytes);
      const authentication = isPromise(check) ? await check : check;
      if (authentication === "refused") return refuse(401);
      if (authentication === "unavailable") return unavailable;
      const signed = authentication === "signed";
      if (!signed && contentType === undefined) return refuse(415);
      return await takeIn(body.bytes, signed);
    } catch (error) {
      report.error(error, "receiving a delivery");
      return { response: emptyResponse(500), delivery: { outcome: "failed" } };
    }
  }

  async function takeIn(bytes: Uint8Array, signed: boolean): Promise<Answer> {
    if (queue.store.isSilent) {
      // A delivery that waited for the store would be answered after seconds, and a hundred of them hold a hundred
      // connections. The next one is taken in as soon as the store answers.
      queue.store.probe();
      return unavailable;
    }
    try {
      if ((await queue.store.waiting(urgent, maxBacklog)) >= maxBacklog) return postpone(backlogSeconds);
      const accepting = acceptEvent(context, { bytes, signed });
      const { keys, delivery, forgettable } = isPromise(accepting) ? await accepting : accepting;
      if (keys.length > 0) startIfForgotten();
      const works = inline && keys.length > 0;
      const wait = works ? await finishWork({ queue, report }, keys, inlineDeadline) : undefined;
      if (wait === undefined) return { delivery, response: emptyResponse(204) };
      if (forgettable !== undefined) await forget(forgettable);
      const { response, delivery: postponed } = postpone(wait / 1000);
      return { response, delivery: { ...delivery, ...postponed } };
    } catch (error) {
      report.error(error, "writing a delivery to the store");
      return unavailable;
    }
  }

  /** Running work continues to its end. */
  async function forget(key: string): Promise<void> {
    await queue.change(key, (task) => ({
      task: task?.lease === undefined ? "remove" : undefined,
      result: undefined,
    }));
  }

  async function answer(request: HttpRequest): Promise<HttpResponse> {
    if (health && (request.method === "GET" || request.method === "HEAD")) {
      return emptyResponse(queue.standsStillSince === undefined ? 200 : 503);
    }
    const { response, delivery } = await report.around(aDelivery, () => receive(request), toEnd);
    const { outcome, event } = delivery;
    counts[outcome] += 1;
    const { status } = response;
    // Written out, because a spread costs more than reading the body.
    report.delivered(event === undefined ? { outcome, status } : { outcome, event, status });
    return response;
  }

  return {
    handle: answer,
    ...desk,
    start,
    stop: ({ grace = "8s" } = {}) => queue.stop(toMilliseconds(grace)),
    async drain({ deadline }) {
      if (provisioner !== undefined) return provisioner.drain({ deadline });
      await queue.store.open();
      await queue.drain(queue.clock.now() + toMilliseconds(deadline));
    },
    counts: () => ({ ...counts }),
  };
}

const unavailable: Answer = { response: emptyResponse(503), delivery: { outcome: "failed" } };

function refuse(status: number, headers?: Readonly<Record<string, string>>): Answer {
  return { response: emptyResponse(status, headers), delivery: { outcome: "refused" } };
}

function postpone(seconds: number): Answer {
  const wait = String(Math.max(1, Math.ceil(seconds)));
  return {
    response: emptyResponse(429, { [headerNames.retryAfter]: wait }),
    delivery: { outcome: "postponed" },
  };
}

function ownQueue(options: ReceiverOptions, report: Reporter): Queue {
  const { store = memoryStore(), clock, random, retry, remember, storeTimeLimit, concurrency } = options;
  return createQueue({
    store,
    report,
    clock,
    random,
    retry,
    concurrency,
    remember,
    storeTimeLimit,
  });
}

function noCounts(): Record<DeliveryOutcome, number> {
  return {
    accepted: 0,
    duplicate: 0,
    unhandled: 0,
    unknown: 0,
    probe: 0,
    poison: 0,
    refused: 0,
    postponed: 0,
    failed: 0,
  };
}
