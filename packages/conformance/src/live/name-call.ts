import { DeploymentStatus, operations } from "@syndikit/contract";
import { field, parseJson } from "./json.js";

/** A call about one subscription. */
export interface NamedCall {
  readonly subscriptionId: number;
  /** Its name in the scenarios: `get`, `setEndpoints`, `markDeployed`, … */
  readonly name: string;
}

/** The prefix of all paths of the interface. */
export const API_PREFIX = "/api";

const reports: ReadonlyMap<string, string> = new Map([
  [DeploymentStatus.DEPLOYED, "markDeployed"],
  [DeploymentStatus.UNDEPLOYED, "markUndeployed"],
  [DeploymentStatus.FAILED, "markFailed"],
]);

const named = [
  { operation: operations.subscriptionGet, name: "get" },
  { operation: operations.subscriptionPatch, name: "patch" },
  { operation: operations.subscriptionSetEndpoints, name: "setEndpoints" },
  { operation: operations.subscriptionSetInstructions, name: "setInstructions" },
  { operation: operations.subscriptionSetCredentials, name: "setCredentials" },
].map(({ operation: { method, path }, name }) => ({
  method,
  name,
  pattern: new RegExp(`^${API_PREFIX}${path.replace("{id}", "(\\d+)")}/?$`),
}));

/** Names the call that a request makes; `undefined` for one that is not about one subscription. */
export function nameCall(method: string, path: string, body: Uint8Array): NamedCall | undefined {
  for (const one of named) {
    const match = one.method === method ? one.pattern.exec(path) : null;
    if (match === null) continue;
    const name = one.name === "patch" ? nameReport(body) : one.name;
    return { subscriptionId: Number(match[1]), name };
  }
  return undefined;
}

/** Whether a request lists subscriptions. */
export function isList(method: string, path: string): boolean {
  const { method: get, path: list } = operations.subscriptionGetAllPaged;
  return method === get && path.replace(/\/$/, "") === `${API_PREFIX}${list}`;
}

function nameReport(body: Uint8Array): string {
  const value = parseJson(body);
  return reports.get(String(field(value, "deploymentStatus"))) ?? "patch";
}
