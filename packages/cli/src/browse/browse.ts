import { isCallError } from "@syndikit/sdk";
import { ExitCode, usageError } from "../frame/cli-error.js";
import type { MarketplaceOptions } from "../frame/options.js";
import type { Output } from "../frame/output.js";
import type { Context } from "../frame/verb.js";
import { readLimit } from "./identifier.js";

/** The options of every verb that lists, shows or follows items. */
export interface BrowseOptions extends MarketplaceOptions {
  readonly limit: string;
  readonly tail?: boolean;
}

/** The action on the command line, and the item that it names. */
export interface BrowseAction {
  readonly action: string | undefined;
  readonly which: string | undefined;
}

/** A kind of item at the marketplace, with how to list, show and follow it. */
export interface Browsable<Item> {
  /** The name of an item, in messages and as the type of its JSON. */
  readonly type: "event" | "request" | "subscription";
  /** The console page that shows the same list. */
  readonly page: string;
  /** Newest first. */
  list(limit: number): Promise<readonly Item[]>;
  find(which: string | undefined): Promise<Item>;
  idOf(item: Item): string | number;
  /** When this changes, a followed item is shown again. */
  stateOf(item: Item): string;
  lines(item: Item, output: Output): readonly string[];
  /** Prints the details of a single item below its line. */
  showMore(item: Item, output: Output): Promise<void> | void;
}

/** Lists items, shows one, or follows new ones, as the command line says. */
export async function browse<Item>(
  context: Context,
  options: BrowseOptions,
  {
    kind,
    wanted: { action = "list", which },
  }: { readonly kind: Browsable<Item>; readonly wanted: BrowseAction },
): Promise<ExitCode> {
  const { output } = context;
  if (options.tail === true && action === "show") {
    throw usageError(
      `show prints one ${kind.type} and ends, so --tail does not go with it. Leave out --tail, or write tail instead of show.`,
    );
  }
  if (options.tail === true || action === "tail") return follow(context, kind);
  if (action === "show") {
    const item = await kind.find(which);
    show(output, kind, item);
    await kind.showMore(item, output);
    return ExitCode.OK;
  }
  if (which !== undefined) {
    throw usageError(`list shows many ${kind.type}s. To see only ${which}, write show ${which}.`);
  }
  const items = await kind.list(readLimit(options.limit));
  for (const item of items) show(output, kind, item);
  output.note(items.length === 0 ? `There are no such ${kind.type}s.` : `In the console: ${kind.page}`);
  return ExitCode.OK;
}

function show<Item>(output: Output, kind: Browsable<Item>, item: Item): void {
  output.record({ type: kind.type, [kind.type]: item });
  for (const line of kind.lines(item, output)) output.line(line);
}

/** Milliseconds between two polls. */
const POLL_INTERVAL = 1_000;
/** The number of newest items that are compared with the previous poll. */
const WINDOW = 200;

/** Shows new items and their changes until Ctrl-C. It goes on polling while the marketplace restarts. */
async function follow<Item>({ output, clock, signal }: Context, kind: Browsable<Item>): Promise<ExitCode> {
  const { idOf, stateOf, type } = kind;
  let before = await kind.list(WINDOW);
  let isAway = false;
  output.note(`New ${type}s are shown as they happen. In the console: ${kind.page}. Ctrl-C ends this.`);
  for (;;) {
    await clock.sleep(POLL_INTERVAL, signal);
    if (signal.aborted) return ExitCode.OK;
    let now: readonly Item[];
    try {
      now = await kind.list(WINDOW);
      isAway = false;
    } catch (error) {
      if (!isCallError(error) || error.kind !== "unreachable") throw error;
      if (!isAway) output.note("The marketplace does not answer. This continues when it is back.");
      isAway = true;
      continue;
    }
    const known = new Map(before.map((item) => [idOf(item), stateOf(item)]));
    const firstKnown = now.findIndex((item) => known.has(idOf(item)));
    if (firstKnown < 0 && now.length === WINDOW) {
      output.note(`More than ${WINDOW} new ${type}s at once: the older ones are not shown.`);
    }
    const changed = now.filter((item, index) => {
      const state = known.get(idOf(item));
      // An unknown item below the first known one is old. It moved up when others were removed.
      return state === undefined ? firstKnown < 0 || index < firstKnown : state !== stateOf(item);
    });
    for (const item of changed.reverse()) show(output, kind, item);
    before = now;
  }
}
