import { randomBytes, randomUUID } from "node:crypto";
import type { Marketplace, ProductDTO } from "@syndikit/sdk";
import { createVerifier } from "@syndikit/signature";
import { openCapture } from "../capture/open-capture.js";
import { readEventFilter } from "../event/event-filter.js";
import { ExitCode, usageError } from "../frame/cli-error.js";
import { readUrl } from "../frame/read-values.js";
import type { Context } from "../frame/verb.js";
import { type Connection, connect } from "../marketplace/connect.js";
import { findProduct } from "../marketplace/find-product.js";
import { findSecret } from "../secret/read-secret.js";
import { openDesk } from "./desk.js";
import { clearHistories, type History, historyFile, noHistory, openHistory } from "./history.js";
import type { ListenOptions } from "./listen-options.js";
import { openPaths, planRerouting } from "./plan-rerouting.js";
import { type Relay, startRelay } from "./relay.js";
import type { Rerouted } from "./rerouted.js";
import { restore, restoreLeftover } from "./restore.js";
import { EVENT_PATH } from "./routes.js";
import { openSession } from "./session.js";
import { showEntry } from "./show-entry.js";
import { openStateFile, type StateFile, stateFolder } from "./state-file.js";
import { takeOver } from "./take-over.js";
import { watchAddresses } from "./watch-addresses.js";

/** Receives a product's events, shows and forwards them until it is stopped, and then restores the addresses. */
export async function listen(context: Context, options: ListenOptions): Promise<ExitCode> {
  const { output } = context;
  if (options.clear === true) return clear(context);
  const settings = readSettings(options);
  const connection = await connect(context, options);
  const vendor = connection.as("vendor");
  const product = await findProduct(vendor, options.product);
  const state = openStateFile(stateFolder(context.env), connection.url, product.self);
  const restored = await restoreLeftover(vendor, state, output);
  if (settings === undefined) {
    if (!restored) output.note(`There is nothing to restore for ${product.self}.`);
    return ExitCode.OK;
  }

  const wants = readEventFilter(options.events);
  // Opened before the secret is set, so that a file that is refused changes nothing.
  const capture = await openCapture(options.save, options.force ? new Date(context.clock.now()) : undefined);
  const secret = await chooseSecret(context, options);
  const mark = randomUUID();
  const { keyboard } = output.json ? { keyboard: undefined } : context;
  const keeps = keyboard !== undefined && options.history;
  const history = keeps ? await keepHistory(context, connection, product) : noHistory;
  const ending = new AbortController();
  const session = openSession({
    forwardTo: settings.forwardTo,
    secret: secret.value,
    history,
    clock: context.clock,
    network: context.network,
    signal: ending.signal,
  });
  const open = new Set<string>();
  const relay = await startRelay({
    forwardTo: settings.forwardTo,
    port: settings.port,
    mark,
    open,
    verifier: secret.value === undefined ? undefined : createVerifier(secret.value),
    wants,
    clock: context.clock,
    network: context.network,
    onDelivery: (delivery) => {
      // A metric whose address is a path is polled through the listener even without --also. It is not shown then.
      if (delivery.verdict !== undefined || options.also !== undefined) session.add(delivery);
    },
    onCapture: (record) => capture.write(record),
  });
  let closeDesk = (): void => undefined;
  try {
    const listener = options.publicUrl ?? relay.url;
    warnWhenOutOfReach(context, connection, options);
    const rerouted = await planRerouting({ vendor, product, listener, also: options.also ?? [] });
    for (const path of await openPaths({ vendor, product }, rerouted)) open.add(path);
    const { url } = relay;
    const { href: forwardTo } = settings.forwardTo;
    const claim = { marketplace: connection.url, product: product.self, url, forwardTo, mark, rerouted };
    if (!(await state.claim(claim))) {
      throw usageError(`Another syndikit listen has just taken ${product.self}: end that one first.`);
    }
    const run: Run = { context, vendor, product, state, rerouted };
    await whileRerouted(run, async () => {
      if (secret.set && secret.value !== undefined) {
        await vendor.products.update(product, { notificationSecretToken: secret.value });
      }
      const canSign = secret.value !== undefined;
      announce(run, { relay, secret, options, kept: capture.kept });
      const quit = new Promise<void>((resolve) => {
        if (keyboard === undefined) {
          closeDesk = session.follow((entry) => showEntry(output, entry));
          return;
        }
        closeDesk = openDesk(context, {
          session,
          keyboard,
          console: connection.url,
          canSign,
          quit: resolve,
        });
      });
      const watching = watchAddresses(
        context,
        { vendor, product, rerouted, secret: secret.set ? secret.value : undefined },
        ending.signal,
      );
      await Promise.race([quit, untilStopped(context.signal), capture.broken]);
      ending.abort();
      await watching;
      closeDesk();
      output.note("Ending.");
    });
  } finally {
    closeDesk();
    await relay.close();
    await capture.close();
    await history.close();
  }
  return ExitCode.OK;
}

interface Run {
  readonly context: Context;
  readonly vendor: Marketplace;
  readonly product: ProductDTO;
  readonly state: StateFile;
  readonly rerouted: readonly Rerouted[];
}

/** Runs `work` while the addresses point to the listener, and always restores them. */
async function whileRerouted(
  { context, vendor, state, rerouted }: Run,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await takeOver(vendor, rerouted);
    await work();
  } finally {
    try {
      await restore(vendor, rerouted, context.output);
      await state.remove();
    } catch (error) {
      context.output.note(
        "The original addresses could not be restored. To do it later: syndikit listen --restore",
      );
      // biome-ignore lint/correctness/noUnsafeFinally: addresses that could not be restored matter more than why the run ended.
      throw error;
    }
  }
}

/**
 * Checks the command line before anything is called. Returns undefined when only the addresses are to be restored.
 */
function readSettings(
  options: ListenOptions,
): { readonly forwardTo: URL; readonly port: number } | undefined {
  if (options.restore === true) return undefined;
  if (options.forwardTo === undefined) {
    throw usageError(
      "Where should events go? Pass --forward-to with your application's address, for example http://127.0.0.1:3000/events.",
    );
  }
  const port = Number(options.port);
  if (!/^\d+$/.test(options.port) || port > 65_535) {
    throw usageError(`--port ${options.port} is not a port: pass a number from 0 to 65535.`);
  }
  if (options.publicUrl !== undefined) readUrl(options.publicUrl, "--public-url");
  return { forwardTo: readUrl(options.forwardTo, "--forward-to"), port };
}

function warnWhenOutOfReach({ output }: Context, { isLocal, url }: Connection, options: ListenOptions): void {
  if (isLocal || options.publicUrl !== undefined) return;
  output.note(
    `${output.paint.yellow("note:")} ${url} cannot reach this machine: open a tunnel to --port, and pass its address as --public-url.`,
  );
}

interface Announced {
  readonly relay: Relay;
  readonly secret: ListenSecret;
  readonly options: ListenOptions;
  /** The path under which an earlier file of that name was kept. */
  readonly kept: string | undefined;
}

function announce({ context, product, rerouted }: Run, { relay, secret, options, kept }: Announced): void {
  const { output } = context;
  const { paint } = output;
  const printed = options.printSecret === true ? secret.value : undefined;
  output.record({
    type: "ready",
    url: relay.url,
    endpoint: `${relay.url}${EVENT_PATH}`,
    forwardTo: options.forwardTo,
    product: product.self,
    rerouted: rerouted.map(({ kind, of, former }) => ({ kind, of, former })),
    secret: printed,
    kept,
  });
  output.line(
    `${paint.bold(product.name)} (${product.self}): events go through ${relay.url} to ${options.forwardTo}`,
  );
  if (printed !== undefined) output.line(`Secret: ${printed}`);
  if (secret.set) {
    output.note(
      "The product now has this secret, also after this command ends: the previous secret cannot be read, so it cannot be restored.",
    );
  } else if (secret.value === undefined) {
    output.note(
      "Signatures are not checked here: pass the product's secret with SYNDIKIT_SECRET, or --set-secret.",
    );
  }
  if (kept !== undefined) output.note(`What was in ${options.save} before is in ${kept}.`);
  output.note(
    "Ctrl-C ends this and restores the original address. After a kill -9: syndikit listen --restore\n",
  );
}

/** Removes every history on this machine. The files with addresses to restore stay. */
async function clear({ output, env }: Context): Promise<ExitCode> {
  const folder = stateFolder(env);
  const removed = await clearHistories(folder);
  for (const file of removed) output.record({ type: "cleared", file });
  output.note(
    removed.length === 0 ? `There is nothing to remove in ${folder}.` : `Removed: ${removed.join(", ")}`,
  );
  return ExitCode.OK;
}

function keepHistory({ output, env }: Context, { url }: Connection, product: ProductDTO): Promise<History> {
  const file = historyFile(stateFolder(env), url, product.self);
  return openHistory(file, ({ code }) => {
    output.note(
      `${file} cannot be used (${code}), so new deliveries are not kept. Set SYNDIKIT_STATE to use another folder.`,
    );
  });
}

function untilStopped(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

interface ListenSecret {
  /** Undefined when the secret is not known. Signatures are not checked then. */
  readonly value: string | undefined;
  readonly set: boolean;
}

/** The secret that was given, or a new one when one is needed. */
async function chooseSecret(context: Context, options: ListenOptions): Promise<ListenSecret> {
  const given = await findSecret(context, options.secret);
  const wanted = options.setSecret === true || options.printSecret === true;
  if (given !== undefined || !wanted) return { value: given, set: options.setSecret === true };
  return { value: randomBytes(24).toString("base64url"), set: true };
}
