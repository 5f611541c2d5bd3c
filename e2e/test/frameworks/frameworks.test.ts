import "reflect-metadata";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Controller, Module, Post, Req, Res } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import type { NestExpressApplication } from "@nestjs/platform-express";
import { createEvents, createOrderValidation, createReceiver, type Receiver } from "@syndikit/receiver";
import { toExpress } from "@syndikit/receiver/express";
import { toFastify } from "@syndikit/receiver/fastify";
import { toLambda } from "@syndikit/receiver/lambda";
import { toNode } from "@syndikit/receiver/node";
import fastify from "fastify";
import rawBody from "fastify-raw-body";
import Koa from "koa";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { secret, signedEvent } from "./signed-event.js";

const path = "/marketplace/events";
const handler = vi.fn();
let receiver: Receiver;
let end: () => Promise<unknown> = async () => undefined;
beforeEach(() => {
  handler.mockClear();
  receiver = createReceiver({ secrets: secret, events: createEvents().on("Subscription.CREATED", handler) });
});
afterEach(() => end());

/** Expects a signed event to be accepted and handled, and one with another secret to be refused. */
async function expectEvents(
  send: (event: RequestInit) => Promise<{ readonly status: number }>,
): Promise<void> {
  expect((await send(signedEvent())).status).toBe(204);
  expect(handler).toHaveBeenCalledOnce();
  expect((await send(signedEvent("another secret of some length"))).status).toBe(401);
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  end = () => new Promise((resolve) => server.close(resolve));
  // A server that listens on a port has an address of this type.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe("NestJS", () => {
  class AppModule {}
  Module({})(AppModule);

  const open = async (rawBody: boolean, mount: (app: NestExpressApplication) => void): Promise<string> => {
    const app = await NestFactory.create<NestExpressApplication>(AppModule, { rawBody, logger: false });
    mount(app);
    await app.listen(0, "127.0.0.1");
    end = () => app.close();
    return app.getUrl();
  };

  test("takes events where the receiver is mounted on the application", async () => {
    const url = await open(false, (app) => app.use(path, toExpress(receiver)));

    await expectEvents((event) => fetch(url + path, event));
  });

  test("takes events behind its body parser with rawBody: true", async () => {
    const url = await open(true, (app) => {
      app.useBodyParser("json");
      app.use(path, toExpress(receiver));
    });

    await expectEvents((event) => fetch(url + path, event));
  });

  test("takes events in a controller with rawBody: true", async () => {
    class EventsController {
      take(request: IncomingMessage, response: ServerResponse): Promise<void> {
        return toExpress(receiver)(request, response);
      }
    }
    // Decorators are called as functions, because this repository is compiled without them.
    const { prototype } = EventsController;
    const method = Object.getOwnPropertyDescriptor(prototype, "take") ?? {};
    Req()(prototype, "take", 0);
    Res()(prototype, "take", 1);
    Post()(prototype, "take", method);
    Controller(path)(EventsController);
    class WithController {}
    Module({ controllers: [EventsController] })(WithController);
    const app = await NestFactory.create(WithController, { rawBody: true, logger: false });
    await app.listen(0, "127.0.0.1");
    end = () => app.close();
    const url = await app.getUrl();

    await expectEvents((event) => fetch(url + path, event));
  });

  test("is told what to do where the bytes are gone", async () => {
    const error = vi.fn();
    const strict = createReceiver({ secrets: secret, hooks: { error } });
    const url = await open(false, (app) => {
      app.useBodyParser("json");
      app.use(path, toExpress(strict));
    });

    expect((await fetch(url + path, signedEvent())).status).toBe(500);
    expect(error.mock.calls[0]?.[0]).toMatchObject({ message: expect.stringContaining("rawBody: true") });
  });

  test("answers the marketplace's questions behind its body parser", async () => {
    const validation = createOrderValidation(() => "The name is taken.");
    const url = await open(false, (app) => {
      app.useBodyParser("json");
      app.use("/validate", toExpress(validation));
    });
    const response = await fetch(`${url}/validate`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ orderType: "NORMAL", productId: 1, productVersionId: 2 }),
    });

    expect([response.status, await response.json()]).toEqual([
      200,
      { errors: [{ message: "The name is taken." }] },
    ]);
  });
});

describe("Fastify with fastify-raw-body", () => {
  test.each([
    ["as bytes", false],
    ["as text", "utf8"],
  ] as const)("takes events from the bytes that it keeps, %s", async (_, encoding) => {
    const app = fastify();
    await app.register(rawBody, { global: true, encoding });
    await app.register(toFastify(receiver, { url: path }));
    // Its own routes still get JSON, and the bytes.
    app.post("/own", (request) => [request.body, typeof request.rawBody]);
    end = () => app.close();
    const url = await app.listen({ port: 0, host: "127.0.0.1" });

    await expectEvents((event) => fetch(url + path, event));
    const own = await fetch(`${url}/own`, signedEvent());
    expect(await own.json()).toEqual([
      JSON.parse(signedEvent().body),
      encoding === false ? "object" : "string",
    ]);
  });
});

describe("Koa", () => {
  test("takes events in a middleware that leaves the answer to the receiver", async () => {
    const app = new Koa();
    const handle = toNode(receiver);
    app.use(async (context, next) => {
      if (context.path !== path) return next();
      context.respond = false;
      await handle(context.req, context.res);
    });
    const url = await listen(createServer(app.callback()));

    await expectEvents((event) => fetch(url + path, event));
    expect((await fetch(`${url}/elsewhere`)).status).toBe(404);
  });
});

test("a function of Lambda behind a lattice takes events", async () => {
  const lambda = toLambda(receiver);

  await expectEvents(async (event) => {
    const { statusCode } = await lambda({
      path,
      method: "POST",
      headers: Object.fromEntries([...new Headers(event.headers)].map(([name, value]) => [name, [value]])),
      body: String(event.body),
      isBase64Encoded: false,
    });
    return { status: statusCode };
  });
});
