import { type Ability, abilities, type Framework, keysOf, type Store } from "./choices.js";
import type { PackageManager } from "./package-manager.js";
import type { Workspace } from "./workspace.js";

/** All choices of a project. */
export interface Answers {
  /** The name in its package.json. */
  readonly packageName: string;
  readonly framework: Framework;
  readonly store: Store;
  readonly handle: readonly Ability[];
}

/** The default name of a project. */
export const DEFAULT_NAME = "my-app";

/** The defaults: used without a terminal, and proposed by the questions. */
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
  /** The folder of tarballs that the packages of this repository are installed from. Absolute. */
  readonly from?: string | undefined;
  /** The workspace above the folder. */
  readonly workspace?: Workspace | undefined;
  /** The git repository that the folder is in. */
  readonly repository?: string | undefined;
  readonly packageManager: PackageManager;
}

/** The choices from the flags; for the others there are questions, or the defaults. */
export interface Given extends Partial<Omit<Answers, "packageName">> {
  /** A name or a path. */
  readonly name?: string;
  readonly install?: boolean;
  readonly git?: boolean;
  /** The name in the package.json, where the folder's is not to be taken. */
  readonly packageName?: string;
  /** A path. */
  readonly from?: string;
}

/** All choices that are asked for. */
export type Chosen = Required<Omit<Given, "packageName" | "from">>;
