export interface PatternQuestion {
  readonly pattern: string;
  readonly value: string;
}

export interface PatternJob {
  readonly questions: readonly PatternQuestion[];
  /** Milliseconds for one question. */
  readonly each: number;
  /** Milliseconds for all of them; questions that are not reached by then are too slow as well. */
  readonly all: number;
}

/** `broken`: the pattern cannot be run, for example because it is too large. */
export type PatternAnswer = "matches" | "differs" | "tooSlow" | "broken";

/**
 * The whole program of the thread. It is text, so that it runs the same from source, from a bundle and under
 * every loader. The engine can be interrupted inside a regular expression by the deadline of a script, and only
 * by that.
 */
export const PATTERN_WORKER = `
const { parentPort } = require("node:worker_threads");
const { Script } = require("node:vm");
const script = new Script("new RegExp(question.pattern).test(question.value)");

function answer(question, timeout) {
  if (timeout < 1) return "tooSlow";
  globalThis.question = question;
  try {
    return script.runInThisContext({ timeout }) ? "matches" : "differs";
  } catch (error) {
    return error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT" ? "tooSlow" : "broken";
  }
}

parentPort.on("message", ({ questions, each, all }) => {
  const start = performance.now();
  parentPort.postMessage(
    questions.map((question) => answer(question, Math.min(each, Math.floor(all - (performance.now() - start))))),
  );
});
`;
