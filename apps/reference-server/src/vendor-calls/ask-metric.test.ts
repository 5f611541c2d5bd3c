import { expect, test } from "vitest";
import type { OutboundAnswer } from "../outbound/outbound.js";
import { metricUrl, readAnswer } from "./ask-metric.js";

function answer(body: string, more: Partial<OutboundAnswer> = {}): OutboundAnswer {
  return { kind: "answer", status: 200, headers: {}, body, truncated: false, duration: 1, ...more };
}

test.each([
  ['{"value":42}', 42],
  ['{"value":0,"metricsName":"users"}', 0],
  ['{"value":2.5}', 2.5],
])("%s is a value", (body, value) => {
  expect(readAnswer(answer(body))).toEqual({ kind: "value", value });
});

test.each([
  ["", "the answer has no number in `value`"],
  ["<html>", "the answer has no number in `value`"],
  ["42", "the answer has no number in `value`"],
  ["null", "the answer has no number in `value`"],
  ['{"value":"42"}', "the answer has no number in `value`"],
  ['{"value":1e999}', "the answer has no number in `value`"],
  ['{"value":-1}', "the value is below zero"],
  ['{"value":1e15}', "the value is too large to be use"],
])("%s is none", (body, reason) => {
  expect(readAnswer(answer(body))).toEqual({ kind: "fault", reason });
});

test("anything but 200 is no value", () => {
  expect(readAnswer(answer('{"value":1}', { status: 201 }))).toEqual({
    kind: "fault",
    reason: "the answer is 201, not 200",
  });
});

test("half an answer is no value", () => {
  expect(readAnswer(answer('{"value":1}', { truncated: true }))).toMatchObject({ kind: "fault" });
});

test("a failed request has the reason of the outbound client", () => {
  const failure = {
    kind: "failure",
    outcome: "REFUSED",
    reason: "Nothing listens there.",
    duration: 1,
  } as const;
  expect(readAnswer(failure)).toEqual({ kind: "fault", reason: "Nothing listens there." });
});

const place = {
  productEndpoints: ["https://notes.example/events"],
  companyEndpoint: "https://acme.example/e",
};

test("an absolute endpoint is taken as it is", () => {
  expect(metricUrl({ ...place, endpoint: "https://m.example/users" })).toBe("https://m.example/users");
});

test("a path is of the product's first endpoint, else of the vendor's", () => {
  expect(metricUrl({ ...place, endpoint: "/metric/users" })).toBe("https://notes.example/metric/users");
  expect(metricUrl({ ...place, productEndpoints: [], endpoint: "/metric/users" })).toBe(
    "https://acme.example/metric/users",
  );
});

test("a path of nothing has no URL", () => {
  expect(metricUrl({ productEndpoints: [], companyEndpoint: null, endpoint: "/users" })).toBeNull();
});

test.each(["//evil.example/users", "/\\evil.example/users"])(
  "%s does not leave the vendor's host",
  (endpoint) => {
    expect(metricUrl({ ...place, endpoint })).toBeNull();
  },
);
