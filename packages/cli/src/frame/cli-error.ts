import { ExitCode } from "./exit-code.js";

/** Something that ends a command and that its user can put right. The message says what to do next, in one line. */
export class CliError extends Error {
  override readonly name = "CliError";
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

/** The command line, or a file that it names, cannot be used. */
export function usageError(message: string, options?: ErrorOptions): CliError {
  return new CliError(ExitCode.USAGE, message, options);
}
