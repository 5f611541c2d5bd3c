import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { StoreMisplaced } from "../store/port.js";
import { openSqlite } from "../store/sqlite/open.js";
import { startProblem } from "./start-problem.js";
import { assertFinished } from "./unfinished.js";

test.each([
  [
    { code: "EADDRNOTAVAIL", syscall: "listen", address: "203.0.113.7", port: 80 },
    /no address 203\.0\.113\.7: name one of its own with --host/,
  ],
  [
    { code: "EPERM", syscall: "listen", address: "127.0.0.1", port: 80 },
    /127\.0\.0\.1:80 \(EPERM\): name another port/,
  ],
  [{ code: "ENOTFOUND", syscall: "getaddrinfo", hostname: "nowhere" }, /The host nowhere cannot be found/],
  [
    { code: "EACCES", syscall: "open", path: "/srv/m.sqlite.key" },
    /\/srv\/m\.sqlite\.key may not be read or written/,
  ],
  [{ code: "ENOSPC", syscall: "write", path: "/srv/m.sqlite" }, /The disk of \/srv\/m\.sqlite is full/],
])("%j has one sentence with the remedy", (fields, sentence) => {
  const said = startProblem(Object.assign(new Error(), fields));
  expect(said).toMatch(sentence);
  expect(said).not.toContain("\n");
});

test("a bug keeps its stack", () => {
  expect(startProblem(new TypeError("x is not a function"))).toBeUndefined();
  expect(
    startProblem(Object.assign(new Error(), { code: "ENOENT", syscall: "open", path: "/app/x" })),
  ).toBeUndefined();
});

test("a database that is a folder, or cannot be made where it is named, is refused in words", () => {
  const folder = mkdtempSync(join(tmpdir(), "syndikit-start-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "notes.txt"), "mine");
  const refused: readonly (readonly [string, RegExp])[] = [
    [folder, /is a folder\. Name a file in it, or choose another file with --database\.$/],
    [join(folder, "notes.txt/x.sqlite"), /or choose another file with --database\.$/],
    ["/proc/marketplace.sqlite", /or choose another file with --database\.$/],
  ];
  for (const [file, message] of refused) {
    expect(() => assertFinished(file)).not.toThrow();
    expect(() => openSqlite({ file }), file).toThrow(StoreMisplaced);
    expect(() => openSqlite({ file }), file).toThrow(message);
  }
});
