import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { toHono } from "@syndikit/receiver/hono";
import { Hono } from "hono";
import { type Address, closePromptly, type RunningApp } from "./running-app.ts";
import type { Vendor } from "./vendor.ts";

/** The routes: those that the marketplace calls, and yours. */
function createApp(vendor: Vendor): Hono {
  const app = new Hono();
  app.get("/health", toHono(vendor.health));
  app.all("/marketplace/events", toHono(vendor.receiver));
  app.all("/tenants", toHono(vendor.tenantList)); //= provisioning
  app.all("/metric/:name", toHono(vendor.metrics)); //= metrics
  app.all("/marketplace/values", toHono(vendor.externalValues)); //= external-values
  app.all("/marketplace/orders", toHono(vendor.orderValidation)); //= order-validation
  return app;
}

/** Starts the server. */
export async function startApp(vendor: Vendor, { host, port }: Address): Promise<RunningApp> {
  const server = serve({ fetch: createApp(vendor).fetch, hostname: host, port });
  // Without options for another one, it is a server of node:http.
  const close = closePromptly(server as Server);
  await once(server, "listening");
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    close,
  };
}
