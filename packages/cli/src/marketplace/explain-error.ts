import { isCallError } from "@syndikit/sdk";
import { CliError, ExitCode } from "../frame/cli-error.js";
import { adviceOnTrust } from "../http/explain-outcome.js";
import { findProxyError } from "../http/proxy-error.js";

/** Turns an error of the marketplace's client into one for the user; undefined for other errors. */
export function explainMarketplaceError(error: unknown): CliError | undefined {
  if (!isCallError(error)) return undefined;
  const options = { cause: error };
  const proxyError = findProxyError(error);
  if (proxyError !== undefined) return proxyError;
  const trust = adviceOnTrust(codeOf(error));
  switch (error.kind) {
    case "unreachable":
    case "timeout":
      if (trust !== "") return new CliError(ExitCode.UNREACHABLE, `${error.message}.${trust}`, options);
      return new CliError(
        ExitCode.UNREACHABLE,
        `${error.message}. Is the marketplace running there? Start one with npx @syndikit/reference-server, or name another with --marketplace.`,
        options,
      );
    case "unexpected-response":
      return new CliError(
        ExitCode.UNREACHABLE,
        `${error.message}. The program that answers there is not a marketplace: check --marketplace.`,
        options,
      );
    case "aborted":
      return new CliError(ExitCode.INTERRUPTED, "Stopped before it was done.", options);
    case "sign-in":
      return new CliError(ExitCode.REFUSED, error.message, options);
    case "api":
      return new CliError(ExitCode.REFUSED, `${error.message}${hintFor(error)}`, options);
    default:
      return error satisfies never;
  }
}

/** The code of Node or OpenSSL, which stands at one of the causes. */
function codeOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && /^[A-Z_]+$/.test(cause.code)) return cause.code;
  }
  return "";
}

function hintFor({ status, message }: { readonly status: number; readonly message: string }): string {
  switch (status) {
    case 401:
      return ". Sign in with SYNDIKIT_TOKEN, or with SYNDIKIT_USER and SYNDIKIT_PASSWORD.";
    case 403:
      return ". Your account does not have the role for this: sign in with another account.";
    case 404:
      return message.includes(" sandbox/")
        ? ". The marketplace has no sandbox: start it with --sandbox on."
        : ". Either it does not exist, or it belongs to another company.";
    case 423:
      return ". Something else is moving it now: try again in a moment.";
    default:
      return "";
  }
}
