import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, onTestFinished, test } from "vitest";
import { type Log, silentLog } from "../ports.js";
import { createDocuments, type Documents } from "./documents.js";
import type { PaperFacts } from "./paper.js";

/** Answers with the number of its thread, and does what the languages of a document tell it. */
const obedient = `
  import { parentPort, threadId } from "node:worker_threads";
  parentPort.on("message", ({ id, paper }) => {
    if (paper.languages.includes("crash")) throw new Error("a fault of the library");
    if (paper.languages.includes("exit")) process.exit(3);
    if (paper.languages.includes("memory")) for (const kept = []; ; ) kept.push(new Array(1e6).fill(0));
    if (paper.languages.includes("error")) parentPort.postMessage({ id, error: new Error("no such font") });
    else if (!paper.languages.includes("silence")) parentPort.postMessage({ id, bytes: new Uint8Array([threadId]) });
  });`;

function open(source = obedient, log: Log = silentLog): Documents {
  const documents = createDocuments({ program: new URL(`data:text/javascript,${source}`), log });
  onTestFinished(() => documents.close());
  return documents;
}

const paper = (...languages: string[]) => ({ languages }) as unknown as PaperFacts;

test("documents are drawn by one thread, which is not this one", async () => {
  const { draw } = open();
  const drawn = await Promise.all([draw(paper()), draw(paper()), draw(paper())]);
  const threads = new Set(drawn.map(([thread]) => thread));
  expect(threads.size).toBe(1);
  expect(threads.has(0)).toBe(false);
});

test("no thread starts before the first document", async () => {
  const errors: string[] = [];
  const log = { ...silentLog, error: (_: unknown, message: string) => void errors.push(message) };
  const documents = open("throw new Error('it cannot start')", log);
  await new Promise((done) => setTimeout(done, 50));
  expect(errors).toEqual([]);
  await expect(documents.draw(paper())).rejects.toMatchObject({ cause: { message: "it cannot start" } });
  expect(errors).toHaveLength(1);
});

test("a document that cannot be drawn fails alone, and the thread goes on", async () => {
  const { draw } = open();
  const [thread] = await draw(paper());
  await expect(draw(paper("error"))).rejects.toMatchObject({ cause: { message: "no such font" } });
  expect(await draw(paper())).toEqual(new Uint8Array([thread ?? 0]));
});

test.each(["crash", "exit", "memory"])(
  "after a %s everybody who waits is told, and the next document starts another thread",
  async (end) => {
    const { draw } = open();
    const [thread] = await draw(paper());
    const silent = expect(draw(paper("silence"))).rejects.toThrow("The thread that draws documents ended.");
    await expect(draw(paper(end))).rejects.toThrow("The thread that draws documents ended.");
    await silent;
    const [next] = await draw(paper());
    expect(next).not.toBe(thread);
  },
);

test("closing ends the thread, and what it draws", async () => {
  const documents = open();
  await documents.draw(paper());
  const drawing = expect(documents.draw(paper("silence"))).rejects.toThrow("ended");
  await documents.close();
  await drawing;
  await expect(documents.draw(paper())).rejects.toThrow("the server is closed");
});

test("only the program of the thread loads what draws, so nothing draws on the event loop", () => {
  const server = fileURLToPath(new URL("..", import.meta.url));
  const importers = readdirSync(server, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .flatMap((file) =>
      ts.preProcessFile(readFileSync(join(server, file), "utf8")).importedFiles.map(({ fileName }) => ({
        file,
        target: fileName.startsWith(".")
          ? relative(server, resolve(server, dirname(file), fileName))
          : fileName,
      })),
    );
  const of = (name: RegExp) => importers.filter(({ target }) => name.test(target)).map(({ file }) => file);
  expect(of(/^pdfkit$/)).toEqual(["resources/invoice/pdf/draw.ts"]);
  expect(of(/pdf\/draw\.js$/)).toEqual(["resources/invoice/pdf/thread.ts"]);
  expect(of(/pdf\/thread\.js$/)).toEqual([]);
});
