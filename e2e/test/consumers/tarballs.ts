/** The tarball of each package, by the package's name. */
export type Tarballs = ReadonlyMap<string, string>;

/**
 * The tarballs of some packages.
 *
 * @throws {Error} when one was not packed.
 */
export function tarballsOf(tarballs: Tarballs, names: readonly string[]): readonly string[] {
  return names.map((name) => {
    const file = tarballs.get(name);
    if (file === undefined) throw new Error(`${name} was not packed.`);
    return file;
  });
}
