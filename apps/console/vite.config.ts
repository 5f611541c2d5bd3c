import { defaultClientConditions, defineConfig } from "vite";
import { bundledNotices } from "../../tools/third-party-notices.js";

/** Builds into `dist`: hashed files, and the manifest by which the server finds them. */
export default defineConfig({
  // From source, as everything else in the workspace: a page is never built from an old SDK.
  resolve: { conditions: ["@syndikit/source", ...defaultClientConditions] },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [bundledNotices()],
  build: {
    target: "es2022",
    manifest: "manifest.json",
    // The policy of the page allows no `data:` script or font, and the server sends each file compressed.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ["src/main.tsx", "src/reference/main.tsx"],
      output: {
        codeSplitting: {
          // What the first page shares with others in one file: a browser asks for six at a time, and styles are among
          // them. In files of their own the largest paint came 1.7 times as late as without scripts.
          groups: [
            { name: "core", test: /\.[jt]sx?$/, tags: ["$initial"], minShareCount: 2 },
            // What the frame shares with the palette and with most pages, and what that needs. In files of its own the
            // first page took 45.3 kB instead of 41.7, since small files are compressed less.
            {
              name: "frame",
              test: /console\/src\/((routes|live|load)\.ts|frame\/(open|keyboard)\.tsx?|parts\/(draft|failure|modal|page|switch-account)\.tsx?)$/,
            },
          ],
        },
      },
    },
  },
});
