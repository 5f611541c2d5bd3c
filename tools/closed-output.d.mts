/** Lets a program go on when nobody reads its output any more, and sets the exit code when it cannot be written. */
export function allowClosedOutput(process: NodeJS.Process, exitCode: number): void;
