import { describeReadmeApplication, receiverSample } from "./describe-readme-application.js";

describeReadmeApplication({
  framework: "Nuxt",
  // The last minor version that runs on Node 20.
  dependencies: { nuxt: "4.4.2" },
  sources: "server",
  files: {
    "app/app.vue": "<template><p>An application</p></template>\n",
    "nuxt.config.ts": "export default defineNuxtConfig({ telemetry: false });\n",
    "server/plugins/receiver.ts": receiverSample("Nuxt 1"),
    "server/routes/marketplace/events.post.ts": receiverSample("Nuxt 2"),
  },
  build: "npx nuxt build",
  start: "node .output/server/index.mjs",
  ready: /Listening on/,
});
