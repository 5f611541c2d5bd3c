import { describeFramework } from "./describe-framework.js";

// Hono is created by the stories of the guide, the others by `npm run test:soak`.
describeFramework("node", { combinations: false });
