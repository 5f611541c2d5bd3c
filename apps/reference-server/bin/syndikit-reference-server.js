#!/usr/bin/env node
// The command in this repository, where nothing may be built yet. The published one is dist/main.js.
import { buildPages } from "../../../tools/build-pages.mjs";
import { runFromSource } from "../../../tools/from-source.mjs";
import { refuseOldNode } from "../../../tools/refuse-old-node.mjs";

/** These show no pages. */
const others = ["backup", "restore", "copy", "doctor", "forget-secrets", "--help", "-h", "--version", "-V"];

const serves = !process.argv.slice(2).some((word) => others.includes(word));
const isReady = !refuseOldNode(new URL("../package.json", import.meta.url)) && (!serves || buildPages());
if (isReady) await runFromSource(new URL("../src/start.ts", import.meta.url));
