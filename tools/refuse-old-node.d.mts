/** Says so when this Node is older than a package needs, and sets the exit code. Returns whether it is too old. */
export function refuseOldNode(manifest: URL): boolean;
