import type { Key, Keyboard } from "../frame/io.js";
import type { Context } from "../frame/verb.js";
import { NO_BROWSER } from "../marketplace/open-console.js";
import { withoutLast, wrap } from "../text/width.js";
import { editText } from "./edit-text.js";
import { type Entry, matches, textOf } from "./entry.js";
import { type Session, UNSIGNED } from "./session.js";
import { lineOf, showDetails, showEntry } from "./show-entry.js";

export interface DeskOptions {
  readonly session: Session;
  readonly keyboard: Keyboard;
  /** The address of the marketplace's console. */
  readonly console: string;
  readonly canSign: boolean;
  /** Ends the listener. */
  readonly quit: () => void;
}

/** The number of entries that the key `l` lists. */
const LISTED = 20;

const KEYS = [
  "↑↓ choose",
  "⏎ details",
  "a again",
  "e edit",
  "o console",
  "f filter",
  "l list",
  "q quit",
] as const;

/** Shows deliveries on a terminal, and acts on single keys. Returns a function that closes the desk. */
export function openDesk(context: Context, options: DeskOptions): () => void {
  const { output, env } = context;
  const { session, keyboard, quit } = options;
  /** The number of the chosen entry; undefined for the newest. */
  let chosen: number | undefined;
  let filter = "";
  /** The filter while it is being typed; undefined while keys are commands. */
  let typed: string | undefined;
  let hidden = 0;
  /** While something is sent or edited, all keys but those that quit are ignored. */
  let isBusy = false;

  const visible = (): readonly Entry[] => session.entries.filter((entry) => matches(entry, filter));
  const current = (): Entry | undefined => {
    const entries = visible();
    return entries.find(({ number }) => number === chosen) ?? entries.at(-1);
  };

  const draw = (): void => {
    const { paint } = output;
    const entry = current();
    const place = entry === undefined ? "no event yet" : `▸ ${lineOf(entry, paint)}`;
    const only =
      filter === "" ? "" : paint.yellow(`  only "${filter}"${hidden > 0 ? `, ${hidden} hidden` : ""}`);
    const keys = (columns: number): readonly string[] =>
      typed === undefined
        ? wrap(KEYS, "  ", columns).map(paint.dim)
        : [`Show only: ${typed}▏`, paint.dim("⏎ apply  esc leave")];
    output.footer((columns) => ["", `${place}${only}`, ...keys(columns)]);
  };

  const show = (entry: Entry): void => {
    if (matches(entry, filter)) showEntry(output, entry);
    else hidden += 1;
    draw();
  };

  const move = (by: number): void => {
    const entries = visible();
    const now = current();
    const index = now === undefined ? -1 : entries.indexOf(now);
    const next = entries[index + by];
    // Moving down from the newest entry means to follow new ones.
    chosen = next === undefined && by > 0 ? undefined : (next ?? now)?.number;
  };

  const list = (): void => {
    const entries = visible().slice(-LISTED);
    if (entries.length === 0) output.note("There is nothing to list.");
    for (const entry of entries) output.line(lineOf(entry, output.paint));
  };

  const again = async (entry: Entry): Promise<void> => {
    const why = session.whyNotAgain(entry);
    if (why !== undefined) return output.note(why);
    chosen = undefined;
    await session.sendAgain(entry);
  };

  const edit = async (entry: Entry): Promise<void> => {
    const text = textOf(entry);
    const why = session.whyNotAgain(entry) ?? (text === undefined ? "Its body is not text." : undefined);
    if (why !== undefined || text === undefined) return output.note(why ?? "");
    const before = readable(text);
    output.footer(() => []);
    release();
    const after = (await editText(before, env).finally(() => take())).replace(/\r?\n$/, "");
    if (after === before)
      return output.note("Nothing was changed, so nothing was sent. Press a to send it as it was.");
    if (!isJson(after)) output.note("What you wrote is not JSON. It is sent unchanged.");
    if (!options.canSign) output.note(UNSIGNED);
    chosen = undefined;
    await session.sendAgain(entry, Buffer.from(after));
  };

  const open = async (address: string): Promise<void> => {
    output.line(address);
    if (!(await context.openAddress(address))) output.note(NO_BROWSER);
  };

  /** Runs the command of a key. Returns a promise if that takes time. */
  const command = (key: Key): Promise<void> | undefined => {
    const entry = current();
    switch (key.letter === "" ? key.name : key.letter) {
      case "up":
      case "k":
        move(-1);
        return undefined;
      case "down":
      case "j":
        move(1);
        return undefined;
      case "l":
        list();
        return undefined;
      case "f":
      case "/":
        typed = filter;
        return undefined;
      case "return":
      case "enter":
      case "d":
        if (entry !== undefined) showDetails(output, entry);
        return undefined;
      case "o":
        return open(
          `${options.console}/${entry?.eventId === undefined ? "deliveries" : `event/${entry.eventId}`}`,
        );
      case "a":
        return entry === undefined ? undefined : again(entry);
      case "e":
        return entry === undefined ? undefined : edit(entry);
      default:
        return undefined;
    }
  };

  const type = ({ name, letter }: Key): void => {
    const text = typed ?? "";
    if (name === "escape") {
      typed = undefined;
    } else if (name === "return" || name === "enter") {
      filter = text.trim();
      typed = undefined;
      hidden = 0;
      chosen = undefined;
      list();
    } else if (name === "backspace") {
      typed = withoutLast(text);
    } else {
      typed = text + letter;
    }
  };

  const hear = (key: Key): void => {
    if (key.name === "resize") {
      draw();
      return;
    }
    if (typed !== undefined) {
      type(key);
      draw();
      return;
    }
    if (key.letter === "q") {
      quit();
      return;
    }
    if (isBusy) return;
    const work = command(key);
    draw();
    if (work === undefined) return;
    isBusy = true;
    work
      .catch((error: unknown) => output.note(error instanceof Error ? error.message : String(error)))
      .finally(() => {
        isBusy = false;
        draw();
      });
  };

  let release = (): void => undefined;
  const take = (): void => {
    release = keyboard.open(hear);
  };

  const stop = session.follow(show);
  take();
  if (session.entries.length > 0) {
    output.note(
      `${session.entries.length} earlier deliveries: l lists them, f filters. --no-history keeps none.`,
    );
  }
  draw();
  return () => {
    stop();
    output.footer(() => []);
    release();
  };
}

/** Formats JSON with one field per line for editing. Other text stays unchanged. */
function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
