import { expect, test } from "vitest";
import { putsOff } from "./puts-off.js";

test.each([429, 502, 503, 504])("%i puts a request off", (status) => {
  expect(putsOff(status)).toBe(true);
});

test.each([200, 204, 301, 400, 401, 408, 428, 430, 500, 501, 505])("%i answers a request", (status) => {
  expect(putsOff(status)).toBe(false);
});
