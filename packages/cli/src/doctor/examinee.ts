import type { Clock } from "../frame/io.js";
import type { Network } from "../http/network.js";
import type { Answer, Outcome } from "../http/outcome.js";
import { sendRequest } from "../http/send-request.js";
import { toIso } from "../text/format.js";
import type { Cause } from "./cause.js";
import { createPatience, type Patience } from "./overload.js";
import { type Probe, plainBody, probeHeaders } from "./probe.js";

/** The application that is being checked. */
export interface Examinee {
  readonly url: URL;
  readonly secret: string | undefined;
  /** The same application, reached without its proxy. */
  readonly direct: Examinee | undefined;
  readonly now: number;
  /** The date of all test events, in whole seconds as the marketplace writes it. */
  readonly date: string;
  /** The time limit for an answer, in milliseconds. */
  readonly patience: number;
  readonly network: Network;
  /** What became of requests that were put off. */
  readonly putOff: Pick<Patience, "waitedFor">;
  ask(probe?: Probe): Promise<Outcome>;
}

interface ExamineeOptions {
  readonly url: URL;
  readonly secret: string | undefined;
  readonly direct?: Examinee | undefined;
  readonly clock: Clock;
  readonly patience: number;
  readonly network: Network;
  readonly signal: AbortSignal;
}

/** Sends requests to an application. The same request is sent only once, and its answer is reused. */
export function createExaminee(options: ExamineeOptions): Examinee {
  const { url, secret, direct, clock, patience, network, signal } = options;
  const now = clock.now();
  const date = toIso(now).replace(/\.\d+Z$/, "Z");
  const putOff = createPatience(clock, signal);
  const answers = new Map<string, Promise<Outcome>>();
  return {
    url,
    secret,
    direct,
    now,
    date,
    patience,
    network,
    putOff,
    ask(probe = {}) {
      const body = probe.body ?? plainBody(date);
      const key = JSON.stringify([{ ...probe, body: undefined }, Buffer.from(body).toString("latin1")]);
      const known = answers.get(key);
      if (known !== undefined) return known;
      const { method = "POST" } = probe;
      const answer = putOff.insist(() =>
        sendRequest({
          method,
          network,
          url: probe.url ?? url,
          headers: probeHeaders(probe, body, secret),
          body: method === "GET" ? undefined : body,
          chunked: probe.chunked ?? false,
          timeout: patience,
          signal,
        }),
      );
      answers.set(key, answer);
      return answer;
    },
  };
}

/** Whether two answers have the same status and body. */
export function looksAlike(left: Outcome, right: Outcome): boolean {
  if (left.kind === "failure" || right.kind === "failure") return left.kind === right.kind;
  return left.status === right.status && Buffer.compare(left.body, right.body) === 0;
}

/** Quotes an answer as evidence: its status and the beginning of its text. */
export function quote(outcome: Outcome): string {
  if (outcome.kind === "failure") return outcome.reason;
  const text = textOf(outcome).replace(/\s+/g, " ").trim();
  const shown = text.length > 80 ? `${text.slice(0, 80)}…` : text;
  return text === "" ? String(outcome.status) : `${outcome.status} "${shown}"`;
}

export function textOf({ body }: Answer): string {
  return new TextDecoder().decode(body);
}

export interface Check {
  readonly title: string;
  /** Returns the problems; empty when there are none. */
  examine(examinee: Examinee): Promise<readonly Cause[]>;
}

/** Checks that run together. When one stage finds a cause, the later stages do not run. */
export type Stage = readonly Check[];
