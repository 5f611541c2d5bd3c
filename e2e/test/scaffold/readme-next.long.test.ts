import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../consumers/repository.js";
import { describeReadmeApplication, receiverSample } from "./describe-readme-application.js";

describeReadmeApplication({
  framework: "Next.js",
  dependencies: { next: "16.4.6", react: "19.2.0", "react-dom": "19.2.0" },
  devDependencies: { "@types/node": "^20.19.0", "@types/react": "19.2.0", typescript: "5.9.3" },
  sources: ".",
  files: {
    "instrumentation.ts": receiverSample("Next.js 1"),
    "app/marketplace/events/route.ts": receiverSample("Next.js 2"),
    "next.config.ts": 'export default { serverExternalPackages: ["better-sqlite3", "pg"] };\n',
    "tsconfig.json": readFileSync(
      join(root, "packages/create-syndikit/templates/next/_tsconfig.json"),
      "utf8",
    ),
  },
  build: "npx next build",
  start: "npx next start",
  ready: /Ready in/,
});
