/** What the other packages export, from their main entries. */
import { DeploymentStatus, operations } from "@syndikit/contract";
import { examples } from "@syndikit/contract/examples";
import { createReceiver } from "@syndikit/receiver";
import { sign as signBody } from "@syndikit/signature";

export const state = DeploymentStatus.DEPLOYED;
export const { path } = operations.userMe;
export const deployed = examples["subscription.deployed"];
export const make = createReceiver;
export const sign = signBody;
// @ts-expect-error: there is no such operation. So the types are found, and are not `any`.
operations.userNobody;
