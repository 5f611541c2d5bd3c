#!/usr/bin/env node
// The command in this repository, where nothing may be built yet. The published one is dist/main.js.
import { runFromSource } from "../../../tools/from-source.mjs";

await runFromSource(new URL("../src/start.ts", import.meta.url));
