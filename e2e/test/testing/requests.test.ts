import { createReceiver, type Receiver } from "@syndikit/receiver";
import { toExpress } from "@syndikit/receiver/express";
import { toFastify } from "@syndikit/receiver/fastify";
import { toFetch } from "@syndikit/receiver/fetch";
import { toHono } from "@syndikit/receiver/hono";
import { toLambda } from "@syndikit/receiver/lambda";
import { toNode } from "@syndikit/receiver/node";
import {
  buildEvent,
  fromNode,
  type LambdaSource,
  type SigningOptions,
  signEvent,
  signedLambdaEvent,
  signedRequest,
} from "@syndikit/testing";
import express from "express";
import Fastify from "fastify";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";

const secret = "0123456789abcdef0123456789abcdef";
const path = "/marketplace/events";
const event = buildEvent("Subscription.CREATED", { id: 42 });

type Send = (receiver: Receiver, options: SigningOptions) => Promise<number>;

const request = (options: SigningOptions): Request => signedRequest(event, options);

const lambda =
  (source: LambdaSource): Send =>
  async (receiver, options) =>
    (await toLambda(receiver)(signedLambdaEvent(event, { ...options, source }))).statusCode;

const adapters: readonly (readonly [string, Send])[] = [
  ["fetch", async (receiver, options) => (await toFetch(receiver)(request(options))).status],
  ["Node", async (receiver, options) => (await fromNode(toNode(receiver))(request(options))).status],
  [
    "Express",
    async (receiver, options) => {
      const app = express().post(path, toExpress(receiver)).use(express.json());
      return (await fromNode(app)(request(options))).status;
    },
  ],
  [
    "Fastify, by inject",
    async (receiver, options) => {
      const app = Fastify();
      await app.register(toFastify(receiver, { url: path }));
      return (await app.inject(signEvent(event, options))).statusCode;
    },
  ],
  [
    "Fastify, by its routing",
    async (receiver, options) => {
      const app = Fastify();
      await app.register(toFastify(receiver, { url: path }));
      await app.ready();
      return (await fromNode(app.routing)(request(options))).status;
    },
  ],
  [
    "Hono",
    async (receiver, options) =>
      (await new Hono().all(path, toHono(receiver)).request(request(options))).status,
  ],
  ["Lambda behind version 1", lambda("v1")],
  ["Lambda behind version 2", lambda("v2")],
  ["Lambda behind a function URL", lambda("url")],
  ["Lambda behind a load balancer", lambda("load-balancer")],
];

describe.each(adapters)("the adapter for %s", (_, send) => {
  test.each([
    ["lets a signed event in", "good", 204],
    ["refuses another's signature", "wrong", 401],
    ["refuses an event without one", "none", 401],
  ] as const)("%s", async (_name, signature, status) => {
    expect(await send(createReceiver({ secrets: secret }), { secret, signature })).toBe(status);
  });
});
