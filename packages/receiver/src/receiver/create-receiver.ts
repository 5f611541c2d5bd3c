import { headerNames } from "@syndikit/contract";
import { toMilliseconds } from "../duration.js";
import { createEventDispatcher, eventTask } from "../events/dispatch-event.js";
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
import { createQueue, type Queue } from "../queue/create-queue.js";
import type { RunResult } from "../queue/task.js";
import { ReceiverError } from "../receiver-error.js";
import { memoryStore } from "../store/memory.js";
import type { DeadLetter } from "../store/store.js";
import { type AcceptContext, acceptEvent } from "./accept-event.js";
import { createAuthenticate } from "./authenticate.js";
import { finishWork } from "./finish-work.js";
import type { ReceiverOptions } from "./receiver-options.js";

/** Receives event notifications. */
export interface Receiver extends Endpoint {
  /** Begins to work on what waits, also from before a restart. Inline mode works without it. */
  start(): Promise<void>;
  /** Takes nothing new from the queue, and waits for what runs. */
  stop(): Promise<void>;
  /** How many deliveries ended in which way, since the process began. */
  counts(): Readonly<Record<DeliveryOutcome, number>>;
  /** What was given up, oldest first. */
  deadLetters(): Promise<readonly DeadLetter[]>;
  /**
   * Gives the event of a dead letter to its handlers again.
   *
   * @throws {ReceiverError} `invalid_option`: the dead letter holds no event that can be handled.
   */
  redrive(letter: DeadLetter): Promise<RunResult>;
}

interface Answer {
  readonly response: HttpResponse;
  readonly delivery: { readonly outcome: DeliveryOutcome; readonly event?: string };
}

const aDelivery = { kind: "delivery" } as const;
const toEnd = ({ response: { status }, delivery }: Answer): OperationEnd => ({ ...delivery, status });

const method = "POST";
const backlogSeconds = 30;

/**
 * The endpoint for event notifications. An event is acknowledged with 204 only after a durable write, or after
 * the work; until then the marketplace sends it again.
 *
 * @throws {SignatureError} a fixed secret is missing or empty.
 * @throws {ReceiverError} `invalid_option`: neither secrets nor `allowUnsigned`, or a bad value.
 *
 * @example
 * ```ts
 * const receiver = createReceiver({ secrets: process.env.EVENT_SECRET ?? "", provisioner });
 * export const POST = toFetch(receiver);
 * ```
 */
export function createReceiver(options: ReceiverOptions): Receiver {
  const { secrets, allowUnsigned = false, events, provisioner, health = false } = options;
  const { maxBodyBytes = 65_536, maxBacklog = 10_000 } = options;
  if (secrets === undefined && !allowUnsigned) {
    throw new ReceiverError(
      "invalid_option",
      "Anybody could send events. Pass `secrets`, or say `allowUnsigned: true`.",
    );
  }
  const report = createReporter(options.hooks ?? provisioner?.hooks);
  const queue = provisioner?.queue ?? ownQueue(options, report);
  if (events !== undefined) queue.handle(eventTask, createEventDispatcher(events, queue));
  const inline = (options.mode ?? (queue.store.durable ? "queue" : "inline")) === "inline";
  const inlineDeadline = toMilliseconds(options.inlineDeadline ?? "8s");
  const authenticate = createAuthenticate({ secrets, allowUnsigned, report });
  const context: AcceptContext = { queue, report, events, subscriptions: provisioner !== undefined };
  const counts = noCounts();
  if (allowUnsigned) {
    report.warning({
      code: "unsigned_accepted",
      message: "Events without a signature are accepted. They cause reads only, but anybody can cause them.",
    });
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
      const body = reading instanceof Promise ? await reading : reading;
      if (!body.ok && body.reason === "too_large") return refuse(413);
      if (!body.ok) {
        report.warning({ code: "body_interrupted", message: "The sender went away amid the body." });
        return unavailable;
      }
      const check = authenticate(request, body.bytes);
      const authentication = check instanceof Promise ? await check : check;
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
    try {
      if ((await queue.store.backlog(maxBacklog)) >= maxBacklog) return postpone(backlogSeconds);
      const accepting = acceptEvent(context, { bytes, signed });
      const { keys, delivery } = accepting instanceof Promise ? await accepting : accepting;
      const works = inline && keys.length > 0;
      const wait = works ? await finishWork({ queue, report }, keys, inlineDeadline) : undefined;
      if (wait === undefined) return { delivery, response: emptyResponse(204) };
      const { response, delivery: postponed } = postpone(wait / 1000);
      return { response, delivery: { ...delivery, ...postponed } };
    } catch (error) {
      report.error(error, "writing a delivery to the store");
      return unavailable;
    }
  }

  async function answer(request: HttpRequest): Promise<HttpResponse> {
    if (health && (request.method === "GET" || request.method === "HEAD")) return emptyResponse(200);
    const { response, delivery } = await report.around(aDelivery, () => receive(request), toEnd);
    const { outcome, event } = delivery;
    counts[outcome] += 1;
    const { status } = response;
    // Written out: a spread costs more than the reading of the body does.
    report.delivered(event === undefined ? { outcome, status } : { outcome, event, status });
    return response;
  }

  return {
    handle: answer,
    start: async () => (provisioner === undefined ? queue.start() : provisioner.start()),
    stop: () => (provisioner === undefined ? queue.stop() : provisioner.stop()),
    counts: () => ({ ...counts }),
    deadLetters: () => queue.store.deadLetters(),
    async redrive({ key, payload }) {
      if (!key.startsWith(`${eventTask}/`) || payload === undefined) {
        throw new ReceiverError("invalid_option", `The dead letter of ${key} holds no event for a handler.`);
      }
      await queue.store.removeDeadLetters(key);
      await queue.enqueue({ key, payload, cause: "manual", dueAt: queue.clock.now(), resetAttempts: true });
      return queue.run(key);
    },
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
  const { store = memoryStore(), clock, random, retry, remember } = options;
  return createQueue({
    store,
    report,
    ...(clock === undefined ? {} : { clock }),
    ...(random === undefined ? {} : { random }),
    ...(retry === undefined ? {} : { retry }),
    ...(remember === undefined ? {} : { remember }),
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
