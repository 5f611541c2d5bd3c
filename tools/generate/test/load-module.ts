import { transform } from "esbuild";

/** Runs a generated module that imports nothing but types, and gives what it exports. */
export async function loadModule(text: string): Promise<Record<string, unknown>> {
  const { code } = await transform(text, { loader: "ts", format: "esm" });
  return import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);
}
