import type { Spec } from "./model.js";

interface Made {
  /** What it makes, in a word. */
  name: string;
  /** Where the file, or the folder, stands, from the root of the repository. */
  target: string;
  /** What it is made from, as the first line of each file says. */
  source: string;
}

/** Makes one generated file. It is pure: the same spec gives the same text. */
export interface Emitter extends Made {
  /** The text after the header. The formatter sees it afterwards, but for `.json` and `.gen.js` files. */
  emit: (spec: Spec) => string | Promise<string>;
}

/** Makes a folder of generated files, as many as the spec asks for. */
export interface FolderEmitter extends Made {
  /** The texts after the headers, by file name. */
  emitFiles: (spec: Spec) => ReadonlyMap<string, string>;
}
