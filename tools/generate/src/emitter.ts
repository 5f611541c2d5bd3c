import type { Spec } from "./model.js";

/** Makes one generated file. It is pure: the same spec gives the same text. */
export interface Emitter {
  /** What it makes, in a word. */
  name: string;
  /** Where the file stands, from the root of the repository. */
  target: string;
  /** What it is made from, as its first line says. */
  source: string;
  /** The text after the header. The formatter sees it afterwards, but for `.json` and `.gen.js` files. */
  emit: (spec: Spec) => string | Promise<string>;
}
