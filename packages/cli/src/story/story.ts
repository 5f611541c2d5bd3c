import type { DeploymentStatus } from "@syndikit/contract";
import type { Marketplace, ProductVersionDTO, Subscription } from "@syndikit/sdk";
import type { StoryInput, StoryOverrides } from "./inputs.js";

/** A series of calls that cause real events. */
export interface Story {
  readonly name: string;
  /** A short description of the story. */
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
  /** The options of every call in a story. After Ctrl-C no further call is sent. */
  readonly call: { readonly signal: AbortSignal };
  /** The administrator, for the sandbox's clock. */
  admin(): Marketplace;
  /** A customer without payment data. */
  customerWithoutCard(): Marketplace;
  /** Prints one step of the story. */
  say(text: string): void;
  /**
   * Finds the cheapest plan that fits.
   * @throws {CliError} when none does.
   */
  findPlan(what: string, fits: (plan: ProductVersionDTO) => boolean): Promise<ProductVersionDTO>;
  /** Adds the events of a subscription to the report at the end. */
  watch(subscription: SubscriptionUrl): Promise<void>;
  /** Returns a DEPLOYED subscription: the given one, or a new one as soon as the vendor has reported it. */
  deployed(order: () => Promise<SubscriptionUrl>): Promise<Subscription>;
  /**
   * Waits until the vendor reports a state, or reports it in the vendor's place.
   * @throws {CliError} when the vendor does not report it in time.
   */
  awaitVendor(subscription: SubscriptionUrl, state: ReportedState): Promise<Subscription>;
}

export type SubscriptionUrl = `subscription/${number}`;

export type ReportedState = typeof DeploymentStatus.DEPLOYED | typeof DeploymentStatus.UNDEPLOYED;
