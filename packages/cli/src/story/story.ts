import type { DeploymentStatus } from "@syndikit/contract";
import type { Marketplace, ProductVersionDTO, Subscription } from "@syndikit/sdk";
import type { StoryInput, StoryOverrides } from "./inputs.js";

/** Calls that make real events happen. */
export interface Story {
  readonly name: string;
  /** What happens in it, in a few words. */
  readonly does: string;
  readonly inputs: readonly StoryInput[];
  /** Whether it can be played with an existing subscription. */
  readonly takesSubscription: boolean;
  play(scene: Scene): Promise<void>;
}

export interface Scene {
  readonly vendor: Marketplace;
  readonly customer: Marketplace;
  readonly overrides: StoryOverrides;
  /** For every call of a story: after Ctrl-C none is sent any more. */
  readonly call: { readonly signal: AbortSignal };
  /** The administrator, for the sandbox's clock. */
  admin(): Marketplace;
  /** A customer without payment data. */
  customerWithoutCard(): Marketplace;
  /** Says that something was done. */
  say(text: string): void;
  /**
   * The plan that fits, the cheapest first.
   * @throws {CliError} when none does.
   */
  findPlan(what: string, fits: (plan: ProductVersionDTO) => boolean): Promise<ProductVersionDTO>;
  /** Adds the events of a subscription to the report at the end. */
  watch(subscription: SubscriptionUrl): Promise<void>;
  /** A subscription that is DEPLOYED: the one that was named, or a new one once the vendor has reported it. */
  deployed(order: () => Promise<SubscriptionUrl>): Promise<Subscription>;
  /**
   * Waits for a state that the vendor reports; or reports it in its place.
   * @throws {CliError} when the vendor does not in time.
   */
  awaitVendor(subscription: SubscriptionUrl, state: ReportedState): Promise<Subscription>;
}

export type SubscriptionUrl = `subscription/${number}`;

export type ReportedState = typeof DeploymentStatus.DEPLOYED | typeof DeploymentStatus.UNDEPLOYED;
