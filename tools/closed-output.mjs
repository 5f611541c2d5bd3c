/**
 * Lets a program go on when nobody reads its output any more, as after `| head`: that is no error. Where the output
 * cannot be written for another reason, such as a full disk, it says so, and sets the exit code at the end, for nobody
 * has the result. Without a listener Node ends the program at either, with a stack.
 *
 * @param {NodeJS.Process} process
 * @param {number} exitCode the exit code of output that cannot be written.
 */
export function allowClosedOutput(process, exitCode) {
  let isTold = false;
  process.stdout.on("error", ({ code }) => {
    if (code === "EPIPE" || isTold) return;
    isTold = true;
    process.stderr.write(
      `error: The output cannot be written (${code}): look at the file or disk that it goes to.\n`,
    );
    process.once("exit", () => {
      process.exitCode = exitCode;
    });
  });
  // If standard error cannot be written, there is no place left to say so.
  process.stderr.on("error", () => undefined);
}
