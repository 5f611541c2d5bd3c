import { headerNames, type MyUserDTO, type Subscription } from "@syndikit/contract";
import type { MarketplaceClient } from "@syndikit/receiver";

export class HttpError extends Error {
  constructor(readonly status: number) {
    super(`The marketplace answered ${status}.`);
  }
}

/**
 * A client as careless as one that was written in an afternoon. It never retries, and it follows any reference and
 * sends its token there.
 */
export function httpClient(baseUrl: string, token: string): MarketplaceClient {
  async function call(method: string, ref: string | number | object, body?: unknown): Promise<unknown> {
    const response = await fetch(new URL(String(ref), `${baseUrl}/api/`), {
      method,
      headers: { [headerNames.authToken]: token, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new HttpError(response.status);
    return text === "" ? undefined : JSON.parse(text);
  }
  const report = (deploymentStatus: string) => (ref: string | number | object) =>
    call("PATCH", ref, { deploymentStatus });

  return {
    subscriptions: {
      // The marketplace answers as the contract says.
      get: async (ref) => (await call("GET", ref)) as Subscription,
      setEndpoints: (ref, endpoints) => call("POST", `${String(ref)}/endpoints`, endpoints),
      setInstructions: (ref, texts) => call("POST", `${String(ref)}/instructions`, texts),
      setCredentials: (ref, list) => call("POST", `${String(ref)}/credentials`, list),
      markDeployed: report("DEPLOYED"),
      markFailed: report("FAILED"),
      markUndeployed: report("UNDEPLOYED"),
    },
    users: { get: async (ref) => (await call("GET", ref)) as MyUserDTO },
  };
}
