/**
 * Ten situations in which a call silently does something else, or says nothing of what happened. They come from reports
 * of users of REST clients.
 */
import { Readable } from "node:stream";
import { freePort } from "../free-port.js";
import type { ClientOptions, Contestant } from "./clients/contestant.js";
import { type Handler, observe, token, wait } from "./observe.js";
import { ABSENT, RIGHT, type Situation, wrong } from "./verdict.js";

const found = { id: 42, name: "Notes" };
const json = { "content-type": "application/json" };
const answer: Handler = (_, response) => response.writeHead(200, json).end(JSON.stringify(found));

/** The error of a call to an address where nobody listens, and its port. */
async function refusal(contestant: Contestant): Promise<{ readonly error: unknown; readonly port: number }> {
  const port = await freePort();
  const client = contestant.create({ baseUrl: `http://127.0.0.1:${port}/api`, token, retry: false });
  const ended = client.get().then(
    () => undefined,
    (error: unknown) => error,
  );
  return { error: await Promise.race([ended, wait(20_000)]), port };
}

const namesAddress: Situation = {
  title: "where nobody listens, the message says why, with address and port",
  run: async (contestant) => {
    const { error, port } = await refusal(contestant);
    const text = String(error);
    return text.includes("ECONNREFUSED") && text.includes(`:${port}`) ? RIGHT : wrong("does not");
  },
};

const keepsReasonInJson: Situation = {
  title: "such an error as JSON has the reason",
  run: async (contestant) => {
    const { error } = await refusal(contestant);
    try {
      return JSON.stringify(error).includes("ECONNREFUSED") ? RIGHT : wrong("has not");
    } catch {
      return wrong("is no JSON");
    }
  },
};

const namesNotModified: Situation = {
  title: "an answer 304 is an error that names it",
  run: async (contestant) => {
    const { error, ended } = await observe(contestant, {
      handler: (_, response) => response.writeHead(304).end(),
      call: (client) => client.get(),
      options: { retry: false },
      patience: 8_000,
    });
    if (ended === undefined) return wrong("hangs");
    if (error === undefined) return wrong("is the answer");
    return `${error} ${Object(error).status}`.includes("304") ? RIGHT : wrong("does not name it");
  },
};

/** A client on a `fetch` that is not the platform's. */
async function onFetch(
  contestant: Contestant,
  respond: (init: RequestInit) => unknown,
  more: Partial<ClientOptions> = {},
): Promise<unknown> {
  const fetch = (async (input: unknown, init: RequestInit = {}) =>
    respond(input instanceof Request ? input : init)) as typeof globalThis.fetch;
  const client = contestant.create({
    baseUrl: "http://127.0.0.1:9/api",
    token,
    retry: false,
    ...more,
    fetch,
  });
  const ended = client.get().catch((error: unknown) => error);
  return Promise.race([ended, wait(8_000)]);
}

const isFound = (value: unknown): boolean => JSON.stringify(value)?.includes('"Notes"') ?? false;

const readsMock: Situation = {
  title: "a mock of `fetch` with only `ok`, `status` and `json()` is enough",
  run: async (contestant) => {
    const value = await onFetch(contestant, () => ({ ok: true, status: 200, json: async () => found }));
    return isFound(value) ? RIGHT : wrong("is not");
  },
};

const readsNodeStream: Situation = {
  title: "an answer of node-fetch, whose body is a stream of Node, is read",
  run: async (contestant) => {
    const text = JSON.stringify(found);
    const value = await onFetch(contestant, () => ({
      ...{ ok: true, status: 200, statusText: "OK", headers: new Headers(json), body: Readable.from([text]) },
      ...{ text: async () => text, json: async () => found },
      arrayBuffer: async () => new TextEncoder().encode(text).buffer,
    }));
    return isFound(value) ? RIGHT : wrong("is not");
  },
};

const keepsNoAnswer: Situation = {
  title: "a `fetch` that keeps answers, as that of Next.js, is told not to",
  run: async (contestant) => {
    const caches: unknown[] = [];
    await onFetch(contestant, (init) => {
      caches.push(Object(init).cache);
      return new Response(JSON.stringify(found), { headers: json });
    });
    if (caches.length === 0) return ABSENT;
    return caches.every((cache) => cache === "no-store") ? RIGHT : wrong("is not");
  },
};

const keepsWords: Situation = {
  title: "a token that is a common word changes no message",
  run: async (contestant) => {
    const { error } = await observe(contestant, {
      handler: (_, response) =>
        response
          .writeHead(404, json)
          .end(JSON.stringify({ errors: ["Not any company."], message: "Not any company." })),
      call: (client) => client.get(),
      options: { retry: false, token: "any" },
      patience: 8_000,
    });
    if (error === undefined) return wrong("no error");
    const shown = `${String(error)} ${JSON.stringify(Object(error).body ?? Object(error).cause ?? "")}`;
    return shown.includes("[redacted]") ? wrong("changes it") : RIGHT;
  },
};

/** What a client sends of a token that a function gives. */
async function sentToken(
  contestant: Contestant,
  tokenSource: () => Promise<string>,
  calls = 1,
): Promise<readonly string[]> {
  const seen: string[] = [];
  await observe(contestant, {
    handler: (request, response, count) => {
      seen.push(JSON.stringify(request.headers));
      answer(request, response, count);
    },
    call: (client) => Promise.allSettled(Array.from({ length: calls }, () => client.get())),
    options: { retry: false, tokenSource },
    patience: 10_000,
  });
  return seen;
}

const awaitsThenable: Situation = {
  title: "a token of a promise that is not the platform's is awaited",
  run: async (contestant) => {
    if (!contestant.takesTokenSource) return ABSENT;
    // As a promise of bluebird: it has a `then`, and is no instance of `Promise`.
    // biome-ignore lint/suspicious/noThenProperty: that is what it is about.
    const thenable = { then: (resolve: (value: string) => void) => void resolve(token) };
    const seen = await sentToken(contestant, () => thenable as unknown as Promise<string>);
    return seen.length === 1 && seen[0]?.includes(token) ? RIGHT : wrong("is not");
  },
};

const sendsNoUndefined: Situation = {
  title: 'a token that is `undefined` is never sent as "undefined"',
  run: async (contestant) => {
    if (!contestant.takesTokenSource) return ABSENT;
    const seen = await sentToken(contestant, async () => undefined as unknown as string);
    return seen.some((headers) => headers.includes("undefined")) ? wrong("is") : RIGHT;
  },
};

const asksOnce: Situation = {
  title: "six calls at once ask for one token",
  run: async (contestant) => {
    if (!contestant.takesTokenSource) return ABSENT;
    let asked = 0;
    await sentToken(
      contestant,
      async () => {
        asked++;
        await wait(100);
        return token;
      },
      6,
    );
    return asked === 1 ? RIGHT : wrong(`ask for ${asked}`);
  },
};

export const silent: readonly Situation[] = [
  namesAddress,
  keepsReasonInJson,
  namesNotModified,
  readsMock,
  readsNodeStream,
  keepsNoAnswer,
  keepsWords,
  awaitsThenable,
  sendsNoUndefined,
  asksOnce,
];
