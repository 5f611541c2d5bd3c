import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { basename } from "node:path";
import type { PackedPackage } from "./pack.js";

export interface Registry {
  readonly url: string;
  close(): Promise<void>;
}

export interface RegistryContent {
  /** Served as if they were published. */
  readonly packages: readonly PackedPackage[];
  /** Other files, by their name, at any path that ends with it. */
  readonly files: ReadonlyMap<string, string>;
  /** Where every other question is sent on to. */
  readonly upstream: string;
}

/** Serves packages of this repository, and sends whoever asks for others to the registry that npm uses here. */
export async function serveRegistry({ packages, files, upstream }: RegistryContent): Promise<Registry> {
  const byName = new Map(packages.map((packed) => [packed.name, packed]));
  const tarballs = new Map([
    ...files,
    ...packages.map(({ file }): [string, string] => [basename(file), file]),
  ]);
  let url = "";

  async function answer(path: string, response: ServerResponse): Promise<void> {
    const packed = byName.get(decodeURIComponent(path.slice(1)));
    const file = tarballs.get(path.split("/").at(-1) ?? "");
    if (packed !== undefined) {
      response.setHeader("content-type", "application/json").end(JSON.stringify(describe(packed, url)));
    } else if (file !== undefined) {
      response.end(await readFile(file));
    } else {
      response.writeHead(302, { location: new URL(path.slice(1), upstream).href }).end();
    }
  }

  const server = createServer((request, response) => {
    answer(request.url ?? "/", response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** What a registry says of a package that has one version. */
function describe({ name, version, file, integrity, shasum, manifest }: PackedPackage, url: string): object {
  const dist = { tarball: `${url}/-/${basename(file)}`, integrity, shasum };
  return { name, "dist-tags": { latest: version }, versions: { [version]: { ...manifest, dist } } };
}
