// Loaded before a program of another Node: the binding of SQLite that was compiled for it takes the place of the one
// that is installed, in whatever folder a module asks for it.
const { _extensions: readers } = require("node:module");

const load = readers[".node"];
readers[".node"] = (module, file) =>
  load(module, file.endsWith("better_sqlite3.node") ? process.env.SQLITE_BINDING : file);
