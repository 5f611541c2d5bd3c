// The program of the thread that draws documents.
import type { PaperFacts } from "../../../documents/paper.js";
import { workInThread } from "../../../thread.js";
import { writeContent } from "./content.js";
import { drawInvoice } from "./draw.js";

workInThread(
  async (paper: PaperFacts) => drawInvoice(writeContent(paper)),
  (bytes) => [bytes.buffer],
);
