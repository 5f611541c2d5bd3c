import { headerNames } from "@syndikit/contract";
import { createMarketplace } from "@syndikit/sdk";
import { expect, test } from "vitest";
import type { Entry } from "./document.js";
import { nameOf, requestOf } from "./request-of.js";
import { type Answered, sendByPath } from "./send-by-path.js";

/** An operation, as far as its form needs it. */
const entryOf = (method: string, path: string, more: Partial<Entry> = {}): Entry =>
  ({ method, path, parameters: [], ...more }) as unknown as Entry;

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** Fills the form, sends it, and gives what was sent and what the reader sees. */
async function send(
  entry: Entry,
  fields: Readonly<Record<string, string>>,
  { body: text = "", answer = Response.json({ id: 1 }) }: { body?: string; answer?: Response } = {},
): Promise<{ sent: Sent[]; answered: Answered }> {
  const sent: Sent[] = [];
  const market = createMarketplace({
    baseUrl: "https://market.example/api",
    auth: { token: "secret-token" },
    fetch(url, { method, headers, body }) {
      sent.push({ url, method, headers, body });
      return answer;
    },
  });
  const form = new Map(Object.entries(fields)) as unknown as FormData;
  return { answered: await sendByPath(market, requestOf(entry, form, text)), sent };
}

const metadata = entryOf("DELETE", "/user/{id}/metadata/{key}", {
  parameters: [
    { name: "id", in: "path", required: true },
    { name: "key", in: "path", required: true },
  ],
});

test("a value of the path stays in its place", async () => {
  const { sent } = await send(metadata, { "path:id": "6", "path:key": "a/../b" });
  expect(sent.map(({ url, method }) => [method, url])).toEqual([
    ["DELETE", "https://market.example/api/user/6/metadata/a%2F..%2Fb"],
  ]);
});

test.each([".", "..", "a\ud83d"])(
  "%j makes no address: it would be another object's, or none",
  async (key) => {
    await expect(send(metadata, { "path:id": "6", "path:key": key })).rejects.toThrow(TypeError);
  },
);

test("filters, lists, maps and headers are sent as the spec writes them, and empty fields are not", async () => {
  const parameters: Entry["parameters"] = [
    { name: "status", in: "query", schema: { type: "array" } },
    { name: "metadata", in: "query", style: "deepObject" },
    { name: "search", in: "query" },
    { name: "If-Match", in: "header" },
  ];
  const { sent } = await send(entryOf("GET", "/subscription", { parameters }), {
    "query:status": "DEPLOYED, FAILED",
    "query:metadata": "color=red",
    "query:search": "",
    "header:If-Match": '"7"',
  });
  expect(parameters.map(nameOf)).toEqual([
    "query:status",
    "query:metadata",
    "query:search",
    "header:If-Match",
  ]);
  expect(sent.map(({ url, headers }) => [decodeURIComponent(url), headers["if-match"]])).toEqual([
    ["https://market.example/api/subscription?status=DEPLOYED,FAILED&metadata[color]=red", '"7"'],
  ]);
});

const order = entryOf("POST", "/order", {
  body: { type: "application/json", schema: undefined, examples: [] },
});

test("a body is sent as JSON, and the command says the same, without the token", async () => {
  const { sent, answered } = await send(order, {}, { body: `{ "type": "it's" }` });
  expect(sent[0]?.body).toBe(`{"type":"it's"}`);
  expect(answered.curl.split(" \\\n  ")).toEqual([
    "curl -X POST",
    `-H "${headerNames.authToken}: $TOKEN"`,
    '-H "content-type: application/json"',
    `-d '{"type":"it'\\''s"}'`,
    "'https://market.example/api/order'",
  ]);
});

test("a body that is no JSON is not sent, and says why", async () => {
  await expect(send(order, {}, { body: "{" })).rejects.toThrow(/^The body is no JSON: /);
});

test("every answer is shown as it came: a refusal, the page of a proxy, a refused HEAD", async () => {
  const refusal = { errorHolders: [{ key: "no", error: "No.", extraFields: {} }] };
  const refused = await send(order, {}, { answer: Response.json(refusal, { status: 422 }) });
  expect([refused.answered.status, JSON.parse(refused.answered.body)]).toEqual([422, refusal]);
  const page = await send(order, {}, { answer: new Response("<html>", { status: 502 }) });
  expect([page.answered.status, page.answered.body, page.sent.length]).toEqual([502, "<html>", 1]);
  const nothing = new Response(null, { status: 403, headers: { [headerNames.requestId]: "r-1" } });
  const head = await send(entryOf("HEAD", "/user"), {}, { answer: nothing });
  expect([head.answered.status, head.answered.body]).toEqual([403, ""]);
});

test("a stream is not waited for, and a document is counted", async () => {
  const stream = new Response(new ReadableStream(), { headers: { "content-type": "text/event-stream" } });
  const changes = await send(entryOf("GET", "/sandbox/changes"), {}, { answer: stream });
  expect(changes.answered).toMatchObject({ status: 200, body: "(a stream: follow it with curl)" });
  const pdf = new Response("%PDF-1.7", { headers: { "content-type": "application/pdf" } });
  const document = await send(entryOf("GET", "/invoice"), {}, { answer: pdf });
  expect(document.answered.body).toBe("(a document of 8 bytes: save it with curl)");
});
