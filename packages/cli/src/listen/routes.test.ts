import { describe, expect, test } from "vitest";
import { createRouter, throughListener } from "./routes.js";

const route = createRouter(new URL("https://127.0.0.1:3000/marketplace/events?shop=1"));

describe("a request to the listener", () => {
  test.each<readonly [string, string, boolean]>([
    ["/events", "https://127.0.0.1:3000/marketplace/events?shop=1", true],
    ["/events?again=1", "https://127.0.0.1:3000/marketplace/events?again=1", true],
    ["/metric/notes?unit=1", "https://127.0.0.1:3000/metric/notes?unit=1", false],
    ["//elsewhere.example/x", "https://127.0.0.1:3000/x", false],
    ["/..//elsewhere.example/x", "https://127.0.0.1:3000//elsewhere.example/x", false],
    ["http://elsewhere.example/x", "https://127.0.0.1:3000/x", false],
  ])("for %s goes to %s, and never to another host", (path, href, isEvent) => {
    const { url, ...rest } = route(path);
    expect({ href: url.href, ...rest }).toEqual({ href, isEvent });
  });
});

describe("an address of the vendor's", () => {
  test("becomes the same path at the listener", () => {
    const listener = "http://127.0.0.1:4000";
    expect(throughListener("https://app.example/orders?a=1", listener)).toBe(
      "http://127.0.0.1:4000/orders?a=1",
    );
  });

  test("stays when it is a path, which the marketplace resolves against the event address", () => {
    expect(throughListener("/metric/notes", "http://127.0.0.1:4000")).toBe("/metric/notes");
  });
});
