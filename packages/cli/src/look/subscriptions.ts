import { DeploymentStatus } from "@syndikit/contract";
import type { Subscription } from "@syndikit/sdk";
import { ExitCode, usageError } from "../frame/cli-error.js";
import type { MarketplaceOptions } from "../frame/options.js";
import type { Output } from "../frame/output.js";
import type { Context } from "../frame/verb.js";
import { connect } from "../marketplace/connect.js";
import { nearest } from "../text/nearest.js";
import { readIdentifier, readLimit } from "./identifier.js";

export interface SubscriptionsOptions extends MarketplaceOptions {
  readonly state?: string;
  readonly limit: string;
}

/** What to look at. */
interface Wanted {
  readonly action: string | undefined;
  readonly which: string | undefined;
}

/** Lists subscriptions, or shows one. */
export async function lookAtSubscriptions(
  context: Context,
  options: SubscriptionsOptions,
  { action, which }: Wanted,
): Promise<ExitCode> {
  const { output } = context;
  const { url, as } = await connect(context, options);
  const vendor = as("vendor");
  if (action === "show") {
    const subscription = await vendor.subscriptions.get(readIdentifier(which, "subscription"));
    show(output, subscription, url);
    return ExitCode.OK;
  }
  const status = options.state === undefined ? undefined : [readState(options.state)];
  const subscriptions = await vendor.subscriptions
    .list({ sortField: "id", sortDirection: "DESC", pageSize: 50, status })
    .first(readLimit(options.limit));
  for (const subscription of subscriptions) {
    output.record({ type: "subscription", subscription });
    output.line(describe(output, subscription));
  }
  if (subscriptions.length === 0) output.note("There are no such subscriptions.");
  return ExitCode.OK;
}

function readState(text: string): DeploymentStatus {
  const states = Object.values(DeploymentStatus);
  const state = states.find((one) => one === text.toUpperCase());
  if (state !== undefined) return state;
  throw usageError(`There is no state ${text}.${nearest(text, states)} There are ${states.join(", ")}.`);
}

function describe({ paint }: Output, { self, name, type, deploymentStatus, paid }: Subscription): string {
  const state =
    deploymentStatus === DeploymentStatus.DEPLOYED ? paint.green(deploymentStatus) : deploymentStatus;
  return `${self.padEnd(16)} ${state}${paid ? "" : paint.yellow(", not paid")}  ${type}  ${name ?? ""}`;
}

function show(output: Output, subscription: Subscription, url: string): void {
  const { self, productVersion, buyer, endDate, nextInvoice, syndicatedEndpoints } = subscription;
  output.record({ type: "subscription", subscription });
  output.line(describe(output, subscription));
  output.line(`  plan      ${productVersion.url}`);
  output.line(`  buyer     ${buyer.url}`);
  if (endDate !== undefined) output.line(`  ends      ${endDate}`);
  if (nextInvoice !== undefined) output.line(`  invoice   next at ${nextInvoice}`);
  for (const { category, endpoint } of syndicatedEndpoints ?? []) {
    output.line(`  endpoint  ${category} ${endpoint}`);
  }
  output.line(`  console   ${url}/${self}`);
  output.line(`  events    syndikit events list --subscription ${subscription.id}`);
}
