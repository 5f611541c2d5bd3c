import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The deliveries that have arrived. */
export interface Arrivals {
  readonly count: number;
  /** Arrivals per second, without the first and the last tenth, which are not in the steady state. */
  readonly rate: number;
}

const [hosts, manner] = process.argv.slice(2);
let times: number[] = [];

const urls: string[] = [];
for (let host = 0; host < Number(hosts); host += 1) urls.push(await listen());
process.on("message", () => {
  process.send?.(summarise(times));
  times = [];
});
process.send?.(urls);

async function listen(): Promise<string> {
  const server = createServer((request, response) => {
    times.push(performance.now());
    request.resume();
    if (manner === "silent") return;
    response.writeHead(204).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`;
}

function summarise(all: readonly number[]): Arrivals {
  const tenth = Math.floor(all.length / 10);
  const steady = all.slice(tenth, all.length - tenth);
  const [first = 0, last = 0] = [steady[0], steady.at(-1)];
  return { count: all.length, rate: last > first ? ((steady.length - 1) / (last - first)) * 1_000 : 0 };
}
