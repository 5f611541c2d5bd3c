export {
  assertFree,
  type Content,
  FileNotWritten,
  type NewFileOptions,
  nameForKept,
  writeNew,
} from "./new-file.js";
