import { RE2JS } from "re2js";
import { nextTurn } from "./ports.js";

export type PatternResult = "matches" | "differs" | "tooSlow";

export interface PatternQuestion {
  readonly pattern: string;
  readonly value: string;
}

/**
 * Runs the patterns of configuration parameters, which vendors write. The engine is RE2, whose time is linear in the
 * length of the value, so `^(a+)+$` is harmless. A pattern that could still take long is refused when it is set, and a
 * value that is too long for its pattern when it is entered.
 */
export interface Patterns {
  /**
   * Whether each value matches its pattern, in the order of the questions. A pattern may match a part of the value.
   * Values of one product are matched one after another, and other requests are served in between.
   */
  match(productId: number, questions: readonly PatternQuestion[]): Promise<readonly PatternResult[]>;
}

/**
 * The most instructions of a compiled pattern. Compiling this many takes at most 20 ms. A repetition `{1,255}` has 510.
 */
const MAX_INSTRUCTIONS = 1_000;

/**
 * The limit of instructions times characters. This many steps take at most 25 ms, and hardly any pattern comes near it.
 */
const MAX_STEPS = 250_000;

/** The most compiled patterns that are kept. To compile one takes ten times as long as to match a short value. */
const MAX_KEPT = 500;

export function createPatterns(): Patterns {
  const lastOf = new Map<number, Promise<unknown>>();
  const kept = new Map<string, RE2JS>();
  const compiledOf = (pattern: string): RE2JS => {
    const compiled = kept.get(pattern) ?? compile(pattern);
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(pattern, compiled);
    return compiled;
  };
  return {
    match(productId, questions) {
      // It would wait for the values of others.
      if (questions.length === 0) return Promise.resolve([]);
      const before = lastOf.get(productId) ?? Promise.resolve();
      const results = before.then(() => answerAll(questions, compiledOf));
      lastOf.set(productId, results);
      return results.finally(() => {
        if (lastOf.get(productId) === results) lastOf.delete(productId);
      });
    },
  };
}

async function answerAll(
  questions: readonly PatternQuestion[],
  compiledOf: (pattern: string) => RE2JS,
): Promise<readonly PatternResult[]> {
  const results: PatternResult[] = [];
  for (const question of questions) {
    if (results.length > 0) await nextTurn();
    results.push(answer(compiledOf(question.pattern), question.value));
  }
  return results;
}

function answer(compiled: RE2JS, value: string): PatternResult {
  if (compiled.programSize() * value.length > MAX_STEPS) return "tooSlow";
  return compiled.test(value) ? "matches" : "differs";
}

/** What is wrong with a pattern; `undefined` when it can be run. */
export function findPatternProblem(pattern: string): string | undefined {
  if (estimateSize(pattern) > MAX_INSTRUCTIONS) return TOO_LARGE;
  try {
    return compile(pattern).programSize() > MAX_INSTRUCTIONS ? TOO_LARGE : undefined;
  } catch (error) {
    return error instanceof Error
      ? error.message.replace(/^error parsing regexp: /, "")
      : "it is not known here";
  }
}

const TOO_LARGE = "its repetitions make it too large";

/** Patterns are ECMAScript; the engine spells some escapes and named groups differently. */
function compile(pattern: string): RE2JS {
  return RE2JS.compile(RE2JS.translateRegExp(pattern));
}

/**
 * A lower limit for the size of a pattern with its repetitions expanded. The pattern is not compiled, because compiling
 * `x{0,1000}` a hundred times takes seconds.
 */
function estimateSize(pattern: string): number {
  const sums = [0];
  let last = 0;
  const add = (size: number): void => {
    last = size;
    sums[sums.length - 1] = (sums.at(-1) ?? 0) + size;
  };
  for (const [token] of pattern.matchAll(/\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|\{\d+(?:,\d*)?\}|./gsu)) {
    if (token === "(") sums.push(0);
    else if (token === ")") add(sums.length > 1 ? (sums.pop() ?? 0) : 1);
    else if (/^\{\d/.test(token)) {
      const times = Math.max(...(token.match(/\d+/g) ?? []).map(Number));
      add(last * Math.max(0, times - 1));
    } else add(1);
  }
  return sums.reduce((total, sum) => total + sum, 0);
}
