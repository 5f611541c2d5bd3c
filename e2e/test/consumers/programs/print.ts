import type { Vectors } from "../../runtimes/signature-report.js";
import { reportAll } from "./report.js";

// Uses arguments, because a runtime may deny access to the environment and to files.
const [baseUrl = "", vectors = ""] = process.argv.slice(2);

// Not awaited: a CommonJS module has no top-level await.
void reportAll({ baseUrl }, JSON.parse(vectors) as Vectors).then((report) =>
  console.log(JSON.stringify(report)),
);
