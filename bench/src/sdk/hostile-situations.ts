/**
 * Ten more situations with a hostile network or a careful user. They come from mistakes that this SDK once made
 * itself.
 */
import { getEventListeners } from "node:events";
import { inspect } from "node:util";
import { gzipSync } from "node:zlib";
import { type Handler, observe, token } from "./observe.js";
import { ABSENT, RIGHT, type Situation, seconds, wrong } from "./verdict.js";

const found = JSON.stringify({ id: 42, name: "Notes" });
const json = { "content-type": "application/json" };
const BOMB = 64 * 2 ** 20;
const bomb = gzipSync(Buffer.alloc(BOMB, " "));
const answer: Handler = (_, response) => response.writeHead(200, json).end(found);
const printed = (thing: unknown): string => inspect(thing, { depth: Number.POSITIVE_INFINITY });

/** Whether a GET is sent again when its first answer is broken. */
const asksAgain = (title: string, first: Handler): Situation => ({
  title,
  run: async (contestant) => {
    const { arrivals, error, value } = await observe(contestant, {
      handler: (request, response, count) => (count > 1 ? answer : first)(request, response, count),
      call: (client) => client.get(),
      patience: 8_000,
    });
    if (!contestant.retries) return ABSENT;
    if (arrivals.length < 2) return wrong(value === undefined ? "is not sent again" : "is the answer");
    return error === undefined ? RIGHT : wrong("fails all the same");
  },
});

const keepsProxysText: Situation = {
  title: "the text of a proxy's 404 is on the error",
  run: async (contestant) => {
    const { error } = await observe(contestant, {
      handler: (_, response) =>
        response.writeHead(404, { "content-type": "text/html" }).end("<h1>nginx: gone</h1>"),
      call: (client) => client.get(),
      options: { retry: false },
      patience: 4_000,
    });
    if (error === undefined) return wrong("no error");
    return `${printed(error)} ${Object(error).body}`.includes("nginx: gone") ? RIGHT : wrong("is lost");
  },
};

const refusesNull: Situation = {
  title: "`null` for an entity is an error",
  run: async (contestant) => {
    const { error } = await observe(contestant, {
      handler: (_, response) => response.writeHead(200, json).end("null"),
      call: (client) => client.get(),
      options: { retry: false },
      patience: 4_000,
    });
    return error === undefined ? wrong("is the answer") : RIGHT;
  },
};

const outlivesLimits: Situation = {
  title: "40 calls succeed when every second answer is 429 with `Retry-After: 0`",
  run: async (contestant) => {
    if (!contestant.retries) return ABSENT;
    let failed = 0;
    await observe(contestant, {
      handler: (request, response, count) =>
        count % 2
          ? response.writeHead(429, { ...json, "retry-after": "0" }).end("{}")
          : answer(request, response, count),
      call: async (client) => {
        for (let call = 0; call < 40; call++) await client.get().catch(() => failed++);
      },
      patience: 60_000,
    });
    return failed === 0 ? RIGHT : wrong(`${failed} fail`);
  },
};

const waitsALittle: Situation = {
  title: "`Retry-After: 0` is not hammered",
  run: async (contestant) => {
    if (!contestant.retries) return ABSENT;
    const { arrivals } = await observe(contestant, {
      handler: (_, response) => response.writeHead(429, { ...json, "retry-after": "0" }).end("{}"),
      call: (client) => client.get(),
      patience: 8_000,
    });
    const waits = arrivals.slice(1).map((time, index) => time - (arrivals[index] ?? 0));
    if (waits.length === 0) return wrong("is not sent again");
    return Math.min(...waits) >= 50 ? RIGHT : wrong(`after ${seconds(Math.min(...waits))}`);
  },
};

const keepsToken: Situation = {
  title: "a redirect to another host does not get the token",
  run: async (contestant) => {
    let stolen = false;
    await observe(contestant, {
      handler: (request, response) => {
        // For a client, another name is another host.
        if (request.url?.startsWith("/stolen")) stolen ||= printed(request.headers).includes(token);
        else response.writeHead(302, { location: `http://localhost:${request.socket.localPort}/stolen` });
        response.end();
      },
      call: (client) => client.get(),
      options: { retry: false },
      patience: 4_000,
    });
    return stolen ? wrong("gets it") : RIGHT;
  },
};

const hidesEcho: Situation = {
  title: "a token that the answer repeats is not in the printed error",
  run: async (contestant) => {
    const { error } = await observe(contestant, {
      handler: (_, response) =>
        response
          .writeHead(400, json)
          .end(JSON.stringify({ errors: [`Not allowed: ${token}`], error: { message: token } })),
      call: (client) => client.get(),
      options: { retry: false },
      patience: 4_000,
    });
    if (error === undefined) return wrong("no error");
    return `${printed(error)}${String(error)}`.includes(token) ? wrong("shows it") : RIGHT;
  },
};

const limitsAnswer: Situation = {
  title: "an answer of 64 MiB, 64 kB on the wire, is refused",
  run: async (contestant) => {
    const { error, ended } = await observe(contestant, {
      handler: (_, response) => response.writeHead(200, { ...json, "content-encoding": "gzip" }).end(bomb),
      call: (client) => client.get(),
      options: { retry: false },
      patience: 20_000,
    });
    if (ended === undefined) return wrong("hangs");
    // White space is not JSON, so a client that reads all of it also fails. Only an error about the size counts.
    return /bytes|size|large|exceed/i.test(String(error)) ? RIGHT : wrong("is read to its end");
  },
};

const namesLine: Situation = {
  title: "an error names the caller's line",
  run: async (contestant) => {
    const { error } = await observe(contestant, {
      handler: (request) => request.socket.resetAndDestroy(),
      call: async function lineOfTheCaller(client) {
        return await client.get();
      },
      options: { retry: false },
      patience: 8_000,
    });
    return String(Object(error).stack).includes("lineOfTheCaller") ? RIGHT : wrong("does not");
  },
};

const leavesNoListener: Situation = {
  title: "20 calls on one signal leave no listener",
  run: async (contestant) => {
    if (!contestant.aborts) return ABSENT;
    const { signal } = new AbortController();
    await observe(contestant, {
      handler: answer,
      call: async (client) => {
        for (let call = 0; call < 20; call++) await client.get(signal).catch(() => undefined);
      },
      patience: 20_000,
    });
    const left = getEventListeners(signal, "abort").length;
    return left === 0 ? RIGHT : wrong(`${left} are left`);
  },
};

export const hostile: readonly Situation[] = [
  keepsProxysText,
  refusesNull,
  outlivesLimits,
  waitsALittle,
  keepsToken,
  hidesEcho,
  limitsAnswer,
  asksAgain("a body that breaks off is asked for again", (request, response) => {
    response.writeHead(200, { ...json, "content-length": "100" });
    response.write(found, () => request.socket.destroy());
  }),
  namesLine,
  leavesNoListener,
];
