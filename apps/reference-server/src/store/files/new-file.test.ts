import {
  constants,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import fs from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { assertFree, FileNotWritten, writeNew } from "./new-file.js";

const NOW = new Date("2026-03-01T10:00:00Z");

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "syndikit-new-file-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Replaces a function of the file system in what imports it by name. */
function replace<Name extends "link" | "open">(name: Name, stand: (typeof fs)[Name]): void {
  const real = fs[name];
  fs[name] = stand;
  syncBuiltinESMExports();
  onTestFinished(() => {
    fs[name] = real;
    syncBuiltinESMExports();
  });
}

const fault = (code: string): Error =>
  Object.assign(new Error(`${code}: made up`), { code, syscall: "write" });

test("a file that is made between the check and the write is not written over", async () => {
  const folder = freshFolder();
  const file = join(folder, "report.html");
  await assertFree(file);
  const writing = writeNew(file, async (draft) => {
    writeFileSync(draft, "ours");
    writeFileSync(file, "theirs");
  });
  await expect(writing).rejects.toThrow(
    /report\.html exists: name a file that does not exist, or add --force/,
  );
  expect(readFileSync(file, "utf8")).toBe("theirs");
  expect(readdirSync(folder)).toEqual(["report.html"]);
});

test("with --force, many that write one name at once lose nothing", async () => {
  // What was lost, was lost in one round of eighty.
  for (let round = 0; round < 20; round += 1) {
    const folder = freshFolder();
    const file = join(folder, "report.html");
    writeFileSync(file, "first");
    const texts = Array.from({ length: 12 }, (_, index) => `text ${index}`);
    const results = await Promise.allSettled(texts.map((text) => writeNew(file, text, { forceAt: NOW })));
    const written = texts.filter((_, index) => results[index]?.status === "fulfilled");
    expect(written.length).toBeGreaterThan(0);
    const found = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
    expect(found.sort()).toEqual(["first", ...written].sort());
  }
});

test("a full disk leaves no half file, and the earlier one where it was", async () => {
  const folder = freshFolder();
  const file = join(folder, "report.html");
  const fill = async (draft: string): Promise<void> => {
    writeFileSync(draft, "half");
    throw fault("ENOSPC");
  };
  await expect(writeNew(file, fill)).rejects.toThrow(
    `${file} cannot be written: the disk is full (ENOSPC). Nothing was changed.`,
  );
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(file, "earlier");
  await expect(writeNew(file, fill, { forceAt: NOW })).rejects.toThrow(FileNotWritten);
  expect(readdirSync(folder)).toEqual(["report.html"]);
  expect(readFileSync(file, "utf8")).toBe("earlier");
});

test("when the new file cannot get its name, the earlier one gets it back", async () => {
  const folder = freshFolder();
  const file = join(folder, "report.html");
  writeFileSync(file, "earlier");
  replace("link", () => Promise.reject(fault("EIO")));
  await expect(writeNew(file, "new", { forceAt: NOW })).rejects.toThrow(/\(EIO\)/);
  expect(readdirSync(folder)).toEqual(["report.html"]);
  expect(readFileSync(file, "utf8")).toBe("earlier");
});

test("nothing that is left of an earlier kept database is replaced", async () => {
  const folder = freshFolder();
  const file = join(folder, "market.sqlite");
  writeFileSync(file, "");
  writeFileSync(`${file}.key`, "key");
  const earlier = `${file}.before-2026-03-01T10-00-00.000Z`;
  writeFileSync(`${earlier}.key`, "earlier key");
  const kept = await writeNew(file, "new", { forceAt: NOW });
  expect(kept).toBe(`${earlier}-2`);
  expect(readFileSync(`${earlier}.key`, "utf8")).toBe("earlier key");
  expect(readFileSync(`${earlier}-2.key`, "utf8")).toBe("key");
});

test("a file system without links gets the file too, and never over another", async () => {
  const folder = freshFolder();
  const file = join(folder, "report.html");
  replace("link", () => Promise.reject(fault("EPERM")));
  expect(await writeNew(file, "ours")).toBeUndefined();
  expect(readFileSync(file, "utf8")).toBe("ours");
  const writing = writeNew(join(folder, "other"), async (draft) => {
    writeFileSync(draft, "ours");
    copyFileSync(file, join(folder, "other"), constants.COPYFILE_EXCL);
  });
  await expect(writing).rejects.toThrow(/exists/);
  expect(readdirSync(folder).sort()).toEqual(["other", "report.html"]);
});

test("a folder that may not be written is refused in words, before and after", async () => {
  const folder = freshFolder();
  replace("open", () => Promise.reject(fault("EACCES")));
  await expect(writeNew(join(folder, "x"), "ours")).rejects.toThrow(
    /cannot be written: it is not allowed \(EACCES\)/,
  );
});
