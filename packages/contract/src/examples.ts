export { type ExampleName, type Examples, examples } from "./examples.gen.js";
