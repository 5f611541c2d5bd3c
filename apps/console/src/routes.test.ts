import { expect, test } from "vitest";
import { routes } from "./routes.js";

test("no two pages open by the same key", () => {
  const keys = routes.flatMap(({ key }) => key ?? []);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
