import { createServer as createHttpServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { send } from "./http.js";

const MIB = 1_048_576;

test("of an endless answer to a fetch no more than 64 MiB are kept", async () => {
  const chunk = new Uint8Array(MIB);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      if (sent > 80) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const answer = await send({
    method: "GET",
    url: new URL("http://app.example/"),
    headers: {},
    timeLimit: 60_000,
    fetch: async () => new Response(body),
  });

  expect(sent).toBeGreaterThan(80);
  expect(answer).toMatchObject({ status: 200 });
  expect(answer.status !== "none" && answer.body.length).toBe(64 * MIB);
});

test("an answer that switches to another protocol is one with its status, and ends the request", async () => {
  const answer = "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n";
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => socket.write(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // It listens on TCP.

  expect(
    await send({
      method: "POST",
      url: new URL(`http://127.0.0.1:${port}/events`),
      headers: {},
      timeLimit: 60_000,
    }),
  ).toMatchObject({ status: 101, body: new Uint8Array() });
});

test("a name below localhost is this machine", async () => {
  const greet: RequestListener = ({ headers }, response) => response.end(headers.host);
  const server = createHttpServer(greet);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // It listens on TCP.
  const url = new URL(`http://app.localhost:${port}/`);

  const answer = await send({ method: "GET", url, headers: {}, timeLimit: 60_000 });
  expect(answer).toMatchObject({ status: 200, body: Buffer.from(url.host) });
});
