// Says so when this Node is older than package.json asks for. Otherwise a package fails, and names everything but Node.
import { readFileSync } from "node:fs";

// What JSON.parse gives has no type, and linters ask for one.
const manifest = readFileSync(new URL("../package.json", import.meta.url), "utf8");
const [, asked = ""] = /"engines": *\{\s*"node": *"([^"]*)"/.exec(manifest) ?? [];
const [major = 0, minor = 0] = numbersOf(asked);
const [ownMajor = 0, ownMinor = 0] = numbersOf(process.versions.node);
if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  console.error(
    `This project needs Node ${major}.${minor} or later, and this is ${process.versions.node}. ` +
      "Install a newer one, for example with: nvm install 22. Then delete node_modules, and install again.",
  );
  process.exit(1);
}

/**
 * Of `>=20.19.0` and of `20.19.0`: 20, 19 and 0.
 *
 * @param {string} version
 */
function numbersOf(version) {
  return (version.match(/\d+/g) ?? []).map(Number);
}
