import type { Vectors } from "../../runtimes/signature-report.js";
import { reportAll } from "./report.js";

// Arguments, since a runtime may refuse its environment and its files.
const [baseUrl = "", vectors = ""] = process.argv.slice(2);

// Not awaited: a CommonJS module cannot.
void reportAll({ baseUrl }, JSON.parse(vectors) as Vectors).then((report) =>
  console.log(JSON.stringify(report)),
);
