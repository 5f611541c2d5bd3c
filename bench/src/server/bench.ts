import type { Load } from "../load.js";
import type { Row } from "../report.js";
import type { World } from "./world.js";

/** What every workload works with. */
export interface Bench {
  readonly world: World;
  readonly load: Load;
  readonly rounds: number;
  /** Short, to see whether it runs. */
  readonly quick: boolean;
}

/** One workload: measures, and answers with its lines of the report, or with each when it is measured. */
export type Workload = (bench: Bench) => Promise<readonly Row[]> | AsyncIterable<Row>;

/** At a time, in every workload over HTTP. */
export const CONNECTIONS = 64;
