/** Situations in which REST clients fail, with a check for each. */
import { inspect } from "node:util";
import { hostile } from "./hostile-situations.js";
import { type Handler, type Observation, observe, token, wait } from "./observe.js";
import { silent } from "./silent-situations.js";
import { ABSENT, RIGHT, type Situation, seconds, wrong } from "./verdict.js";

const found = JSON.stringify({ id: 42, name: "Notes" });
const busy =
  (status: number, retryAfter: number): Handler =>
  (_, response, count) => {
    if (count > 1) response.setHeader("content-type", "application/json").end(found);
    else response.writeHead(status, { "retry-after": String(retryAfter) }).end();
  };
const reset: Handler = (request) => request.socket.resetAndDestroy();

const waitsAsAsked = (status: number): Situation => ({
  title: `${status} with \`Retry-After: 1\` is sent again after a second`,
  run: async (contestant) => {
    const { arrivals, error } = await observe(contestant, {
      handler: busy(status, 1),
      call: (client) => client.get(),
      patience: 5_000,
    });
    const [first = 0, second] = arrivals;
    if (second === undefined) return contestant.retries ? wrong("is not sent again") : ABSENT;
    if (error !== undefined) return wrong("fails all the same");
    return second - first >= 990 ? RIGHT : wrong(`after ${seconds(second - first)}`);
  },
});

/** Whether a call that must not happen twice was sent once, or always with the same key. */
function happensOnce({ arrivals, keyed }: Observation): string {
  if (arrivals.length === 1) return RIGHT;
  return keyed ? `${RIGHT} (${arrivals.length} times, one key)` : wrong(`${arrivals.length} times`);
}

const doesOnce = (title: string, handler: Handler): Situation => ({
  title,
  run: async (contestant) =>
    happensOnce(await observe(contestant, { handler, call: (client) => client.post(), patience: 8_000 })),
});

const abortsInWait: Situation = {
  title: "an abort ends a wait of 3 s",
  run: async (contestant) => {
    if (!contestant.aborts) return ABSENT;
    const controller = new AbortController();
    const start = performance.now();
    const ending = observe(contestant, {
      handler: busy(429, 3),
      call: (client) => client.get(controller.signal),
      patience: 5_000,
    });
    const early = await Promise.race([ending, wait(200)]);
    if (early !== undefined) return ABSENT;
    const aborted = performance.now() - start;
    controller.abort();
    const { ended, error } = await ending;
    if (ended === undefined) return wrong("never");
    if (error === undefined) return wrong("goes on");
    return ended - aborted < 100 ? RIGHT : wrong(`after ${seconds(ended - aborted)}`);
  },
};

const failsFast: Situation = {
  title: "`Retry-After: 3600` fails at once",
  run: async (contestant) => {
    const { arrivals, ended } = await observe(contestant, {
      handler: (_, response) => response.writeHead(503, { "retry-after": "3600" }).end(),
      call: (client) => client.get(),
      patience: 12_000,
    });
    if (arrivals.length > 1) return wrong(`is sent ${arrivals.length} times`);
    if (ended === undefined) return wrong("sleeps");
    return ended < 2_000 ? RIGHT : wrong(`after ${seconds(ended)}`);
  },
};

const bodyStalls: Situation = {
  title: "a body that stalls runs into the timeout",
  run: async (contestant) => {
    const { timesOut, aborts } = contestant;
    const signal = timesOut || !aborts ? undefined : AbortSignal.timeout(300);
    const { ended, error } = await observe(contestant, {
      handler: (_, response) => {
        response.writeHead(200, { "content-type": "application/json" }).write('{"id":');
      },
      call: (client) => client.get(signal),
      options: { timeout: 300, retry: false },
      patience: 4_000,
    });
    if (ended === undefined) return wrong("hangs");
    if (error === undefined) return wrong("answers");
    return timesOut ? RIGHT : `${RIGHT} (a signal of one's own)`;
  },
};

const pageInsteadOfJson: Situation = {
  title: "an HTML page at status 200 is an error of the client's",
  run: async (contestant) => {
    const { error } = await observe(contestant, {
      handler: (_, response) => response.setHeader("content-type", "text/html").end("<html>Back soon</html>"),
      call: (client) => client.get(),
      options: { retry: false },
      patience: 4_000,
    });
    if (error === undefined) return wrong("is the answer");
    return error instanceof SyntaxError ? "a bare `SyntaxError`" : RIGHT;
  },
};

const printsError: Situation = {
  title: "a printed error hides the token",
  run: async (contestant) => {
    const { error } = await observe(contestant, {
      handler: reset,
      call: (client) => client.get(),
      options: { retry: false },
      patience: 8_000,
    });
    if (error === undefined) return wrong("no error");
    const text = inspect(error, { depth: Number.POSITIVE_INFINITY });
    return text.includes(token) ? wrong(`shows it, in ${Math.ceil(text.length / 1000)} kB`) : RIGHT;
  },
};

const printsClient: Situation = {
  title: "a printed client hides the token",
  run: async (contestant) => {
    const { itself } = contestant.create({ baseUrl: "http://127.0.0.1:9/api", token });
    const text = inspect(itself, { depth: Number.POSITIVE_INFINITY });
    return `${text}${toJson(itself)}`.includes(token) ? wrong("shows it") : RIGHT;
  },
};

/** Converts a value to JSON. A client may refer to itself, and then the result is empty. */
function toJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? "";
  } catch {
    return "";
  }
}

export const situations: readonly Situation[] = [
  waitsAsAsked(429),
  waitsAsAsked(503),
  abortsInWait,
  failsFast,
  doesOnce("a POST that is answered 500 is sent once, or with one key", (_, response) =>
    response.writeHead(500).end(),
  ),
  doesOnce("a POST on a connection that is reset is sent once, or with one key", reset),
  bodyStalls,
  pageInsteadOfJson,
  printsError,
  printsClient,
  ...hostile,
  ...silent,
];
