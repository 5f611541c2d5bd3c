// The program of the thread that draws documents.
import { parentPort } from "node:worker_threads";
import type { DrawAnswer, DrawRequest } from "../../../documents/documents.js";
import { writeContent } from "./content.js";
import { drawInvoice } from "./draw.js";

const port = parentPort;
if (port === null)
  throw new Error("This program draws documents for the server, which starts it as a thread.");

port.on("message", async ({ id, paper }: DrawRequest) => {
  try {
    const bytes = await drawInvoice(writeContent(paper));
    port.postMessage({ id, bytes } satisfies DrawAnswer, [bytes.buffer]);
  } catch (error) {
    port.postMessage({ id, error } satisfies DrawAnswer);
  }
});
