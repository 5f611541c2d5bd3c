import { request } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { systemClock } from "../frame/io.js";
import { noHistory } from "../listen/history.js";
import { openSession, type Session } from "../listen/session.js";
import { type Inspector, serveInspector } from "./serve.js";

let session: Session;
let inspector: Inspector;

beforeEach(async () => {
  const forwardTo = new URL("http://127.0.0.1:9/events");
  session = openSession({
    forwardTo,
    secret: undefined,
    history: noHistory,
    clock: systemClock,
    signal: new AbortController().signal,
  });
  session.add({
    at: 0,
    method: "POST",
    path: "/events",
    url: forwardTo,
    event: {
      name: "Subscription.CREATED",
      known: true,
      id: "1",
      entityUrl: "subscription/1",
      eventId: 1,
      date: "",
    },
    verdict: "unchecked",
    headers: [
      ["Authorization", "Bearer hidden"],
      ["Content-Type", "application/json"],
    ],
    body: Buffer.from('{"entity":"Subscription","type":"CREATED"}'),
    outcome: { kind: "failure", reason: "refused", code: "ECONNREFUSED", durationMs: 1 },
  });
  const facts = {
    product: "Notes",
    forwardTo: forwardTo.href,
    console: "http://127.0.0.1:8081",
    canSign: false,
  };
  inspector = await serveInspector(session, facts);
});
afterEach(() => inspector.close());

/** The status of an answer to a request whose host is named as it is asked. */
const statusFor = (url: string, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });

test("without its token nothing is there, nor by another name of this machine", async () => {
  const { origin, host, pathname } = new URL(inspector.url);
  expect((await fetch(origin)).status).toBe(404);
  const other = pathname.at(-2) === "x" ? "y" : "x";
  expect((await fetch(`${origin}${pathname.slice(0, -2)}${other}/`)).status).toBe(404);
  expect(await statusFor(inspector.url, host)).toBe(200);
  expect(await statusFor(inspector.url, "rebound.example")).toBe(404);
});

test.each(["", "page.js", "page.css", "tokens.css"])(
  "'%s' may load from here alone, and says what it is",
  async (file) => {
    const response = await fetch(inspector.url + file);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Security-Policy")).toMatch(
      /^default-src 'none'; script-src 'self';/,
    );
    expect(response.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(await response.text()).not.toMatch(/https?:\/\/|<script>|<style|\son[a-z]+=|innerHTML/);
  },
);

test("deliveries are sent as they come, without headers that could hold a secret", async () => {
  const response = await fetch(`${inspector.url}deliveries`);
  const { value } = (await response.body?.getReader().read()) ?? {};
  const text = new TextDecoder().decode(value);
  expect(text).toContain("event: facts");
  expect(text).toContain('"entityUrl":"subscription/1"');
  expect(text).not.toContain("hidden");
});

const order = (value: object, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${inspector.url}again`, { method: "POST", body: JSON.stringify(value), headers });

test("a delivery is sent again, edited too, and what is not signed is said", async () => {
  expect(await (await order({ number: 1 })).json()).toEqual({ number: 2 });
  expect(await (await order({ number: 1, body: "{}" })).json()).toEqual({
    number: 3,
    message: expect.stringContaining("the secret is not known"),
  });
  expect(session.entries.map(({ origin }) => origin)).toEqual(["marketplace", "again", "edited"]);
});

test("what is not there, or comes from another page, is refused", async () => {
  expect((await order({ number: 77 })).status).toBe(404);
  expect((await order({ number: 1 }, { Origin: "http://evil.example" })).status).toBe(403);
  expect((await fetch(`${inspector.url}nothing`)).status).toBe(404);
  expect((await fetch(inspector.url, { method: "DELETE" })).status).toBe(405);
  expect(session.entries).toHaveLength(1);
});
