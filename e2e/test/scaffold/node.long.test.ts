import { describeFramework } from "./describe-framework.js";

// The stories of the guide create a Hono project; `npm run test:soak` creates the others.
describeFramework("node", { combinations: false });
