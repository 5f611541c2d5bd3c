import { DeploymentStatus } from "@syndikit/contract";
import type { Subscription } from "@syndikit/sdk";
import { type ExitCode, usageError } from "../frame/cli-error.js";
import type { Context } from "../frame/verb.js";
import { connect } from "../marketplace/connect.js";
import { nearest } from "../text/nearest.js";
import { type BrowseAction, type BrowseOptions, browse } from "./browse.js";
import { readIdentifier } from "./identifier.js";

export interface SubscriptionsOptions extends BrowseOptions {
  readonly state?: string;
}

/** Lists subscriptions, shows one, or follows their changes. */
export async function browseSubscriptions(
  context: Context,
  options: SubscriptionsOptions,
  wanted: BrowseAction,
): Promise<ExitCode> {
  const { url, as } = await connect(context, options);
  const { subscriptions } = as("vendor");
  const status = options.state === undefined ? undefined : [readState(options.state)];
  return browse<Subscription>(context, options, {
    wanted,
    kind: {
      type: "subscription",
      page: `${url}/subscriptions`,
      list: (limit) =>
        subscriptions.list({ sortField: "id", sortDirection: "DESC", pageSize: 50, status }).first(limit),
      find: (which) => subscriptions.get(readIdentifier(which, "subscription")),
      idOf: ({ id }) => id,
      stateOf: ({ deploymentStatus, paid, productVersion }) =>
        `${deploymentStatus} ${paid} ${productVersion.url}`,
      lines: ({ self, name, type, deploymentStatus, paid }, { paint }) => {
        const isDeployed = deploymentStatus === DeploymentStatus.DEPLOYED;
        const state = isDeployed ? paint.green(deploymentStatus) : deploymentStatus;
        return [
          `${self.padEnd(16)} ${state}${paid ? "" : paint.yellow(", not paid")}  ${type}  ${name ?? ""}`,
        ];
      },
      showMore(subscription, output) {
        const { id, self, productVersion, buyer, endDate, nextInvoice, syndicatedEndpoints } = subscription;
        output.line(`  plan      ${productVersion.url}`);
        output.line(`  buyer     ${buyer.url}`);
        if (endDate !== undefined) output.line(`  ends      ${endDate}`);
        if (nextInvoice !== undefined) output.line(`  invoice   next at ${nextInvoice}`);
        for (const { category, endpoint } of syndicatedEndpoints ?? []) {
          output.line(`  endpoint  ${category} ${endpoint}`);
        }
        output.line(`  console   ${url}/${self}`);
        output.line(`  events    syndikit events list --subscription ${id}`);
      },
    },
  });
}

function readState(text: string): DeploymentStatus {
  const states = Object.values(DeploymentStatus);
  const state = states.find((one) => one === text.toUpperCase());
  if (state !== undefined) return state;
  throw usageError(`There is no state ${text}.${nearest(text, states)} There are ${states.join(", ")}.`);
}
