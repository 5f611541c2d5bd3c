// A receiver that accepts everything, and crashes on broken JSON.
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";

createServer(async (request, response) => {
  const body = await buffer(request);
  if (body.toString() === "{") process.exit(7);
  response.writeHead(204).end();
}).listen(Number(process.env.PORT), process.env.HOST);
