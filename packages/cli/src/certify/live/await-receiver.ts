import { CliError } from "../../frame/cli-error.js";
import type { Clock } from "../../frame/clock.js";
import { ExitCode } from "../../frame/exit-code.js";
import { writeEvent } from "../write-event.js";
import { post, type Sent } from "./post.js";
import type { VendorProcess } from "./vendor-process.js";

/** Whom to wait for, and how. */
export interface AwaitOptions {
  readonly url: string;
  readonly secret: string;
  readonly clock: Clock;
  /** Milliseconds. */
  readonly limit: number;
  /** The receiver's process, if it is ours. */
  readonly process?: VendorProcess | undefined;
  readonly signal: AbortSignal;
  /** Hears what the receiver answers as yet. */
  readonly onWait?: (trouble: string) => void;
}

const between = 250;

/**
 * Waits until the receiver answers. What it is asked is a signed event of an entity that nobody knows, which changes
 * nothing anywhere.
 *
 * @throws CliError when it does not in time, or its process ends.
 */
export async function awaitReceiver(options: AwaitOptions): Promise<void> {
  const { url, clock, limit, process, signal, onWait } = options;
  const probe = writeEvent(
    { entity: "Comet", type: "MELTED" },
    { ...options, subscriptionId: 1, nobody: 1, began: clock.now(), elsewhere: url },
  );
  const end = clock.now() + limit;
  for (;;) {
    const trouble = explain(await post(url, probe, signal), process !== undefined);
    if (trouble === undefined) return;
    const ended = process?.ended();
    if (ended !== undefined) {
      throw unreachable(
        `The receiver does not run: ${ended}. It wrote:\n${lastLines(process?.output() ?? "")}`,
      );
    }
    if (signal.aborted) throw new CliError(ExitCode.INTERRUPTED, `Stopped while ${url} was waited for.`);
    if (clock.now() > end) {
      throw unreachable(
        `The receiver at ${url} was not ready within ${limit / 1_000} s: ${trouble}.${process ? ` It wrote:\n${lastLines(process.output())}` : ""}`,
      );
    }
    onWait?.(trouble);
    await clock.sleep(between, signal);
  }
}

/** What keeps the run from beginning. One of ours may be flawed in any way, as long as it answers. */
function explain({ answer, reason }: Sent, isOurs: boolean): string | undefined {
  if (answer === "none") return reason ?? "no answer";
  if (isOurs) return undefined;
  if (answer === 401 || answer === 403) {
    return `it answers ${answer} to a signed event, so it does not have this secret yet`;
  }
  if (answer === 404 || answer === 405) return `it answers ${answer}: is this the path for events?`;
  return undefined;
}

function lastLines(output: string): string {
  return output.trim().split("\n").slice(-10).join("\n");
}

function unreachable(message: string): CliError {
  return new CliError(ExitCode.UNREACHABLE, message);
}
