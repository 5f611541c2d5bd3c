import { readFileSync } from "node:fs";

/**
 * Says so when this Node is older than a package needs, and sets the exit code. It imports what every Node has: a
 * program that is loaded whole fails on an old one with a SyntaxError, before it can say anything.
 *
 * @param {URL} manifest the package.json with the name of the program, and `engines`.
 * @returns {boolean} whether it is too old.
 */
export function refuseOldNode(manifest) {
  const { name, engines } = JSON.parse(readFileSync(manifest, "utf8"));
  const [major, minor] = numbersOf(engines.node);
  const [ownMajor, ownMinor] = numbersOf(process.versions.node);
  const isOld = ownMajor < major || (ownMajor === major && ownMinor < minor);
  if (isOld) {
    process.stderr.write(
      `${name} needs Node ${major}.${minor} or later, and this is ${process.versions.node}. Install a newer one, for example with: nvm install 22\n`,
    );
    process.exitCode = 1;
  }
  return isOld;
}

/** Of `>=20.19.0` and of `20.19.0`: 20 and 19. */
function numbersOf(version) {
  return version.match(/\d+/g).map(Number);
}
