import { type Ability, abilities, type Framework, keysOf, type Store } from "./choices.js";

/** Everything that decides what a project is like. */
export interface Answers {
  /** The name in its package.json. */
  readonly packageName: string;
  readonly framework: Framework;
  readonly store: Store;
  readonly handle: readonly Ability[];
}

/** What a project is called when nobody says so. */
export const DEFAULT_NAME = "my-app";

/** What is taken where nobody is asked, and what a question proposes. */
export const defaults = {
  framework: "hono",
  store: "sqlite",
  handle: keysOf(abilities),
} as const satisfies Partial<Answers>;

export interface Plan extends Answers {
  /** Absolute. */
  readonly folder: string;
  readonly install: boolean;
  readonly git: boolean;
}

/** What flags have said so far; the rest is asked, or taken from the defaults. */
export interface Given extends Partial<Omit<Answers, "packageName">> {
  /** A name or a path. */
  readonly name?: string;
  readonly install?: boolean;
  readonly git?: boolean;
}
