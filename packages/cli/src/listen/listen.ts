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
import type { ListenOptions } from "./listen-options.js";
import { planRerouting } from "./plan-rerouting.js";
import { type Relay, startRelay } from "./relay.js";
import type { Rerouted } from "./rerouted.js";
import { restore, restoreLeftover } from "./restore.js";
import { EVENT_PATH } from "./routes.js";
import { showDelivery } from "./show-delivery.js";
import { openStateFile, type StateFile, stateFolder } from "./state-file.js";
import { takeOver } from "./take-over.js";

/** Takes a product's events, shows them and sends them on, until it is told to end; then puts everything back. */
export async function listen(context: Context, options: ListenOptions): Promise<ExitCode> {
  const { output } = context;
  const settings = readSettings(options);
  const connection = await connect(context, options);
  const vendor = connection.as("vendor");
  const product = await findProduct(vendor, options.product);
  const state = openStateFile(stateFolder(context.env), connection.url, product.self);
  const restored = await restoreLeftover(vendor, state, output);
  if (settings === undefined) {
    if (!restored) output.note(`There is nothing to put back for ${product.self}.`);
    return ExitCode.OK;
  }

  const secret = await chooseSecret(context, options);
  const wants = readEventFilter(options.events);
  const capture = await openCapture(options.save);
  const mark = randomUUID();
  const relay = await startRelay({
    forwardTo: settings.forwardTo,
    port: settings.port,
    mark,
    verifier: secret.value === undefined ? undefined : createVerifier(secret.value),
    wants,
    clock: context.clock,
    onDelivery: (delivery) => showDelivery(output, delivery),
    onCapture: (record) => capture.write(record),
  });
  try {
    const listener = options.publicUrl ?? relay.url;
    warnWhenOutOfReach(context, connection, options);
    const rerouted = await planRerouting({ vendor, product, listener, also: options.also ?? [] });
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
      announce(run, { relay, secret, options });
      await Promise.race([untilStopped(context.signal), capture.broken]);
      output.note("Ending.");
    });
  } finally {
    await relay.close();
    await capture.close();
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

/** Does something while the addresses lead here, and puts them back, however it ends. */
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
        "The former addresses could not be put back. Do it later with: syndikit listen --restore",
      );
      // biome-ignore lint/correctness/noUnsafeFinally: what could not be put back outweighs why the run ended.
      throw error;
    }
  }
}

/** What the command line says, checked before anything is called; undefined: only put back. */
function readSettings(
  options: ListenOptions,
): { readonly forwardTo: URL; readonly port: number } | undefined {
  if (options.restore === true) return undefined;
  if (options.forwardTo === undefined) {
    throw usageError(
      "Where to? Pass --forward-to with your application's address, as http://127.0.0.1:3000/events.",
    );
  }
  const port = Number(options.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw usageError(`--port ${options.port} is no port: pass a number from 0 to 65535.`);
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

function announce(
  { context, product, rerouted }: Run,
  { relay, secret, options }: { relay: Relay; secret: ListenSecret; options: ListenOptions },
): void {
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
    ...(printed === undefined ? {} : { secret: printed }),
  });
  output.line(
    `${paint.bold(product.name)} (${product.self}): events go through ${relay.url} to ${options.forwardTo}`,
  );
  if (printed !== undefined) output.line(`Secret: ${printed}`);
  if (secret.set) {
    output.note(
      "The secret is set at the product, and stays when this ends: the former one cannot be read back.",
    );
  } else if (secret.value === undefined) {
    output.note(
      "Signatures are not checked here: pass the product's secret with SYNDIKIT_SECRET, or --set-secret.",
    );
  }
  output.note(
    "Ctrl-C ends it and puts the former address back; after a kill -9: syndikit listen --restore\n",
  );
}

function untilStopped(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

interface ListenSecret {
  /** Undefined: none is known here, so signatures are not checked. */
  readonly value: string | undefined;
  readonly set: boolean;
}

/** The secret that was given; or a new one, where one is wanted and none was given. */
async function chooseSecret(context: Context, options: ListenOptions): Promise<ListenSecret> {
  const given = await findSecret(context, options.secret);
  const wanted = options.setSecret === true || options.printSecret === true;
  if (given !== undefined || !wanted) return { value: given, set: options.setSecret === true };
  return { value: randomBytes(24).toString("base64url"), set: true };
}
