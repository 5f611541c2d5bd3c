import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { basename } from "node:path";
import { json } from "node:stream/consumers";
import type { PackedPackage } from "./pack-workspaces.js";

export interface Registry {
  readonly url: string;
  close(): Promise<void>;
}

export interface RegistryContent {
  /** Served as if they were published. */
  readonly packages: readonly PackedPackage[];
  /** Other files, by their name, at any path that ends with it. */
  readonly files: ReadonlyMap<string, string>;
  /** Packages that are not there until somebody publishes them, whatever the other registry has. */
  readonly unpublished?: readonly string[];
  /** Where every other question is sent on to. */
  readonly upstream: string;
  /** Where it listens on loopback; anywhere when absent. */
  readonly port?: number;
}

/** What a registry says of a package, and what `npm publish` sends. */
interface Packument {
  readonly name: string;
  readonly "dist-tags": Readonly<Record<string, string>>;
  readonly versions: Readonly<Record<string, { readonly dist: { readonly tarball: string } }>>;
  /** The tarballs, in base64, by their names. */
  readonly _attachments?: Readonly<Record<string, { readonly data: string }>>;
}

/**
 * Serves packages of this repository, takes those that are published to it, and sends whoever asks for others to the
 * registry that npm uses here.
 */
export async function serveRegistry(content: RegistryContent): Promise<Registry> {
  const { packages, files, unpublished = [], upstream, port = 0 } = content;
  let url = "";
  const packuments = new Map<string, Packument>();
  const tarballs = new Map<string, () => Promise<Buffer>>(
    [...files, ...packages.map(({ file }): [string, string] => [basename(file), file])].map(
      ([name, file]) => [name, () => readFile(file)],
    ),
  );

  function publish({ _attachments = {}, ...sent }: Packument): void {
    const versions = Object.entries(sent.versions).map(([version, manifest]) => {
      const name = fileOf(sent.name, version);
      return [version, { ...manifest, dist: { ...manifest.dist, tarball: `${url}/-/${name}` } }] as const;
    });
    for (const [attached, { data }] of Object.entries(_attachments)) {
      const name = fileOf(sent.name, attached.slice(sent.name.length + 1, -".tgz".length));
      tarballs.set(name, async () => Buffer.from(data, "base64"));
    }
    packuments.set(sent.name, { ...sent, versions: Object.fromEntries(versions) });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? "/";
    const name = decodeURIComponent(path.slice(1));
    if (request.method === "PUT") {
      publish((await json(request)) as Packument); // What npm sends.
      response.writeHead(201, { "content-type": "application/json" }).end("{}");
      return;
    }
    const packument = packuments.get(name);
    const tarball = tarballs.get(path.split("/").at(-1) ?? "");
    if (packument !== undefined) {
      // They are packed anew under the same version, so nobody may answer from memory.
      response.setHeader("cache-control", "no-cache").setHeader("content-type", "application/json");
      response.end(JSON.stringify(packument));
    } else if (tarball !== undefined) {
      response.end(await tarball());
    } else if (unpublished.includes(name)) {
      response.writeHead(404, { "content-type": "application/json" }).end("{}");
    } else {
      response.writeHead(302, { location: new URL(path.slice(1), upstream).href }).end();
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const packed of packages) publish(describe(packed));
  return {
    url,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** How npm names the tarball of a package in a folder: `@syndikit/sdk` 1.0.0 is `syndikit-sdk-1.0.0.tgz`. */
function fileOf(name: string, version: string): string {
  return `${name.replace("@", "").replace("/", "-")}-${version}.tgz`;
}

/** What a registry says of a package that has one version. */
function describe({ name, version, file, integrity, shasum, manifest }: PackedPackage): Packument {
  const dist = { tarball: basename(file), integrity, shasum };
  return { name, "dist-tags": { latest: version }, versions: { [version]: { ...manifest, dist } } };
}
