import { readFileSync, writeFileSync } from "node:fs";
import { SETTINGS } from "./settings.js";
import { withSettingsTable } from "./settings-table.js";

// `npm run settings`. A test of the README fails when it was forgotten.
const readme = new URL("../../README.md", import.meta.url);
writeFileSync(readme, withSettingsTable(readFileSync(readme, "utf8"), SETTINGS));
