import type { MarketplaceOptions } from "../marketplace/options.js";

/** The options of `syndikit replay`. */
export interface ReplayOptions extends MarketplaceOptions {
  readonly to?: string;
  readonly resign?: boolean;
  readonly secret?: string;
  readonly events?: string;
  readonly patience: string;
}
