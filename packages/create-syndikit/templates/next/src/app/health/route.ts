import { serve } from "../../serve.ts";

export const dynamic = "force-dynamic";
export const GET = serve(({ health }) => health);
