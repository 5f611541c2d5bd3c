import type { Cause } from "./cause.js";
import type { Examinee } from "./examinee.js";

/** One thing that is looked at. */
export interface Check {
  readonly title: string;
  /** What is not well; nothing when all is. */
  examine(examinee: Examinee): Promise<readonly Cause[]>;
}

/** Checks that make sense together; a cause in one stage makes the later ones pointless. */
export type Stage = readonly Check[];
