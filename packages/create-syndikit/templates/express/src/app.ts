import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { toExpress } from "@syndikit/receiver/express";
import express, { type Express } from "express";
import { type Address, closePromptly, type RunningApp } from "./running-app.ts";
import type { Vendor } from "./vendor.ts";

/** The routes: those that the marketplace calls, and yours. */
function createApp(vendor: Vendor): Express {
  const app = express();
  app.get("/health", toExpress(vendor.health));
  // Before express.json(): the signature covers the bytes as they arrived.
  app.all("/marketplace/events", toExpress(vendor.receiver));
  app.all("/tenants", toExpress(vendor.tenantList)); //= provisioning
  app.all("/metric/:name", toExpress(vendor.metrics)); //= metrics
  app.all("/marketplace/values", toExpress(vendor.externalValues)); //= external-values
  app.all("/marketplace/orders", toExpress(vendor.orderValidation)); //= order-validation

  // Add your own routes below this line.
  app.use(express.json());
  return app;
}

/** Starts the server. */
export async function startApp(vendor: Vendor, { host, port }: Address): Promise<RunningApp> {
  const server = createApp(vendor).listen(port, host);
  const close = closePromptly(server);
  await once(server, "listening");
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    close,
  };
}
