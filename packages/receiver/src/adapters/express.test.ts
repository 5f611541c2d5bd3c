import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type Express } from "express";
import { afterEach, expect, test, vi } from "vitest";
import { capturing } from "../../test/captured.js";
import { secret } from "../../test/delivery.js";
import { signedPost } from "../../test/signed-post.js";
import { createMetrics, createReceiver } from "../index.js";
import { toExpress } from "./express.js";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function listen(app: Express): Promise<string> {
  const opened = app.listen(0, "127.0.0.1");
  server = opened;
  await new Promise((resolve) => opened.once("listening", resolve));
  return `http://127.0.0.1:${(opened.address() as AddressInfo).port}`;
}

const json = { method: "POST", body: '{"a":1}', headers: { "content-type": "application/json" } };

test("takes signed events, and leaves JSON to the routes after it", async () => {
  const app = express();
  app.post("/events", toExpress(createReceiver({ secrets: secret })));
  app.use(express.json());
  app.post("/other", (request, response) => void response.json(request.body));
  const base = await listen(app);

  expect((await fetch(`${base}/events`, signedPost())).status).toBe(204);
  expect((await fetch(`${base}/events`, json)).status).toBe(401);
  expect(await (await fetch(`${base}/other`, json)).json()).toEqual({ a: 1 });
});

test("works after express.raw(), which keeps the bytes", async () => {
  const app = express();
  app.use(express.raw({ type: "*/*" }));
  app.post("/events", toExpress(createReceiver({ secrets: secret })));

  expect((await fetch(`${await listen(app)}/events`, signedPost())).status).toBe(204);
});

test("answers at once when express.json() ran first, and says how to mount it", async () => {
  const error = vi.fn();
  const app = express();
  app.use(express.json());
  app.post("/events", toExpress(createReceiver({ secrets: secret, hooks: { error } })));
  const response = await fetch(`${await listen(app)}/events`, signedPost());

  expect(response.status).toBe(500);
  expect(error.mock.calls[0]?.[0]).toMatchObject({
    name: "BodyConsumedError",
    code: "body_consumed",
    message: expect.stringContaining("before express.json()"),
  });
});

test("sees the whole path in a router", async () => {
  const { endpoint, captured } = capturing({ status: 204, headers: {} });
  const router = express.Router().use("/events", toExpress(endpoint));
  await fetch(`${await listen(express().use("/marketplace", router))}/marketplace/events?x=1`);

  expect(captured).toMatchObject([{ method: "GET", path: "/marketplace/events" }]);
});

test("answers metrics on a route with a parameter", async () => {
  const app = express();
  app.get("/metric/:name", toExpress(createMetrics().gauge("users", () => 3)));
  const response = await fetch(`${await listen(app)}/metric/users`, {
    headers: { "CD-Subscription-Id": "12" },
  });

  expect([response.status, await response.json()]).toEqual([200, { value: 3 }]);
});

test("rejects where there is no next, as in a controller of NestJS", async () => {
  const handle = toExpress({ handle: () => Promise.reject(new Error("a bug")) });
  const response = { writeHead() {} };

  await expect(handle({} as never, response as never)).rejects.toThrow("a bug");
});

test("passes an error of its own on to the application's handler", async () => {
  const app = express();
  app.use(toExpress({ handle: () => Promise.reject(new Error("a bug")) }));
  app.use(
    (error: Error, _request: express.Request, response: express.Response, _next: express.NextFunction) =>
      void response.status(500).send(error.message),
  );

  expect(await (await fetch(await listen(app))).text()).toBe("a bug");
});
