import { createPace, type Pace } from "../../../apps/console/src/pace.js";

const [api = "", signIn = "{}", amount = "0"] = process.argv.slice(2);
const headers = JSON.parse(signIn) as Record<string, string>;

/** What the page of deliveries reads: the newest page of the log, the one that comes after it, and the endpoints. */
const READS = [
  "event?sortField=id&sortDirection=ASC&pageSize=50&pageNumber=1",
  "event?sortField=id&sortDirection=ASC&pageSize=50&pageNumber=2",
  "eventEndpoint?sortField=failures&sortDirection=DESC&pageSize=12",
];

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
      pace.noteReading(performance.now());
      for (const path of READS) void read(path, pace);
    }, pace.pause(performance.now()));
  }
}

async function read(path: string, pace: Pace): Promise<void> {
  const began = performance.now();
  await (await fetch(`${api}/${path}`, { headers })).arrayBuffer();
  pace.noteAnswer(performance.now() - began);
}

await Promise.all(Array.from({ length: Number(amount) }, openConsole));
process.send?.("open");
