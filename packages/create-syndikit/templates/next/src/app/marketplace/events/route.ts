import { serve } from "../../../serve.ts";

export const POST = serve((vendor) => vendor.receiver);
