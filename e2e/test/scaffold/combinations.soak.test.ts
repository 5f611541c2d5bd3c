import { describeFramework } from "./describe-framework.js";

for (const framework of ["express", "fastify", "hono", "next", "node"]) {
  describeFramework(framework, { combinations: true });
}
