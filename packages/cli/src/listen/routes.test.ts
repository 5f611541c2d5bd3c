import { describe, expect, test } from "vitest";
import { createRouter, throughListener } from "./routes.js";

const open = new Set(["/metric/notes"]);
const route = createRouter(new URL("https://127.0.0.1:3000/marketplace/events?shop=1"), open);

describe("a request to the listener", () => {
  test.each<readonly [string, string, boolean]>([
    ["/events", "https://127.0.0.1:3000/marketplace/events?shop=1", true],
    ["/events?again=1", "https://127.0.0.1:3000/marketplace/events?again=1", true],
    ["/metric/notes?unit=1", "https://127.0.0.1:3000/metric/notes?unit=1", false],
    ["//elsewhere.example/metric/notes", "https://127.0.0.1:3000/metric/notes", false],
    ["http://elsewhere.example/metric/notes", "https://127.0.0.1:3000/metric/notes", false],
  ])("for %s goes to %s, and never to another host", (path, href, isEvent) => {
    const { url, ...rest } = route(path) ?? {};
    expect({ href: url?.href, ...rest }).toEqual({ href, isEvent });
  });
});

test.each(["/", "/admin", "/metric/other", "/metric/notes/../../admin", "/events/../admin", "//x/admin"])(
  "a request for another path of the application goes nowhere: %s",
  (path) => {
    expect(route(path)).toBeUndefined();
  },
);

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
