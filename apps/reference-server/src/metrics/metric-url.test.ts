import { expect, test } from "vitest";
import { metricUrl } from "./metric-url.js";

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
