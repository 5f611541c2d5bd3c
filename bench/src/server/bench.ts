import type { Load } from "../load.js";
import type { Row } from "../report.js";
import type { World } from "./world.js";

/** Everything that a workload gets. */
export interface Bench {
  readonly world: World;
  readonly load: Load;
  readonly rounds: number;
  /** Runs a short version to see whether it works. */
  readonly quick: boolean;
}

/** Measures one workload, and returns its lines of the report together or one by one. */
export type Workload = (bench: Bench) => Promise<readonly Row[]> | AsyncIterable<Row>;

/** The number of connections at a time in every workload over HTTP. */
export const CONNECTIONS = 64;
