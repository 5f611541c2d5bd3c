/** How a command ended. Scripts rely on these numbers, so none changes its meaning. */
export const ExitCode = {
  /** The command succeeded. */
  OK: 0,
  /** The command ran, and found a problem: a wrong signature, a refused event, a cause. */
  FINDING: 1,
  /** The command line, or a file that it names, cannot be used. */
  USAGE: 2,
  /** The marketplace, or the vendor's address, cannot be reached. */
  UNREACHABLE: 3,
  /** The marketplace was reached, and refused: signing in, rights, an unknown entity, a broken rule. */
  REFUSED: 4,
  /** No problem was found, but not everything could be checked. */
  INCOMPLETE: 5,
  /** A bug in this program. */
  FAULT: 70,
  /** Stopped by Ctrl-C. */
  INTERRUPTED: 130,
} as const;

/** The texts for the help and the README. */
export const exitCodeTexts: Readonly<Record<ExitCode, string>> = {
  [ExitCode.OK]: "success",
  [ExitCode.FINDING]: "something was found: a wrong signature, a refused event, a cause",
  [ExitCode.USAGE]: "the command line, or a file that it names, cannot be used",
  [ExitCode.UNREACHABLE]: "the marketplace, or the vendor's address, cannot be reached",
  [ExitCode.REFUSED]: "the marketplace refused",
  [ExitCode.INCOMPLETE]:
    "nothing wrong was found, but the run is incomplete: certify could not see tenants, or certify-marketplace did not try every statement",
  [ExitCode.FAULT]: "a bug in this program",
  [ExitCode.INTERRUPTED]: "stopped by Ctrl-C",
};

export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];

/** An error that the user can fix. Its message says in one line what to do next. */
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
