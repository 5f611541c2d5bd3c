import { expect, test } from "vitest";
import { createRestingHosts } from "./resting-hosts.js";

test("a host that was silent is left alone, longer each time, until it answers", () => {
  let elapsed = 0;
  const hosts = createRestingHosts(() => elapsed);
  const url = "https://notes.example/metric/users";
  expect(hosts.isResting(url)).toBe(false);
  hosts.note(url, false);
  expect(hosts.isResting("https://notes.example/other")).toBe(true);
  expect(hosts.isResting("https://other.example/metric/users")).toBe(false);
  elapsed += 60_000;
  expect(hosts.isResting(url)).toBe(false);
  hosts.note(url, false);
  elapsed += 119_999;
  expect(hosts.isResting(url)).toBe(true);
  elapsed += 1;
  hosts.note(url, true);
  hosts.note(url, false);
  elapsed += 60_000;
  expect(hosts.isResting(url)).toBe(false);
});
