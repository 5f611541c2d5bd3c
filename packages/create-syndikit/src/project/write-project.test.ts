import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../../test/temporary-folder.js";
import { writeProject } from "./write-project.js";

const files = new Map([
  ["package.json", "{}"],
  ["src/a/b.ts", "b"],
]);
const { signal } = new AbortController();

/** Cannot be written: one path is a file and a folder. */
const impossible = new Map([...files, ["src", "a file"]]);

describe("a project", () => {
  test("is written into a new folder, also below others that are new", async () => {
    const folder = join(temporaryFolder(), "apps/mine/my-app");
    await writeProject(folder, files, signal);
    expect(readFileSync(join(folder, "src/a/b.ts"), "utf8")).toBe("b");
    expect(readdirSync(join(folder, ".."))).toEqual(["my-app"]);
    // As open as any folder that the user makes.
    const usual = join(folder, "../usual");
    mkdirSync(usual);
    expect(statSync(folder).mode).toBe(statSync(usual).mode);
  });

  test("is written into an empty folder, and into one with a fresh repository", async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, ".git"));
    await writeProject(folder, files, signal);
    expect(readdirSync(folder).sort()).toEqual([".git", "package.json", "src"]);
  });

  test("is written into one's own folder, below another where one may write nothing", async () => {
    const parent = temporaryFolder();
    const folder = join(parent, "mine");
    mkdirSync(folder);
    chmodSync(folder, 0o777);
    chmodSync(parent, 0o555);
    // The administrator may write everywhere, so this is done as somebody who may not.
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) process.seteuid?.(65_534);
    try {
      await writeProject(folder, files, signal);
    } finally {
      if (isRoot) process.seteuid?.(0);
      chmodSync(parent, 0o755);
    }
    expect(readdirSync(folder).sort()).toEqual(["package.json", "src"]);
  });

  test("is not written over anything", async () => {
    const folder = temporaryFolder();
    for (const name of ["a", "b", "c", "d", "e", "f", "package.json"])
      writeFileSync(join(folder, name), "mine");
    const writing = writeProject(folder, files, signal);
    await expect(writing).rejects.toMatchObject({
      code: "folder_not_empty",
      message: expect.stringContaining("it contains a, b, c, d, e and 2 more. Choose another name"),
    });
    expect(readFileSync(join(folder, "package.json"), "utf8")).toBe("mine");
  });

  test("that fails takes nothing with it that others have made in its new folders meanwhile", async () => {
    const parent = temporaryFolder();
    const folder = join(parent, "apps/mine/my-app");
    const meanwhile = new Map(files);
    meanwhile[Symbol.iterator] = function* () {
      yield* files.entries();
      mkdirSync(folder);
      writeFileSync(join(folder, "package.json"), "theirs");
    } as (typeof meanwhile)[typeof Symbol.iterator];
    await expect(writeProject(folder, meanwhile, signal)).rejects.toMatchObject({ code: "write_failed" });
    expect(readFileSync(join(folder, "package.json"), "utf8")).toBe("theirs");
    expect(readdirSync(join(folder, ".."))).toEqual(["my-app"]);
  });

  test("is not written over what is made there meanwhile", async () => {
    const folder = temporaryFolder();
    const meanwhile = new Map(files);
    // Read after the folder was looked at, and before anything is in its place.
    meanwhile[Symbol.iterator] = function* () {
      yield* files.entries();
      writeFileSync(join(folder, "package.json"), "theirs");
    } as (typeof meanwhile)[typeof Symbol.iterator];
    await expect(writeProject(folder, meanwhile, signal)).rejects.toMatchObject({ code: "write_failed" });
    expect(readdirSync(folder)).toEqual(["package.json"]);
    expect(readFileSync(join(folder, "package.json"), "utf8")).toBe("theirs");
  });

  test("is not written where a file is", async () => {
    const file = join(temporaryFolder(), "file");
    writeFileSync(file, "mine");
    for (const folder of [file, join(file, "my-app")]) {
      await expect(writeProject(folder, files, signal)).rejects.toMatchObject({ code: "not_a_folder" });
    }
  });
});

describe("what fails half-way leaves nothing", () => {
  test("in a folder that was new, nor its parents", async () => {
    const parent = temporaryFolder();
    const writing = writeProject(join(parent, "apps/my-app"), impossible, signal);
    await expect(writing).rejects.toMatchObject({ code: "write_failed", cause: expect.any(Error) });
    expect(readdirSync(parent)).toEqual([]);
  });

  test("in a folder that was there", async () => {
    const parent = temporaryFolder();
    mkdirSync(join(parent, "my-app"));
    await expect(writeProject(join(parent, "my-app"), impossible, signal)).rejects.toThrow(
      "Nothing was left",
    );
    expect(readdirSync(parent, { recursive: true })).toEqual(["my-app"]);
  });

  test("when the user ends it", async () => {
    const parent = temporaryFolder();
    const folder = join(parent, "my-app");
    await expect(writeProject(folder, files, AbortSignal.abort())).rejects.toMatchObject({
      code: "cancelled",
    });
    expect(existsSync(folder)).toBe(false);
    expect(readdirSync(parent)).toEqual([]);
  });
});
