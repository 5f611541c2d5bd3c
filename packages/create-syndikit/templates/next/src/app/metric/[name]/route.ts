import { serve } from "../../../serve.ts";

export const GET = serve((vendor) => vendor.metrics);
