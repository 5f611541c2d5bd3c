import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import ts from "typescript";
import { expect, onTestFinished, test } from "vitest";
import { type Log, silentLog } from "./ports.js";
import { createThread, type Thread } from "./thread.js";

/** Answers with the number of its thread, or does what it is told. */
const obedient = `
  import { parentPort, threadId } from "node:worker_threads";
  parentPort.on("message", ({ id, job }) => {
    if (job === "crash") throw new Error("a fault of the library");
    if (job === "exit") process.exit(3);
    if (job === "memory") for (const kept = []; ; ) kept.push(new Array(1e6).fill(0));
    if (job === "compute") for (;;) ;
    if (job === "error") parentPort.postMessage({ id, error: new Error("no such font") });
    else if (job !== "silence") parentPort.postMessage({ id, result: threadId });
  });`;

function open(source = obedient, log: Log = silentLog): Thread<string, number> {
  const program = new URL(`data:text/javascript,${source}`);
  const thread = createThread<string, number>({ program, does: "obeys", megabytes: 64, log });
  onTestFinished(() => thread.close());
  return thread;
}

test("jobs are done by one thread, which is not this one", async () => {
  const { run } = open();
  const threads = new Set(await Promise.all([run(""), run(""), run("")]));
  expect(threads.size).toBe(1);
  expect(threads.has(0)).toBe(false);
});

test("no thread starts before the first job", async () => {
  const errors: string[] = [];
  const log = { ...silentLog, error: (_: unknown, message: string) => void errors.push(message) };
  const { run } = open("throw new Error('it cannot start')", log);
  await new Promise((done) => setTimeout(done, 50));
  expect(errors).toEqual([]);
  await expect(run("")).rejects.toMatchObject({ cause: { message: "it cannot start" } });
  expect(errors).toEqual(["the thread that obeys failed, and the next job starts another"]);
});

test("a job that fails fails alone, and the thread goes on", async () => {
  const { run } = open();
  const thread = await run("");
  await expect(run("error")).rejects.toMatchObject({ cause: { message: "no such font" } });
  expect(await run("")).toBe(thread);
});

test.each(["crash", "exit", "memory"])(
  "after a %s everybody who waits is told, and the next job starts another thread",
  async (end) => {
    const { run } = open();
    const thread = await run("");
    const silent = expect(run("silence")).rejects.toThrow("The thread that obeys ended.");
    await expect(run(end)).rejects.toThrow("The thread that obeys ended.");
    await silent;
    expect(await run("")).not.toBe(thread);
  },
);

test("a job that nobody wants any more ends, however busy its thread is, and the next one does not wait for it", async () => {
  const { run } = open();
  const thread = await run("");
  const leaving = new AbortController();
  const unwanted = expect(run("compute", leaving.signal)).rejects.toThrow("The thread that obeys ended.");
  leaving.abort();
  expect(await run("")).not.toBe(thread);
  await unwanted;
  await expect(run("", leaving.signal)).rejects.toThrow("aborted");
});

test("closing ends the thread, and what it does", async () => {
  const thread = open();
  await thread.run("");
  const leaving = new AbortController();
  const left = expect(thread.run("compute", leaving.signal)).rejects.toThrow("ended");
  leaving.abort();
  const running = expect(thread.run("compute")).rejects.toThrow("ended");
  await thread.close();
  await Promise.all([left, running]);
  await expect(thread.run("")).rejects.toThrow("the server is closed");
});

const server = import.meta.dirname;
const imports = readdirSync(server, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .flatMap((file) =>
    ts.preProcessFile(readFileSync(join(server, file), "utf8")).importedFiles.map(({ fileName }) => ({
      file,
      target: fileName.startsWith(".")
        ? relative(server, resolve(server, dirname(file), fileName))
        : fileName,
    })),
  );

test.each([
  ["pdfkit", "resources/invoice/pdf/draw.ts"],
  ["resources/invoice/pdf/draw.js", "resources/invoice/pdf/thread.ts"],
  ["resources/invoice/pdf/thread.js", undefined],
  ["sandbox/trial.js", "server/dry-run-work.ts"],
  ["server/dry-run-work.js", "server/dry-run-thread.ts"],
  ["server/dry-run-thread.js", undefined],
])("nothing draws or tries out on the event loop: %s is loaded by %s alone", (target, importer) => {
  const importers = imports.filter((found) => found.target === target).map(({ file }) => file);
  expect(importers).toEqual(importer === undefined ? [] : [importer]);
});
