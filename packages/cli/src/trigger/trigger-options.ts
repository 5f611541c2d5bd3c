import type { MarketplaceOptions } from "../frame/options.js";

export interface TriggerOptions extends MarketplaceOptions {
  readonly list?: boolean;
  readonly override?: readonly string[];
  readonly to?: string;
  readonly secret?: string;
  readonly product?: string;
  readonly subscription?: string;
  readonly standIn?: boolean;
  readonly patience: string;
}
