import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, vi } from "vitest";
import { capturing } from "../../test/captured.js";
import { type FastifyLike, toFastify } from "./fastify.js";

it("takes the body away from every parser of its own scope, and the answer away from the framework", async () => {
  const { endpoint, captured } = capturing({ status: 429, headers: { "Retry-After": "5" } });
  const steps: string[] = [];
  let handler: Parameters<FastifyLike["all"]>[1] = async () => {};
  const fastify: FastifyLike = {
    removeAllContentTypeParsers: () => void steps.push("remove parsers"),
    addContentTypeParser(type, parser) {
      const done = vi.fn();
      parser({}, {}, done);
      steps.push(`parse ${type} as ${JSON.stringify(done.mock.calls)}`);
    },
    all(url, handle) {
      steps.push(`serve ${url}`);
      handler = handle;
    },
  };
  await toFastify(endpoint, { url: "/events" })(fastify);
  const server = createServer((request, raw) => {
    void handler({ raw: request }, { raw, hijack: () => steps.push("hijack") });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/events`, { method: "POST", body: "{}" });
  server.close();

  expect(steps).toEqual(["remove parsers", "parse * as [[null]]", "serve /events", "hijack"]);
  expect(captured).toMatchObject([{ method: "POST", path: "/events", bytes: [123, 125] }]);
  expect([response.status, response.headers.get("retry-after")]).toEqual([429, "5"]);
});
