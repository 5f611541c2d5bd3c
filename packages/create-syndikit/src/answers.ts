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
export const defaultName = "my-app";

/** What is taken where nobody is asked, and what a question proposes. */
export const defaults = {
  framework: "hono",
  store: "sqlite",
  handle: keysOf(abilities),
} as const satisfies Partial<Answers>;
