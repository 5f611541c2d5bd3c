import { defineConfig } from "vitest/config";
import { configOf } from "./vitest.long.config.js";

/** What `npm run test:soak` runs: long tests whose size can be chosen, at their full size. It takes an hour. */
export default defineConfig(configOf("soak"));
