import { createPace, type Pace } from "../../../apps/console/src/pace.js";

const [api = "", signIn = "{}", amount = "0"] = process.argv.slice(2);
const headers = JSON.parse(signIn) as Record<string, string>;

const PAGE_SIZE = 50;
const ENDPOINTS = "eventEndpoint?sortField=failures&sortDirection=DESC&pageSize=12";

const eventsOf = (pageNumber: number): string =>
  `event?sortField=id&sortDirection=DESC&pageSize=${PAGE_SIZE}&pageNumber=${pageNumber}`;

/** The paths that the deliveries page reads: the newest page of the log, the one before it, and the endpoints. */
const SHOWN = [eventsOf(1), eventsOf(2), ENDPOINTS];

async function openConsole(): Promise<void> {
  const response = await fetch(`${api}/sandbox/changes`, {
    headers: { ...headers, accept: "text/event-stream" },
  });
  if (!response.ok || response.body === null)
    throw new Error(`The stream was answered with ${response.status}.`);
  void follow(response.body);
}

async function follow(stream: ReadableStream<Uint8Array>): Promise<void> {
  const pace = createPace();
  let isPlanned = false;
  for await (const _ of stream) {
    if (isPlanned) continue;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      for (const path of SHOWN) void read(path, pace);
    }, pace.pause());
  }
}

/** @throws {Error} when it is refused, because a console that shows errors measures nothing. */
async function read(path: string, pace?: Pace): Promise<Response> {
  const began = performance.now();
  const response = await fetch(`${api}/${path}`, { headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${text}`);
  pace?.noteAnswer(performance.now() - began);
  return response;
}

await read(eventsOf(1));
await Promise.all(Array.from({ length: Number(amount) }, openConsole));
process.send?.("open");
