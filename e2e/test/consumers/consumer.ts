import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { Vectors } from "../runtimes/signature-report.js";
import { installCommandLine, installServer } from "./install-programs.js";
import { type LoopbackMarketplace, serveMarketplace } from "./loopback-marketplace.js";
import { addPrograms, installInto, link } from "./project.js";
import { entriesOf, manifestOf, packageFolders, root } from "./repository.js";
import { type Tarballs, tarballsOf } from "./tarballs.js";

/** The machine of a new user: the tarballs, projects that have them installed, and a marketplace to call. */
export interface Consumer {
  readonly folder: string;
  readonly tarballs: Tarballs;
  /** A project with all packages that a vendor's application needs. */
  readonly project: string;
  /** A project with the reference server. */
  readonly serverProject: string;
  /** A project with the command line and the testing package. */
  readonly commandLineProject: string;
  readonly vectors: Vectors;
  readonly marketplace: LoopbackMarketplace;
  close(): Promise<void>;
}

/** Installs the packages from tarballs packed as for a release. */
export async function createConsumer(): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), "consumers-"));
  const tarballs: Tarballs = new Map(inject("tarballs"));
  const [project, serverProject, commandLineProject] = [
    join(folder, "project"),
    join(folder, "marketplace"),
    join(folder, "command-line"),
  ];
  await Promise.all([
    installVendor(project, tarballs),
    installServer(serverProject, tarballs),
    installCommandLine(commandLineProject, tarballs),
  ]);
  const marketplace = await serveMarketplace();
  const file = join(root, "spec/vectors/signatures.json");
  return {
    folder,
    tarballs,
    project,
    serverProject,
    commandLineProject,
    vectors: JSON.parse(readFileSync(file, "utf8")) as Vectors,
    marketplace,
    async close() {
      await marketplace.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Installs the packages, and copies the programs into a folder of ES modules and one of CommonJS modules. */
async function installVendor(project: string, tarballs: Tarballs): Promise<void> {
  const manifests = packageFolders.map(manifestOf);
  const names = manifests.map(({ name }) => name);
  await installInto(project, tarballsOf(tarballs, names));
  // Links what a vendor would have installed too: the peer dependencies, and the types of Node.
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
}
