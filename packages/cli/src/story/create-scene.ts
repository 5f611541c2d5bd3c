import { DeploymentStatus, EndpointCategory } from "@syndikit/contract";
import type { Marketplace, ProductDTO, ProductVersionDTO, Subscription } from "@syndikit/sdk";
import { CliError, ExitCode, usageError } from "../frame/cli-error.js";
import type { Context } from "../frame/verb.js";
import type { Connection } from "../marketplace/connect.js";
import type { StoryOverrides } from "./inputs.js";
import type { ReportedState, Scene, SubscriptionUrl } from "./story.js";

export interface SceneOptions {
  readonly connection: Connection;
  readonly vendor: Marketplace;
  readonly product: ProductDTO;
  readonly overrides: StoryOverrides;
  /** An existing subscription to use instead of ordering a new one. */
  readonly subscription: SubscriptionUrl | undefined;
  readonly standIn: boolean;
  readonly patience: number;
  watch(subscription: SubscriptionUrl): Promise<void>;
}

const PAUSE = 200;

export function createScene(context: Context, options: SceneOptions): Scene {
  const { connection, vendor, product, overrides, subscription: given, standIn, patience, watch } = options;
  const { output, clock, signal } = context;
  const customer = connection.as("customer");
  const call = { signal };
  let plans: readonly ProductVersionDTO[] | undefined;

  const say = (text: string): void => {
    output.line(`  ${text}`);
    output.record({ type: "step", text });
  };

  const awaitVendor = async (url: SubscriptionUrl, state: ReportedState): Promise<Subscription> => {
    if (standIn) await reportAsVendor(vendor, { url, state, call });
    const deadline = clock.now() + patience;
    for (;;) {
      const subscription = await vendor.subscriptions.get(url, {}, call);
      if (subscription.deploymentStatus === state) {
        say(`${standIn ? "the stand-in" : "the vendor"} reported: ${url} is ${state}`);
        return subscription;
      }
      if (subscription.deploymentStatus === DeploymentStatus.FAILED) {
        throw new CliError(
          ExitCode.FINDING,
          `The vendor reported FAILED for ${url}: see your application's log.`,
        );
      }
      if (signal.aborted) throw new CliError(ExitCode.INTERRUPTED, "Stopped before the end of the story.");
      if (clock.now() > deadline) {
        throw new CliError(
          ExitCode.FINDING,
          `The vendor did not report ${state} for ${url} within ${patience / 1000} s; it is ${subscription.deploymentStatus}. Start your application, see syndikit doctor, or pass --stand-in.`,
        );
      }
      output.progress(`waiting for the vendor to report ${state} for ${url}`);
      await clock.sleep(PAUSE, signal);
    }
  };

  return {
    vendor,
    customer,
    overrides,
    call,
    say,
    watch,
    awaitVendor,
    admin: () => connection.as("admin"),
    customerWithoutCard: () => connection.asCustomerWithoutCard(),
    async findPlan(what, fits) {
      plans ??= await vendor.productVersions
        .list({ product: product.id, sortField: "price", sortDirection: "ASC" }, call)
        .first(50);
      const plan = plans.find(fits);
      if (plan === undefined)
        throw usageError(`${product.self} does not have ${what}: name one with --override.`);
      return plan;
    },
    async deployed(order) {
      const url = given ?? (await order());
      const now = await vendor.subscriptions.get(url, {}, call);
      if (given !== undefined) {
        await watch(url);
        if (now.deploymentStatus !== DeploymentStatus.DEPLOYED) {
          throw usageError(
            `${url} is ${now.deploymentStatus}, but the story needs a subscription that is DEPLOYED.`,
          );
        }
      }
      return now.deploymentStatus === DeploymentStatus.DEPLOYED
        ? now
        : awaitVendor(url, DeploymentStatus.DEPLOYED);
    },
  };
}

async function reportAsVendor(
  vendor: Marketplace,
  { url, state, call }: { url: SubscriptionUrl; state: ReportedState; call: Scene["call"] },
): Promise<void> {
  if (state === DeploymentStatus.UNDEPLOYED) return vendor.subscriptions.markUndeployed(url, call);
  const endpoint = {
    category: EndpointCategory.APP,
    endpoint: "https://stand-in.example",
    description: "Made by syndikit trigger",
  };
  await vendor.subscriptions.setEndpoints(url, [endpoint], call);
  await vendor.subscriptions.markDeployed(url, call);
}
