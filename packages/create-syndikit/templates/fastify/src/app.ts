import { toFastify } from "@syndikit/receiver/fastify";
import fastify, { type FastifyInstance } from "fastify";
import { type Address, closePromptly, type RunningApp } from "./running-app.ts";
import type { Vendor } from "./vendor.ts";

/** The routes: those that the marketplace calls, as plugins, so that yours keep their JSON; and yours. */
function createApp(vendor: Vendor): FastifyInstance {
  const app = fastify();
  app.register(toFastify(vendor.health, { url: "/health" }));
  app.register(toFastify(vendor.receiver, { url: "/marketplace/events" }));
  app.register(toFastify(vendor.tenantList, { url: "/tenants" })); //= provisioning
  app.register(toFastify(vendor.metrics, { url: "/metric/:name" })); //= metrics
  app.register(toFastify(vendor.externalValues, { url: "/marketplace/values" })); //= external-values
  app.register(toFastify(vendor.orderValidation, { url: "/marketplace/orders" })); //= order-validation
  return app;
}

/** Starts the server. */
export async function startApp(vendor: Vendor, { host, port }: Address): Promise<RunningApp> {
  const app = createApp(vendor);
  const close = closePromptly(app.server, () => app.close());
  return { url: await app.listen({ host, port }), close };
}
