import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Vectors } from "../runtimes/signature-report.js";
import { type LoopbackMarketplace, serveMarketplace } from "./loopback-marketplace.js";
import { packAll, type Tarballs } from "./pack.js";
import { addPrograms, installInto, link } from "./project.js";
import { entriesOf, manifestOf, packageFolders, root } from "./repository.js";

/** A stranger's machine: the tarballs, a project with all packages, and a marketplace to call. */
export interface Consumer {
  readonly folder: string;
  readonly tarballs: Tarballs;
  /** A project with every package installed. */
  readonly project: string;
  /** Everything that can be imported from the packages. */
  readonly entries: readonly string[];
  readonly vectors: Vectors;
  readonly marketplace: LoopbackMarketplace;
  close(): Promise<void>;
}

/** Packs, installs, and writes the programs into a project of ECMAScript and one of CommonJS modules. */
export async function createConsumer(): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), "consumers-"));
  const tarballs = await packAll(folder);
  const project = join(folder, "project");
  await installInto(project, Object.values(tarballs));
  const manifests = packageFolders.map(manifestOf);
  // What a vendor would have beside them: what the entries ask for, and the types of Node.
  await link(project, [
    ...new Set(manifests.flatMap(({ peerDependencies = {} }) => Object.keys(peerDependencies))),
  ]);
  await link(project, ["@types/node"]);
  const entries = manifests.flatMap(entriesOf);
  for (const [format, type] of [
    ["esm", "module"],
    ["cjs", "commonjs"],
  ] as const) {
    await addPrograms(join(project, format), type);
    const lines = entries.map((entry, index) => `export * as entry${index} from "${entry}";\n`);
    await writeFile(join(project, format, "src/entries.ts"), lines.join(""));
  }
  const marketplace = await serveMarketplace();
  const file = join(root, "spec/vectors/signatures.json");
  return {
    folder,
    tarballs,
    project,
    entries,
    vectors: JSON.parse(readFileSync(file, "utf8")) as Vectors,
    marketplace,
    async close() {
      await marketplace.close();
      await rm(folder, { recursive: true });
    },
  };
}
