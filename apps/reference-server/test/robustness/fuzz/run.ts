import type { OperationId } from "@syndikit/contract";
import { readText } from "../../support/read-text.js";
import { type FuzzAnswer, judgeAnswer } from "./judge-answer.js";
import { judgePath } from "./judge-path.js";
import { judgeStore } from "./judge-store.js";
import { judgeText } from "./judge-text.js";
import { type FuzzRequest, makeRequest } from "./request.js";
import { createRng } from "./rng.js";
import { openWorld, type World } from "./world.js";

/** A failure, and how to reproduce it. */
export interface Finding {
  /** Fuzzing one world with this seed reproduces it. */
  readonly seed: number;
  /** The index of the request in its world. */
  readonly index: number;
  readonly request: string;
  readonly answer: string;
  readonly wrong: readonly string[];
}

/** The results of fuzzing. */
export interface Report {
  readonly requests: number;
  readonly findings: readonly Finding[];
  /** How often each operation returned each status. */
  readonly counts: ReadonlyMap<OperationId, ReadonlyMap<number, number>>;
  /** The slowest request, with its processor time in milliseconds. */
  readonly slowest: { readonly duration: number; readonly request: string };
}

/** How much to fuzz. */
export interface FuzzOptions {
  readonly seed: number;
  readonly requests: number;
  /** Requests per world: few enough to repeat. */
  readonly worldSize?: number;
  /** Called after every world. */
  readonly progress?: (done: number, findings: readonly Finding[]) => void;
  /** Called with every world after its last request, before it is closed. */
  readonly leaving?: (world: World) => Promise<void>;
}

/** The stored data is checked after this many requests, and at the end of each world. */
const AUDIT_EVERY = 100;

/** Sends requests to one demo after another, and checks every response and the stored data. */
export async function fuzz(options: FuzzOptions): Promise<Report> {
  const { seed, requests, worldSize = 500, progress, leaving = async () => undefined } = options;
  const counts = new Map<OperationId, Map<number, number>>();
  const findings: Finding[] = [];
  let slowest = { duration: 0, request: "" };
  let done = 0;
  for (let number = 0; done < requests; number += 1) {
    const size = Math.min(worldSize, requests - done);
    await fuzzWorld(seed + number, size, {
      answered(request, { status, duration }) {
        const { operation } = request;
        const byStatus = counts.get(operation.id) ?? new Map<number, number>();
        byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
        counts.set(operation.id, byStatus);
        if (duration > slowest.duration) slowest = { duration, request: showRequest(request) };
      },
      found: (finding) => findings.push(finding),
      leaving,
    });
    done += size;
    progress?.(done, findings);
  }
  return { requests: done, findings, counts, slowest };
}

interface Witness {
  answered(request: FuzzRequest, answer: FuzzAnswer): void;
  found(finding: Finding): void;
  leaving(world: World): Promise<void>;
}

async function fuzzWorld(seed: number, size: number, witness: Witness): Promise<void> {
  const world = await openWorld(createRng(seed));
  try {
    for (let index = 0; index < size; index += 1) {
      const request = makeRequest(world);
      const answer = await send(world, request);
      world.machine.elapse(1_000);
      witness.answered(request, answer);
      const wrong = [
        ...judgeAnswer(request, answer),
        ...judgePath(request, answer),
        ...judgeText(request, answer),
        ...world.faults.splice(0).map(explain),
      ];
      if (index % AUDIT_EVERY === AUDIT_EVERY - 1 || index === size - 1)
        wrong.push(...(await judgeStore(world.server.store)));
      if (wrong.length > 0)
        witness.found({ seed, index, request: showRequest(request), answer: showAnswer(answer), wrong });
      await learn(world, request, answer);
    }
    if (!(await world.server.settle(10_000))) {
      witness.found({
        seed,
        index: size,
        request: "",
        answer: "",
        wrong: ["The queue of events does not come to rest."],
      });
    }
    await witness.leaving(world);
  } finally {
    await world.close();
  }
}

async function send(
  { server, takeReached }: World,
  { url, method, headers, body }: FuzzRequest,
): Promise<FuzzAnswer> {
  const start = process.cpuUsage();
  // The address is a text: a `Request` would have its dot segments resolved.
  const response = await server.fetch(url, {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    ...(body === undefined ? {} : { body: body.bytes }),
  });
  const text = await readText(response);
  // Processor time, so that other work on the machine does not count.
  const { user, system } = process.cpuUsage(start);
  const duration = (user + system) / 1_000;
  return { status: response.status, headers: response.headers, text, duration, reached: takeReached() };
}

/** Keeps created objects for later requests, and restores accounts that were blocked or deleted. */
async function learn(
  world: World,
  { signedIn, account }: FuzzRequest,
  { status, headers, text }: FuzzAnswer,
): Promise<void> {
  if (status === 201) {
    world.remember(headers.get("Location") ?? "");
    for (const [url] of text.matchAll(/(subscription|invoice)\/\d+/g)) world.remember(url);
  }
  if (status === 401 && signedIn && account !== "nobody") await world.revive(account);
}

function explain(fault: unknown): string {
  return `The log tells of a fault: ${fault instanceof Error ? (fault.stack ?? fault.message) : JSON.stringify(fault)}`;
}

function showRequest({ method, url, account, headers, body }: FuzzRequest): string {
  const shownHeaders = headers.map(([name, value]) => `${name}: ${value.slice(0, 200)}`).join("\n");
  const text = body === undefined ? "" : `\n\n${Buffer.from(body.bytes).toString("utf8").slice(0, 2_000)}`;
  return `${method} ${url.slice(0, 500)} as ${account}${body?.note ? ` (${body.note})` : ""}\n${shownHeaders}${text}`;
}

function showAnswer({ status, text }: FuzzAnswer): string {
  return `${status} ${text.slice(0, 1_000)}`;
}
