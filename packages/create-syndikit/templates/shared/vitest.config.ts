import { defineConfig } from "vitest/config";

export default defineConfig({
  // Each test opens a whole marketplace, which takes a moment on a busy machine.
  test: { include: ["test/**/*.test.ts"], testTimeout: 20_000 },
});
