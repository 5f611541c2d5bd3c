import { describeReadmeApplication, receiverSample } from "./describe-readme-application.js";

// Remix has become the framework mode of React Router.
describeReadmeApplication({
  framework: "React Router and Remix",
  dependencies: {
    "@react-router/node": "7.18.4",
    "@react-router/serve": "7.18.4",
    isbot: "5.2.3",
    react: "19.2.0",
    "react-dom": "19.2.0",
    "react-router": "7.18.4",
  },
  devDependencies: { "@react-router/dev": "7.18.4", vite: "7.3.8" },
  sources: "app",
  files: {
    "app/receiver.server.ts": receiverSample("React Router and Remix 1"),
    "app/marketplace-events.ts": receiverSample("React Router and Remix 2"),
    "app/routes.ts": `import { route } from "@react-router/dev/routes";

export default [route("marketplace/events", "marketplace-events.ts")];
`,
    "app/root.tsx": `import { Outlet, Scripts } from "react-router";

export default function Root() {
  return (
    <html lang="en">
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
`,
    "vite.config.ts":
      'import { reactRouter } from "@react-router/dev/vite";\n\nexport default { plugins: [reactRouter()] };\n',
  },
  build: "npx react-router build",
  start: "npx react-router-serve build/server/index.js",
  ready: /\[react-router-serve\] http/,
});
