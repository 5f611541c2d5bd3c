const [api = "", signIn = "{}", amount = "0"] = process.argv.slice(2);
const headers = JSON.parse(signIn) as Record<string, string>;

/** The pauses of `apps/console/src/live.ts`. */
const SHORTEST = 120;
const LONGEST = 900;

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
  let isPlanned = false;
  let pause = SHORTEST;
  let readAt = 0;
  for await (const _ of stream) {
    if (isPlanned) continue;
    isPlanned = true;
    const isBusy = performance.now() - readAt < LONGEST;
    pause = isBusy ? Math.min(pause * 2, LONGEST) : SHORTEST;
    setTimeout(() => {
      isPlanned = false;
      readAt = performance.now();
      for (const path of READS) void read(path);
    }, pause);
  }
}

async function read(path: string): Promise<void> {
  await (await fetch(`${api}/${path}`, { headers })).arrayBuffer();
}

await Promise.all(Array.from({ length: Number(amount) }, openConsole));
process.send?.("open");

// TypeScript allows `await` at the top level only in a file that imports or exports.
export {};
