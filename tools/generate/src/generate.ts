import { emitters } from "./emit/index.js";
import type { Emitter } from "./emitter.js";
import { format } from "./format.js";
import { loadSpec } from "./load-spec.js";
import { MANIFEST_PATH, printManifest } from "./manifest.js";
import { header } from "./print.js";

/** Every file that the spec below a root gives, by its path from the root. It writes nothing. */
export async function generate(
  root: string,
  list: readonly Emitter[] = emitters,
): Promise<Map<string, string>> {
  const spec = await loadSpec(root);
  const texts = new Map<string, string>();
  for (const { target, source, emit } of list) {
    const text = await emit(spec);
    texts.set(target, target.endsWith(".json") ? text : header(source, target) + text);
  }
  const formatted = await format(new Map([...texts].filter(([path]) => path.endsWith(".ts"))));
  const files = new Map([...texts, ...formatted]);
  files.set(MANIFEST_PATH, printManifest([...files.keys()], spec.hash));
  return files;
}
