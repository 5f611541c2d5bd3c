import type { MarketplaceOptions } from "../frame/options.js";
import type { AddressKind } from "./rerouted.js";

// Help and completion load this file, so it imports nothing at run time.

/** Requests besides events that can be rerouted through the listener. */
export const extraAddresses = [
  "metrics",
  "external-values",
  "order-validation",
] as const satisfies readonly AddressKind[];

export interface ListenOptions extends MarketplaceOptions {
  readonly forwardTo?: string;
  readonly product?: string;
  readonly events?: string;
  readonly also?: readonly (typeof extraAddresses)[number][];
  readonly secret?: string;
  readonly setSecret?: boolean;
  readonly printSecret?: boolean;
  readonly save?: string;
  /** Keeps a `--save` file that holds something else beside the new one. Without it such a file is an error. */
  readonly force?: boolean;
  readonly port: string;
  readonly publicUrl?: string;
  readonly restore?: boolean;
  /** False with `--no-history`. */
  readonly history: boolean;
  readonly clear?: boolean;
}
