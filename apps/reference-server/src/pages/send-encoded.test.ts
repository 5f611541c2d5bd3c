import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { createEncodedSender } from "./send-encoded.js";

test("a body is compressed once, however many ask for it, and those that have it get nothing", async () => {
  let compressed = 0;
  const sendEncoded = createEncodedSender((body) => {
    compressed += 1;
    return promisify(gzip)(body);
  });
  const app = new Hono();
  app.get("/", (context) =>
    sendEncoded(context, new TextEncoder().encode("text ".repeat(1_000)), {
      headers: { "Content-Type": "text/plain" },
    }),
  );
  const headers = { "Accept-Encoding": "gzip" };
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.request("/", { headers })));
  for (const answer of answers) expect(answer.headers.get("Content-Encoding")).toBe("gzip");
  const etag = answers[0]?.headers.get("ETag") ?? "";
  const again = await app.request("/", { headers: { ...headers, "If-None-Match": etag } });
  expect(again.status).toBe(304);
  expect(compressed).toBe(1);
});
