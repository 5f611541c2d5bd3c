import { cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository itself. */
export const repository = fileURLToPath(new URL("../../..", import.meta.url));

/** A folder with a spec, and with the hand-written sources that generated files import. */
export interface TemporaryRoot extends AsyncDisposable {
  readonly path: string;
}

/** A copy of a spec of `fixtures/`, or of the real one, in a folder of its own. */
export async function temporaryRoot(spec: "things" | "real"): Promise<TemporaryRoot> {
  const path = await mkdtemp(join(tmpdir(), "generate-test-"));
  const source = spec === "real" ? repository : fileURLToPath(new URL(`fixtures/${spec}`, import.meta.url));
  await cp(join(source, "spec"), join(path, "spec"), { recursive: true });
  const contract = join(repository, "packages/contract/src");
  for (const file of await readdir(contract)) {
    if (/\.(gen|test|test-d)\./.test(file)) continue;
    await cp(join(contract, file), join(path, "packages/contract/src", file));
  }
  await writeFile(join(path, "package.json"), '{ "type": "module" }');
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}
