import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { applicationBehind, type ListenState, openStateFile } from "./state-file.js";

const product = "product/1";
const marketplace = "http://127.0.0.1:8081";
const stateOf = (mark: string): ListenState => ({
  ...{ marketplace, product, mark },
  url: "http://127.0.0.1:1",
  rerouted: [],
});

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "syndikit-state-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("is one run's, of all that begin at once, and whole", async () => {
  const marks = ["a", "b", "c", "d", "e"];
  const claims = await Promise.all(
    marks.map((mark) => openStateFile(folder, marketplace, product).claim(stateOf(mark))),
  );

  const winner = marks[claims.indexOf(true)];
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await openStateFile(folder, marketplace, product).read()).toEqual(stateOf(String(winner)));
  expect(await readdir(folder)).toHaveLength(1);
});

test("is free again when it was removed", async () => {
  const file = openStateFile(folder, marketplace, product);
  await file.claim(stateOf("a"));
  await file.remove();

  expect(await file.read()).toBeUndefined();
  expect(await file.claim(stateOf("b"))).toBe(true);
});

test("that was damaged is named, with what to do", async () => {
  const file = openStateFile(folder, marketplace, product);
  await writeFile(file.path, "{");

  await expect(file.read()).rejects.toThrow(`${file.path} cannot be read (no JSON)`);
});

test("in a folder that cannot be is named, with what to do", async () => {
  await writeFile(join(folder, "file"), "");
  const file = openStateFile(join(folder, "file"), marketplace, product);

  await expect(file.claim(stateOf("a"))).rejects.toThrow(/cannot be written \(\w+\).*SYNDIKIT_STATE/);
});

test("the application behind a listener is known to other commands, and what is no listener's stays itself", async () => {
  const forwardTo = "http://127.0.0.1:3000/events";
  const state = { ...stateOf("mark"), url: "http://127.0.0.1:44213", forwardTo };
  await openStateFile(folder, marketplace, product).claim(state);
  await expect(applicationBehind(folder, "http://127.0.0.1:44213/events")).resolves.toBe(forwardTo);
  await expect(applicationBehind(folder, "http://127.0.0.1:4421/events")).resolves.toBe(
    "http://127.0.0.1:4421/events",
  );
  await expect(applicationBehind("/no/such/folder", "http://a/b")).resolves.toBe("http://a/b");
});
