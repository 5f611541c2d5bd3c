// Receives deliveries in its own process, either with the receiver kit or by hand.
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { createReceiver } from "@syndikit/receiver";
import { toNode } from "@syndikit/receiver/node";
import { SECRET } from "./sample.js";

const LIMIT = 65_536;

const byHand: RequestListener = (request, response) => {
  const chunks: Buffer[] = [];
  let length = 0;
  request.on("data", (chunk: Buffer) => {
    length += chunk.length;
    if (length > LIMIT) response.writeHead(413).end();
    else chunks.push(chunk);
  });
  request.on("end", () => {
    if (response.writableEnded) return;
    const body = Buffer.concat(chunks);
    const given = Buffer.from(String(request.headers["cmw-event-signature"]).slice(5), "hex");
    const digest = createHmac("sha1", SECRET).update(body).digest();
    if (given.length !== digest.length || !timingSafeEqual(given, digest)) {
      response.writeHead(401).end();
      return;
    }
    const { entity, type } = JSON.parse(body.toString()) as { entity?: string; type?: string };
    response.writeHead(entity !== undefined && type !== undefined ? 204 : 400).end();
  });
};

const listener = process.argv[2] === "ours" ? toNode(createReceiver({ secrets: SECRET })) : byHand;
const server = createServer(listener).listen(0, "127.0.0.1", () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/events`);
});
