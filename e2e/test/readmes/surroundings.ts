/** The reader's own code around samples that are only part of a program, by document and place. */
export const surroundings: Readonly<Record<string, string>> = {
  "packages/receiver/README.md Register the address 1": `
    import type { Marketplace } from "@syndikit/sdk";
    declare const client: Marketplace;
    declare const EVENT_SECRET: string;`,
  "packages/receiver/README.md Frameworks 1": `
    import type { Metrics, Receiver } from "@syndikit/receiver";
    import { toExpress } from "@syndikit/receiver/express";
    import { toFastify } from "@syndikit/receiver/fastify";
    import { toFetch } from "@syndikit/receiver/fetch";
    import { toHono } from "@syndikit/receiver/hono";
    import { toLambda } from "@syndikit/receiver/lambda";
    import type { Express } from "express";
    import type { FastifyInstance } from "fastify";
    import type { Hono } from "hono";
    declare const app: Express;
    declare const fastify: FastifyInstance;
    declare const hono: Hono;
    declare const receiver: Receiver;
    declare const metrics: Metrics;`,
  "packages/receiver/README.md Frameworks 2": `
    import type { ProvisionerOptions } from "@syndikit/receiver";
    declare const options: () => ProvisionerOptions;
    declare const process: NodeJS.Process & { readonly env: { readonly EVENT_SECRET?: string; readonly NODE_ENV?: string } };`,
  "packages/receiver/README.md Next.js 1": `
    declare const process: NodeJS.Process & { readonly env: { readonly NEXT_RUNTIME?: string } };`,
  // What Nuxt imports by itself.
  "packages/receiver/README.md Nuxt 1": `
    declare global { interface ImportMeta { readonly prerender: boolean } }
    interface Nitro { readonly hooks: { hook(name: "close", run: () => Promise<void>): unknown } }
    declare function defineNitroPlugin<Plugin extends (nitro: Nitro) => void>(plugin: Plugin): Plugin;`,
  "packages/receiver/README.md Nuxt 2": `
    import type { IncomingMessage, ServerResponse } from "node:http";
    interface H3Event { readonly node: { readonly req: IncomingMessage; readonly res: ServerResponse } }
    declare function defineEventHandler<Handler extends (event: H3Event) => unknown>(handler: Handler): Handler;`,
  "packages/receiver/README.md NestJS 3": `
    declare const process: { readonly env: { readonly PORT?: string } };`,
  "packages/receiver/README.md NestJS 4": `
    declare const process: { readonly env: { readonly PORT?: string } };`,
  "packages/receiver/README.md Code that waits 1": `
    import { createProvisioner, PermanentFailure, type ProvisionerOptions, type Receiver } from "@syndikit/receiver";
    declare const options: ProvisionerOptions;
    declare const receiver: Receiver;
    declare const cloud: { order(order: { idempotencyKey: string }): Promise<{ id: string; url: string }> };`,
  "packages/receiver/README.md Code that waits 2": `
    import type { StepFunction } from "@syndikit/receiver";
    import type { Pool, PoolClient } from "pg";
    declare const step: StepFunction;
    declare const pool: Pool;
    declare const idempotencyKey: string;
    declare function insertTenant(connection: PoolClient, key: string): Promise<string>;`,
  "packages/receiver/README.md Operations 1": `
    import { createOperatorPage, type HeaderValue, type Receiver } from "@syndikit/receiver";
    import { toExpress } from "@syndikit/receiver/express";
    import type { Express } from "express";
    declare const app: Express;
    declare const receiver: Receiver;
    declare const sessions: { isOperator(cookie: HeaderValue): Promise<boolean> };`,
  "packages/receiver/README.md Operations 2": `
    import type { Receiver } from "@syndikit/receiver";
    declare const receiver: Receiver;`,
  "packages/receiver/README.md With a queue of your own 1": `
    import { type Provisioner, verifyEvent } from "@syndikit/receiver";
    declare const secret: string;
    declare const provisioner: Provisioner;
    declare const queue: { send(job: { id: number }, options?: { startAfter: Date }): Promise<unknown> };`,
  "packages/receiver/README.md Metrics 1": `
    import { createMetrics, type Provisioner } from "@syndikit/receiver";
    declare const key: string;
    declare const provisioner: Provisioner;
    declare const db: {
      countDocuments(tenantName: string | undefined): Promise<number>;
      activeUsers(tenantName: string | undefined, options: { signal: AbortSignal }): Promise<number>;
    };`,
  "packages/testing/README.md Faults 1": `
    import { startMarketplace } from "@syndikit/testing";
    const marketplace = await startMarketplace();`,
  "packages/testing/README.md Other servers 1": `
    import { startMarketplace, fromNode } from "@syndikit/testing";
    import type { Express } from "express";
    import type { FastifyInstance } from "fastify";
    import type { Hono } from "hono";
    declare const expressApplication: Express;
    declare const fastify: FastifyInstance;
    declare const hono: Hono;`,
  "packages/testing/README.md Events without a marketplace 1": `
    import type { LambdaEvent, LambdaResult } from "@syndikit/receiver/lambda";
    import type { FastifyInstance } from "fastify";
    declare const secret: string;
    declare const fastify: FastifyInstance;
    declare const handler: (event: LambdaEvent) => Promise<LambdaResult>;`,
  "docs/pages/how-to/rotate-a-secret.md Rotate the notification secret 1": `
    import { createReceiver, type Provisioner } from "@syndikit/receiver";
    declare const newSecret: string;
    declare const oldSecret: string;
    declare const provisioner: Provisioner;`,
  "packages/testing/README.md Jest 1": "declare const module: { exports: unknown };",
  "packages/testing/README.md Jest 2": "declare const module: { exports: unknown };",
};

/** The reader's files that samples import, by the path in the import. */
export const files: Readonly<Record<string, string>> = {
  "./receiver.ts":
    'export declare function getReceiver(): import("@syndikit/receiver").Receiver; export declare function stopReceiver(): Promise<void>;',
  "../receiver.ts":
    'export declare function getReceiver(): import("@syndikit/receiver").Receiver; export declare function stopReceiver(): Promise<void>;',
  "../../receiver.ts": 'export declare function getReceiver(): import("@syndikit/receiver").Receiver;',
  "../../../receiver.ts": 'export declare function getReceiver(): import("@syndikit/receiver").Receiver;',
  "./events.controller.ts": "export declare class EventsController {}",
  "./app.module.ts": "export declare class AppModule {}",
  "./receiver.server.ts": 'export declare const receiver: import("@syndikit/receiver").Receiver;',
  // Modules that SvelteKit provides to its applications.
  "./svelte-kit.d.ts": 'declare module "$app/environment" { export const building: boolean; }',
};
