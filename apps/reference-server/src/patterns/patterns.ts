import { Worker } from "node:worker_threads";
import type { PatternResult } from "../subscriptions/rules/order.js";
import {
  PATTERN_WORKER,
  type PatternAnswer,
  type PatternJob,
  type PatternQuestion,
} from "./pattern-worker.js";

/**
 * Runs the patterns of configuration parameters. Vendors write them, and one such as `^(a+)+$` takes for ever on
 * forty letters. So they run in a thread of their own, each for a tenth of a second, and once more for a little
 * longer; the server goes on meanwhile.
 */
export interface Patterns {
  /** Whether the text is an ECMAScript regular expression that can be run. An empty one is: it matches all. */
  compiles(pattern: string): Promise<boolean>;
  /** Whether each value matches its pattern, in the order of the questions. A pattern need not match as a whole. */
  match(questions: readonly PatternQuestion[]): Promise<readonly PatternResult[]>;
  /** Ends the thread. A later question starts a new one. */
  close(): Promise<void>;
}

/** How long, in milliseconds, one pattern may take on one value. */
const PATTERN_LIMIT = 100;
/** How long, in milliseconds, all patterns of one call may take together. */
const CALL_LIMIT = 300;
/**
 * How many times as long the second try of a pattern may take. On a busy machine the thread can wait for the whole of
 * the first time; no order may be refused for that.
 */
const PATIENCE = 4;
/** After how many milliseconds without an answer the thread is replaced. Its own limits are far below. */
const THREAD_LIMIT = 3_000;

/** The thread starts with the first question, and does not keep the process alive. */
export function createPatterns(): Patterns {
  let thread: Worker | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const end = async (worker: Worker): Promise<void> => {
    if (thread === worker) thread = undefined;
    await worker.terminate();
  };
  const askOnce = async (
    questions: readonly PatternQuestion[],
    patience: number,
  ): Promise<readonly PatternAnswer[]> => {
    thread ??= startThread();
    const worker = thread;
    const limits = { each: PATTERN_LIMIT * patience, all: CALL_LIMIT * patience };
    const answers = await exchange(worker, { questions, ...limits });
    if (answers !== null) return answers;
    await end(worker);
    return questions.map(() => "tooSlow");
  };
  const ask = async (questions: readonly PatternQuestion[]): Promise<readonly PatternAnswer[]> => {
    const first = await askOnce(questions, 1);
    const slow = questions.filter((_, at) => first[at] === "tooSlow");
    if (slow.length === 0) return first;
    const second = [...(await askOnce(slow, PATIENCE))];
    return first.map((answer) => (answer === "tooSlow" ? (second.shift() ?? answer) : answer));
  };
  const enqueue = (questions: readonly PatternQuestion[]): Promise<readonly PatternAnswer[]> => {
    const turn = queue.then(() => ask(questions));
    queue = turn.catch(() => undefined);
    return turn;
  };

  return {
    async compiles(pattern) {
      if (!parses(pattern)) return false;
      // The engine compiles at the first run only, and some that parse turn out to be too large then.
      const [answer] = await enqueue([{ pattern, value: "" }]);
      return answer === "matches" || answer === "differs";
    },
    async match(questions) {
      if (questions.length === 0) return [];
      const answers = await enqueue(questions);
      return answers.map((answer) => (answer === "broken" ? "tooSlow" : answer));
    },
    async close() {
      await queue;
      if (thread !== undefined) await end(thread);
    },
  };
}

/** Parsing takes time in proportion to the length, so it needs no guard. */
function parses(pattern: string): boolean {
  try {
    new RegExp(pattern);
    return true;
  } catch {
    return false;
  }
}

function startThread(): Worker {
  const worker = new Worker(PATTERN_WORKER, {
    eval: true,
    // Nothing of the server's own start: no loader, no secrets of the environment, little memory.
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 8 },
  });
  worker.unref();
  // A fault also ends the exchange that is under way, which reports it; without a listener it would end the process.
  worker.on("error", () => undefined);
  return worker;
}

/** One question and its answer; `null` when the thread ended, or did not answer in time. */
function exchange(worker: Worker, job: PatternJob): Promise<readonly PatternAnswer[] | null> {
  return new Promise((resolve) => {
    const settle = (answers: readonly PatternAnswer[] | null): void => {
      clearTimeout(timer);
      worker.off("message", settle).off("exit", fail);
      resolve(answers);
    };
    const fail = (): void => settle(null);
    const timer = setTimeout(fail, THREAD_LIMIT);
    worker.on("message", settle).on("exit", fail);
    worker.postMessage(job);
  });
}
