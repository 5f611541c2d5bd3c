// npm run dev: starts the staging marketplace and this application, connects them, and places a first order. The
// arguments are the command that starts the application.
import "./check-node.mjs";
import { existsSync, mkdirSync } from "node:fs";
import { createMarketplace, type Marketplace } from "@syndikit/sdk";
import { openStore } from "../src/store.ts";
import { connect } from "./connect.ts";
import { follow } from "./follow.ts";
import {
  assertFree,
  isStopping,
  startChild,
  startProgram,
  stopChildren,
  stopOnSignals,
  untilAnswers,
} from "./processes.ts";

if (existsSync(".env")) process.loadEnvFile();
const { PORT: port = "3000", MARKETPLACE_PORT: marketplacePort = "8081" } = process.env;
const marketplaceUrl = `http://127.0.0.1:${marketplacePort}`;
const url = `http://127.0.0.1:${port}`;
const eventSecret = "a-secret-for-development-only";
const metricKey = "a-key-for-development-only"; //= metrics

const signIn = (username: string): Marketplace =>
  createMarketplace({
    baseUrl: marketplaceUrl,
    auth: { username, password: `${username}-demo` },
  });

async function main(): Promise<void> {
  // What is written in .dev is for this user alone: it holds what customers are given, such as passwords.
  process.umask(0o077);
  await assertFree(marketplacePort, "MARKETPLACE_PORT");
  await assertFree(port, "PORT");
  mkdirSync(".dev", { recursive: true });
  const environment = {
    ...process.env,
    DATABASE_FILE: ".dev/receiver.sqlite", //= sqlite
    TENANTS_FILE: ".dev/tenants.json", //= provisioning
  };
  // It is better to find out now that a database cannot be reached than in the middle of an order.
  const store = openStore(environment);
  await store.open().catch((cause: Error) => {
    throw new Error(`The store cannot be opened: ${cause.message}`, { cause });
  });
  await store.close();

  startProgram(import.meta.resolve("@syndikit/reference-server/package.json"), {
    args: [
      ...["--host", "127.0.0.1", "--port", marketplacePort],
      ...["--database", "file:.dev/marketplace.sqlite", "--log-level", "error"],
    ],
    environment: process.env,
    name: "The marketplace",
  });
  await untilAnswers(`${marketplaceUrl}/readyz`);
  const [vendor, customer] = [signIn("vendor"), signIn("customer")];

  const [command = "", ...args] = process.argv.slice(2);
  startChild(command, {
    args,
    environment: {
      ...environment,
      PORT: port,
      MARKETPLACE_URL: marketplaceUrl,
      MARKETPLACE_TOKEN: await vendor.login.permanentToken({ revokesPrevious: true }),
      EVENT_SECRET: eventSecret,
      METRIC_KEY: metricKey, //= metrics
    },
    name: "The application",
  });
  await untilAnswers(`${url}/health`);

  await connect(vendor, {
    url,
    eventSecret,
    metricKey, //= metrics
  });
  await follow({ vendor, customer }, console.log);
  console.log(`
  ${url}   this application; it restarts when you change a file
  ${marketplaceUrl}   the marketplace: its console and its accounts
  ${marketplaceUrl}/docs   the documentation of its API

Ctrl-C ends both.`);
}

stopOnSignals();
main().catch((error: unknown) => {
  // After Ctrl-C nothing answers any more, which is no news.
  if (isStopping()) return;
  console.error(error instanceof Error ? error.message : error);
  stopChildren(1);
});
