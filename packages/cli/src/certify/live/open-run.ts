import { setMaxListeners } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CliError, usageError } from "../../frame/cli-error.js";
import type { Clock } from "../../frame/clock.js";
import { ExitCode } from "../../frame/exit-code.js";
import { awaitReceiver } from "./await-receiver.js";
import { environmentFor, type VendorEnvironment } from "./environment.js";
import { findLeaks } from "./find-leaks.js";
import { firstIdAt } from "./first-id.js";
import { openGateway } from "./gateway.js";
import { createLane } from "./lane.js";
import { openMarket } from "./market.js";
import { post } from "./post.js";
import type { Stage } from "./stage.js";
import { openStranger } from "./stranger.js";
import { supervise } from "./supervise.js";
import { openTenantsWindow } from "./tenants-window.js";
import { vendorProcess } from "./vendor-process.js";

/** How a run meets the receiver. Times are in milliseconds. */
export interface RunOptions {
  /** The receiver's address for events. */
  readonly url: string;
  /** The notification secret. */
  readonly secret: string;
  /** The token that the receiver has; made up when absent. */
  readonly token?: string | undefined;
  /** A line for the shell that starts the receiver. */
  readonly start?: string | undefined;
  /** Where the receiver lists its tenants. */
  readonly tenants?: string | undefined;
  /** How often the receiver looks by itself. */
  readonly sweep?: number | undefined;
  /** How long a check may take until it must be well. */
  readonly patience: number;
  /** How long nothing more may happen until a check is over. */
  readonly quiet: number;
  /** How long the receiver may take to be there. */
  readonly wait: number;
  /** Where the marketplace listens, for the receiver. */
  readonly listen: { readonly host: string; readonly port: number };
  /** How the receiver reaches it, when that is another address. */
  readonly publicUrl?: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Hears what to tell a receiver that is started by hand. */
  readonly onReady?: (environment: VendorEnvironment) => void;
  /** Hears why the receiver is not ready yet. */
  readonly onWait?: (trouble: string) => void;
}

/** A run: the stage, and what is looked at beside it. */
export interface Run {
  readonly stage: Stage;
  /** What the receiver wrote and should not have. */
  leaks(): readonly string[];
  /** Whether the receiver called the marketplace at all. */
  wasCalled(): boolean;
  close(): Promise<void>;
}

/**
 * Starts the marketplace, and the receiver if that is ours to start, and waits until it answers.
 *
 * @throws CliError when the receiver does not answer.
 */
export async function openRun(options: RunOptions): Promise<Run> {
  const { url, clock, secret, signal } = options;
  // Every scenario waits with it, and Node takes more than ten for a mistake.
  setMaxListeners(0, signal);
  const closers: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (const closer of closers.reverse()) await closer();
  };
  try {
    const folder = await mkdtemp(join(tmpdir(), "syndikit-certify-"));
    closers.push(() => rm(folder, { recursive: true, force: true }));
    const market = await openMarket({ ...options, firstId: firstIdAt(clock.now()) });
    closers.push(() => market.close());
    const tenants = options.tenants === undefined ? undefined : openTenantsWindow(options.tenants);
    const token = { told: options.token ?? market.vendorToken, real: market.vendorToken };
    const gateway = await openGateway({
      ...options.listen,
      token,
      forward: market.forward,
      countTenants: tenants?.count,
    });
    closers.push(() => gateway.close());
    const stranger = await openStranger();
    closers.push(() => stranger.close());

    const environment = environmentFor(new URL(url), {
      marketplace: options.publicUrl ?? gateway.url,
      token: token.told,
      secret,
      database: join(folder, "receiver.sqlite"),
    });
    const vendor =
      options.start === undefined
        ? undefined
        : vendorProcess({ command: options.start, env: { ...options.env, ...environment }, clock });
    const ready = (): Promise<void> => awaitReceiver({ ...options, process: vendor, limit: options.wait });
    const process = vendor && supervise(vendor, ready, clock);
    if (process) {
      await refuseTakenAddress(url, signal);
      closers.push(process.close);
      await process.begin();
    } else {
      options.onReady?.(environment);
      await ready();
    }
    await tenants?.look();
    if (tenants?.trouble !== undefined) {
      throw usageError(
        `The tenants at ${options.tenants} cannot be read: ${tenants.trouble}. Answer GET with a list such as [{"subscription": 12, "id": "a"}].`,
      );
    }

    const signatures = new Set<string>();
    return {
      stage: {
        clock,
        market,
        gateway,
        url,
        secret,
        stranger,
        tenants,
        process,
        lane: createLane(),
        signatures,
        patience: options.patience,
        quiet: options.quiet,
        sweep: options.sweep,
        signal,
      },
      leaks: () =>
        findLeaks(vendor?.output() ?? "", {
          secret,
          tokens: Object.values(token),
          signatures,
          credentials: gateway.credentials,
        }),
      wasCalled: () => [...gateway.subjects.values()].some(({ calls }) => calls.length > 0),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Whatever answers there already would be certified in the place of what is started. */
async function refuseTakenAddress(url: string, signal: AbortSignal): Promise<void> {
  const { answer } = await post(url, { body: new Uint8Array(), headers: {} }, signal);
  if (answer === "none") return;
  throw new CliError(
    ExitCode.USAGE,
    `Something answers at ${url} already. End it, or give --start an address with a free port.`,
  );
}
