// Preloaded with --require when a test runs on another version of Node. The installed binary of better-sqlite3 is for one
// version only, so every request for it loads the binary that SQLITE_BINDING names.
const { _extensions: readers } = require("node:module");

const load = readers[".node"];
readers[".node"] = (module, file) =>
  load(module, file.endsWith("better_sqlite3.node") ? process.env.SQLITE_BINDING : file);
