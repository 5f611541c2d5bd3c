/**
 * One sentence with the remedy, for an error of the system that keeps the program from starting; absent for any other
 * error, which is a bug and needs its stack.
 */
export function startProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, syscall, path, address, port } = error as NodeJS.ErrnoException & {
    readonly address?: string;
    readonly port?: number;
  };
  if (syscall === "listen") {
    return code === "EADDRNOTAVAIL"
      ? `This machine has no address ${address}: name one of its own with --host, for example 127.0.0.1 or 0.0.0.0.`
      : `The server cannot listen on ${address}:${port} (${code}): name another port with --port, or another address with --host.`;
  }
  if (syscall === "getaddrinfo")
    return `The host ${hostOf(error)} cannot be found (${code}): name an address with --host.`;
  if (code === undefined || syscall === undefined || path === undefined) return undefined;
  if (["EACCES", "EPERM", "EROFS"].includes(code)) {
    return `${path} may not be read or written by this user (${code}): give the user the right, or choose another file with --database.`;
  }
  if (code === "ENOSPC" || code === "EDQUOT")
    return `The disk of ${path} is full (${code}): make room, and start again.`;
  return undefined;
}

function hostOf(error: object): string {
  return "hostname" in error ? String(error.hostname) : "";
}
