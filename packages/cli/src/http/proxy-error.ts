import { CliError, ExitCode } from "../frame/cli-error.js";

/** A proxy that the environment names does not pass a request on. The message names the variable, and no password. */
export class ProxyError extends CliError {
  /** Told from the codes of Node. */
  readonly code = "ERR_PROXY";

  constructor(message: string, options?: ErrorOptions) {
    super(ExitCode.UNREACHABLE, message, options);
  }
}

/** Finds the error of a proxy among the causes of an error. */
export function findProxyError(error: unknown): ProxyError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ProxyError) return cause;
  }
  return undefined;
}
