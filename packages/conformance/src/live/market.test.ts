import { DeploymentStatus, headerNames } from "@syndikit/contract";
import { expect, test, vi } from "vitest";
import { systemClock } from "../options.js";
import { openMarket } from "./market.js";

/** What happens between a write and the next call. */
const between = vi.hoisted(() => ({ afterWrite: async () => {} }));

vi.mock(import("@syndikit/reference-server"), async (load) => {
  const module = await load();
  return {
    ...module,
    async createReferenceServer(options) {
      const server = await module.createReferenceServer(options);
      const answer = server.fetch;
      return {
        ...server,
        async fetch(...call) {
          const request = new Request(...call);
          const response = await answer(request.clone());
          const { afterWrite } = between;
          if (request.method !== "GET") {
            between.afterWrite = async () => {};
            await afterWrite();
          }
          return response;
        },
      };
    },
  };
});

test("a receiver that reports the next state before a change has returned is not shown the earlier one", async () => {
  const market = await openMarket({
    firstId: 1,
    url: "http://127.0.0.1:3000/events",
    secret: "secret",
    clock: systemClock,
  });
  const report = async (id: number, deploymentStatus: string): Promise<void> => {
    const { status } = await market.forward(
      new Request(`https://conformance.invalid/api/subscription/${id}`, {
        method: "PATCH",
        headers: { [headerNames.authToken]: market.vendorToken, "content-type": "application/json" },
        body: JSON.stringify({ deploymentStatus }),
      }),
    );
    expect(status).toBeLessThan(300);
  };
  const { id } = await market.order({});
  market.routeEvents(id, async () => 204);
  await report(id, DeploymentStatus.DEPLOYED);
  between.afterWrite = () => report(id, DeploymentStatus.UNDEPLOYED);

  expect(await market.change(id, { deploymentStatus: DeploymentStatus.UNDEPLOY_SENT })).toBeUndefined();
  expect((await market.read(id)).deploymentStatus).toBe(DeploymentStatus.UNDEPLOYED);
  await market.close();
});
