import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { toNode } from "@syndikit/receiver/node";
import { type Address, closePromptly, type RunningApp } from "./running-app.ts";
import type { Vendor } from "./vendor.ts";

/** The routes: those that the marketplace calls, and yours. */
function createApp(vendor: Vendor): RequestListener {
  const receiver = toNode(vendor.receiver);
  const health = toNode(vendor.health);
  const tenants = toNode(vendor.tenantList); //= provisioning
  const metrics = toNode(vendor.metrics); //= metrics
  const externalValues = toNode(vendor.externalValues); //= external-values
  const orderValidation = toNode(vendor.orderValidation); //= order-validation
  return (request, response) => {
    const path = request.url?.split("?", 1)[0];
    if (path === "/health") return void health(request, response);
    if (path === "/marketplace/events") return void receiver(request, response);
    if (path === "/tenants") return void tenants(request, response); //= provisioning
    if (path?.startsWith("/metric/")) return void metrics(request, response); //= metrics
    if (path === "/marketplace/values") return void externalValues(request, response); //= external-values
    if (path === "/marketplace/orders") return void orderValidation(request, response); //= order-validation
    response.writeHead(404).end();
  };
}

/** Starts the server. */
export async function startApp(vendor: Vendor, { host, port }: Address): Promise<RunningApp> {
  const server = createServer(createApp(vendor)).listen(port, host);
  const close = closePromptly(server);
  await once(server, "listening");
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    close,
  };
}
