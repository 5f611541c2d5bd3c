import { type Duration, toMilliseconds } from "./duration.js";
import { isMisspelt } from "./misspelt.js";

/** What the value of an option must be. TypeScript checks it too, but not everybody writes TypeScript. */
export interface Expectation {
  /** In words, as in `a function`. */
  readonly what: string;
  fits(value: unknown): boolean;
  /** Whether it must be given. */
  readonly isRequired?: boolean;
  /** Whether a message may quote a text. Others may be a password, or the address of a database. */
  readonly isQuoted?: boolean;
  /** Looks closer at a value that fits. `at` names the option. */
  look?(value: unknown, at: string): void;
}

/** What is known of an object: the name of each option, and what it must be. */
export type Members = Readonly<Record<string, Expectation>>;

/**
 * Checks that options have no misspelt members, and values that can be used. A misspelt option would have no effect, and
 * a wrong value would fail much later, at an event or an order. Names that resemble none may be there: options are often
 * spread from an object with more.
 *
 * @throws {TypeError} when they do not. It names the option, what is wrong, and what there is.
 */
export function checkOptions(call: string, options: unknown, members: Members): void {
  const known = Object.keys(members).join(", ");
  if (!isObject(options)) {
    throw new TypeError(`${call} takes an object with ${known}, not ${describe(options)}.`);
  }
  const misspelt = Object.keys(options).find((name) => isMisspelt(name, Object.keys(members)));
  if (misspelt !== undefined) throw new TypeError(`${call} does not know ${misspelt}. It knows: ${known}.`);
  for (const [name, expectation] of Object.entries(members)) {
    checkValue(`${name} of ${call}`, Reflect.get(options, name), expectation);
  }
}

/**
 * Checks one value. `at` names it, as in `path of sqliteStore`.
 *
 * @throws {TypeError} when it is missing, or cannot be used.
 */
export function checkValue(at: string, value: unknown, expectation: Expectation): void {
  const { what, isRequired = false, isQuoted = false } = expectation;
  if (value === undefined) {
    if (isRequired) throw new TypeError(`${at} is missing. It must be ${what}.`);
    return;
  }
  if (!expectation.fits(value)) {
    const found = isQuoted && typeof value === "string" ? JSON.stringify(value) : describe(value);
    throw new TypeError(`${at} must be ${what}, not ${found}.`);
  }
  expectation.look?.(value, at);
}

/** The same, and it must be given. */
export function required(expectation: Expectation): Expectation {
  return { ...expectation, isRequired: true };
}

export const aFunction: Expectation = { what: "a function", fits: (value) => typeof value === "function" };

export const aFlag: Expectation = { what: "true or false", fits: (value) => typeof value === "boolean" };

export const aString: Expectation = { what: "a text", fits: (value) => typeof value === "string" };

export const aText: Expectation = {
  what: "a text that is not empty",
  fits: (value) => typeof value === "string" && value !== "",
};

export const aDuration: Expectation = {
  what: 'a time span, such as "30s", "15m" or milliseconds',
  fits: (value) => typeof value === "string" || typeof value === "number",
  // `fits` leaves these two, and the function checks the text.
  look: (value, at) => void toMilliseconds(value as Duration, at),
};

/** A number that is not smaller than this. */
export function aNumberFrom(least: number): Expectation {
  return { what: `a number from ${least}`, fits: (value) => typeof value === "number" && value >= least };
}

/** One of these texts. */
export function oneOf(...texts: readonly string[]): Expectation {
  return {
    what: texts.map((text) => JSON.stringify(text)).join(" or "),
    fits: (value) => typeof value === "string" && texts.includes(value),
    isQuoted: true,
  };
}

/** An object with options. */
export function optionsWith(members: Members): Expectation {
  return {
    what: `an object with ${Object.keys(members).join(", ")}`,
    fits: isObject,
    look: (value, at) => checkOptions(at, value, members),
  };
}

/** Whether an object must have a method. */
export type Need = "required" | "optional";

/** An object with these methods; it may have more. */
export function objectWith(what: string, methods: Readonly<Record<string, Need>>): Expectation {
  return {
    what,
    fits: isObject,
    look(value, at) {
      for (const [name, need] of Object.entries(methods)) {
        const method: unknown = isObject(value) ? Reflect.get(value, name) : undefined;
        if (typeof method === "function" || (method === undefined && need === "optional")) continue;
        const found = method === undefined ? "is missing" : `is ${describe(method)}, not a function`;
        throw new TypeError(`${at} must be ${what}: its ${name} ${found}.`);
      }
    },
  };
}

export function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a value is, without its content. */
export function describe(value: unknown): string {
  if (typeof value === "string") return value === "" ? "an empty text" : "a text";
  if (typeof value === "function") return "a function";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" && value !== null ? "an object" : String(value);
}
