import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifestsBelow = (repository: string): ReadonlyMap<string, { folder: string; manifest: Manifest }> =>
  new Map(
    ["packages", "apps"].flatMap((parent) =>
      readdirSync(join(repository, parent)).flatMap((name) => {
        const folder = join(repository, parent, name);
        const file = join(folder, "package.json");
        if (!existsSync(file)) return [];
        const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest; // One of ours.
        return manifest.private === true ? [] : [[manifest.name, { folder, manifest }] as const];
      }),
    ),
  );

test("a release gives every changed package its next version and its changelog, and all agree on the versions", () => {
  const folder = mkdtempSync(join(tmpdir(), "release-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const copy = join(folder, "repository");
  // The last commit, without what lies about in the work tree.
  execFileSync("git", ["clone", "--quiet", "--depth", "1", `file://${root}`, copy]);
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "dir");
  const before = manifestsBelow(copy);

  execFileSync(join(root, "node_modules/.bin/changeset"), ["version"], { cwd: copy, stdio: "pipe" });

  const after = manifestsBelow(copy);
  expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
  for (const [name, { folder: place, manifest }] of after) {
    expect(manifest.version, name).not.toBe(before.get(name)?.manifest.version);
    expect(readFileSync(join(place, "CHANGELOG.md"), "utf8"), name).toContain(`## ${manifest.version}`);
    for (const [dependency, range] of Object.entries(manifest.dependencies ?? {})) {
      const ours = after.get(dependency)?.manifest.version;
      if (ours !== undefined) expect(range, `${name} needs ${dependency}`).toContain(ours);
    }
  }
  const left = readdirSync(join(copy, ".changeset")).filter(
    (file) => file.endsWith(".md") && file !== "README.md",
  );
  expect(left).toEqual([]);
});
