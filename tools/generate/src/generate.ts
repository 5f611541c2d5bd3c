import { readDesignTokens } from "./design-tokens.js";
import { emitters } from "./emit/index.js";
import type { Emitter, FolderEmitter } from "./emitter.js";
import { format } from "./format.js";
import { loadSpec } from "./load-spec.js";
import { MANIFEST_PATH, printManifest } from "./manifest.js";
import type { Spec } from "./model.js";
import { header } from "./print.js";

/** Every file that the spec and the design tokens below a root give, by its path from the root. It writes nothing. */
export async function generate(
  root: string,
  list: readonly (Emitter | FolderEmitter)[] = emitters,
): Promise<Map<string, string>> {
  const spec = await loadSpec(root);
  const texts = new Map<string, string>();
  for (const emitter of list) {
    for (const [path, text] of await emitAll(emitter, spec)) {
      texts.set(path, path.endsWith(".json") ? text : header(emitter.source, path) + text);
    }
  }
  for (const [path, text] of await readDesignTokens(root)) texts.set(path, text);
  const formatted = await format(new Map([...texts].filter(([path]) => path.endsWith(".ts"))));
  const files = new Map([...texts, ...formatted]);
  files.set(MANIFEST_PATH, printManifest([...files.keys()], spec.hash));
  return files;
}

/** What one emitter makes, by its path from the root. */
async function emitAll(emitter: Emitter | FolderEmitter, spec: Spec): Promise<[string, string][]> {
  if ("emit" in emitter) return [[emitter.target, await emitter.emit(spec)]];
  return [...emitter.emitFiles(spec)].map(([name, text]) => [`${emitter.target}/${name}`, text]);
}
