import autocannon from "autocannon";
import type { LoadJob, LoadResult } from "./load-job.js";

// The load runs in its own process, because it must not share a thread with the server that it measures.

process.on("message", (job: LoadJob) => {
  run(job).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.send?.({ ready: true });

async function run(job: LoadJob): Promise<LoadResult> {
  const { url, method, headers, body, connections, until, ids, callers, restless = false } = job;
  let next = 0;
  const path = new URL(url).pathname;
  const setupRequest = (request: { path?: string }) => {
    const turn = next++;
    return {
      ...request,
      ...(ids === undefined ? {} : { path: `${path}${ids.from + turn}` }),
      ...(callers === undefined ? {} : { headers: { ...headers, ...callers[turn % callers.length] } }),
    };
  };
  // autocannon reads its clock only once a second, which is too coarse for a fixed number of requests.
  const seen = { first: 0, last: 0, count: 0 };
  const running = autocannon({
    url,
    method,
    headers,
    connections,
    body,
    ...("seconds" in until ? { duration: until.seconds } : { amount: until.amount }),
    ...(ids === undefined && callers === undefined ? {} : { requests: [{ setupRequest }] }),
  });
  running.on("response", () => {
    seen.last = performance.now();
    if (seen.count === 0) seen.first = seen.last;
    seen.count += 1;
  });
  let turning = restless;
  (function turn(): void {
    if (turning) setImmediate(turn);
  })();
  const { errors, timeouts, non2xx, latency } = await running;
  turning = false;
  if (errors > 0 || non2xx > 0) {
    const failures = `${errors} errors, ${timeouts} of them timeouts, ${non2xx} answers that are no success`;
    throw new Error(`${method} ${url}: ${failures}`);
  }
  const seconds = (seen.last - seen.first) / 1_000;
  return { rate: (seen.count - 1) / seconds, p50: latency.p50, p99: latency.p99 };
}
