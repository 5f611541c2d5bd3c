import { describeReadmeApplication, receiverSample } from "./describe-readme-application.js";

describeReadmeApplication({
  framework: "SvelteKit",
  dependencies: {},
  devDependencies: {
    "@sveltejs/adapter-node": "5.5.7",
    "@sveltejs/kit": "2.70.4",
    "@sveltejs/vite-plugin-svelte": "6.2.3",
    svelte: "5.57.3",
    vite: "7.3.8",
  },
  sources: "src",
  files: {
    "src/hooks.server.ts": receiverSample("SvelteKit 1"),
    "src/routes/marketplace/events/+server.ts": receiverSample("SvelteKit 2"),
    "src/app.html": "<!doctype html><head>%sveltekit.head%</head><body>%sveltekit.body%</body>\n",
    "svelte.config.js":
      'import adapter from "@sveltejs/adapter-node";\n\nexport default { kit: { adapter: adapter() } };\n',
    "vite.config.ts":
      'import { sveltekit } from "@sveltejs/kit/vite";\n\nexport default { plugins: [sveltekit()] };\n',
  },
  build: "npx vite build",
  start: "node build",
  ready: /Listening on/,
});
