import { existsSync } from "node:fs";
import { type Item, type ItemChoice, openDesk, type Store, type TaskState } from "@syndikit/receiver";
import { ExitCode, usageError } from "../frame/cli-error.js";
import type { CommonOptions, Context } from "../frame/verb.js";
import { readSecretText } from "../secret/read-secret.js";
import { assertStore, explainStore, isModule, isPostgres, openStore } from "./open-store.js";
import { openRemoteDesk, type RemoteDesk } from "./remote-desk.js";

/** The options of `syndikit receiver`. */
export interface ReceiverOptions extends CommonOptions {
  readonly store?: string;
  readonly url?: string;
  readonly authorization?: string;
  readonly schema?: string;
  readonly marketplace?: string;
  readonly state?: string;
  readonly error?: string;
  readonly force?: boolean;
}

const states = [
  "waiting",
  "running",
  "retrying",
  "sleeping",
  "paused",
  "dead",
  "idle",
  "done",
] as const satisfies readonly TaskState[];

export interface DeskRequest {
  readonly action: string | undefined;
  readonly which: string | undefined;
}

/** Runs one action on a store, or on a running receiver. */
export async function runDesk(
  context: Context,
  options: ReceiverOptions,
  { action, which }: DeskRequest,
): Promise<ExitCode> {
  const { env } = context;
  if (options.store !== undefined && options.url !== undefined) {
    throw usageError("Pass --store or --url, not both.");
  }
  if (options.error === "") throw usageError("--error is empty. Write a part of the error's text.");
  if (action === "backup") return backUp(context, options, which);
  const request = { action, which: toSubject(which), ...options };
  const url = options.url ?? (options.store === undefined ? env["RECEIVER_URL"] : undefined);
  if (url !== undefined) {
    const given = options.authorization ?? env["RECEIVER_AUTHORIZATION"];
    const authorization = given === undefined ? undefined : await readSecretText(context, given);
    return act(
      context,
      openRemoteDesk(url, { authorization, network: context.network, signal: context.signal }),
      request,
    );
  }
  const address = options.store ?? env["RECEIVER_STORE"];
  const store = await openStore(address, options.schema);
  try {
    const { marketplace } = options;
    const desk = await openStoredDesk(store, marketplace).catch((cause: unknown) => {
      throw explainStore(address, cause);
    });
    return await act(context, desk, request);
  } finally {
    await store.close();
  }
}

/** A store of a module may lack a method, which is told here. */
async function openStoredDesk(store: Store, marketplace: string | undefined): Promise<RemoteDesk> {
  const desk = openDesk(store, marketplace === undefined ? {} : { marketplace });
  await store.open();
  return desk;
}

/** Copies a store. This needs the store's file, so it does not work through the operator page. */
async function backUp(
  { env, clock, output }: Context,
  { store: file = env["RECEIVER_STORE"], force = false }: ReceiverOptions,
  target: string | undefined,
): Promise<ExitCode> {
  if (isPostgres(file)) throw usageError("Back up a store in PostgreSQL with the database, as with pg_dump.");
  if (isModule(file)) throw usageError("Back up the store of a module where it keeps its rows.");
  if (file === undefined || !existsSync(file)) {
    throw usageError(
      "Which store? Pass --store with the SQLite file of the receiver, or set RECEIVER_STORE.",
    );
  }
  if (target === undefined) {
    throw usageError("Where to? Name the new file: syndikit receiver backup copy.db --store receiver.db");
  }
  await assertStore(file);
  // Imported on demand, because nothing else here needs the server's code for writing files.
  const { backUpStore } = await import("./back-up-store.js");
  const kept = await backUpStore(file, target, { forceAt: force ? new Date(clock.now()) : undefined });
  output.line(`${target} is a copy of ${file}.`);
  if (kept !== undefined) output.note(`What was in ${target} before is in ${kept}.`);
  output.record({ type: "backup", file: target, kept });
  return ExitCode.OK;
}

async function act(
  { output }: Context,
  desk: RemoteDesk,
  {
    action,
    which,
    state,
    error,
  }: ReceiverOptions & { action: string | undefined; which: number | string | undefined },
): Promise<ExitCode> {
  const say = (text: string, record: object): ExitCode => {
    output.line(text);
    output.record({ type: action, ...record });
    return ExitCode.OK;
  };
  switch (action) {
    case "status": {
      const { counts, paused, outage } = await desk.inspect();
      for (const [name, count] of Object.entries(counts)) output.line(`${name.padEnd(9)}${count}`);
      if (paused) output.line("Everything is paused.");
      if (outage !== undefined) {
        output.line(`The marketplace does not answer, next attempt ${timeOf(outage.until)}: ${outage.error}`);
      }
      output.record({ type: "status", counts, paused, outage });
      // A dead letter needs a person to look at it.
      return counts.dead > 0 ? ExitCode.FINDING : ExitCode.OK;
    }
    case "list": {
      const filter = {
        ...(error === undefined ? {} : { error }),
        ...(state === undefined ? {} : { states: [toState(state)] }),
      };
      let isEmpty = true;
      for (let after: string | undefined; ; ) {
        const page = await desk.list({ ...filter, after });
        for (const item of page.items) {
          isEmpty = false;
          output.line(describe(item));
          output.record({ type: "item", ...item });
        }
        if (page.next === undefined) {
          if (isEmpty) output.note(explainNothing({ state, error }));
          return ExitCode.OK;
        }
        after = page.next;
      }
    }
    case "show": {
      const item = await desk.show(need(which, "show"));
      if (item === undefined) throw unknownItem(which);
      output.line(describe(item));
      for (const { at, what } of item.history) output.line(`  ${timeOf(at)} ${what}`);
      output.record({ type: "item", ...item });
      return ExitCode.OK;
    }
    case "redrive":
    case "dismiss": {
      const choice = error === undefined ? need(which, action) : { error };
      const count = await desk[action](choice);
      if (count === 0) output.note(await explainNone(desk, action, choice));
      return say(`${count} ${action === "redrive" ? "redriven" : "dismissed"}`, { count });
    }
    case "pause":
    case "resume": {
      const one = which === "all" ? undefined : which;
      if (!(await desk[action](one))) throw unknownItem(one);
      return say(`${one ?? "Everything"} is ${action}d.`, { which: one ?? "all" });
    }
    default:
      throw usageError(
        `"${action ?? ""}" is not an action. Use status, list, show, redrive, dismiss, pause, resume or backup.`,
      );
  }
}

/** Explains an empty list, and how to see more. */
function explainNothing({ state, error }: { state: string | undefined; error: string | undefined }): string {
  const which = [
    ...(state === undefined ? [] : [`is ${state}`]),
    ...(error === undefined ? [] : [`has "${error}" in its last error`]),
  ];
  const all = "syndikit receiver status counts the items in each state.";
  if (which.length > 0) return `Nothing ${which.join(" and ")}. ${all}`;
  return `Nothing waits, runs, or has failed. Items that are idle or done are listed with --state idle or --state done. ${all}`;
}

/** Explains why nothing was redriven or dismissed. */
async function explainNone(
  desk: RemoteDesk,
  action: "redrive" | "dismiss",
  choice: ItemChoice,
): Promise<string> {
  if (typeof choice === "object") return "Nothing that was given up has this text in its last error.";
  if (choice === "all") return "Nothing was given up.";
  const item = await desk.show(choice);
  if (item === undefined) return `There is nothing under ${choice}.`;
  const wanted =
    action === "redrive"
      ? "Only what failed or was given up is redriven"
      : "Only what was given up is dismissed";
  return `${wanted}, and ${item.key} is ${item.state}.`;
}

function describe({ key, state, reason, attempts, error, nextAt }: Item): string {
  return [
    `${key}: ${reason === undefined ? state : `${state} (${reason})`}`,
    ...(attempts > 0 ? [`${attempts} failed attempt${attempts === 1 ? "" : "s"}`] : []),
    ...(nextAt === undefined ? [] : [`next ${timeOf(nextAt)}`]),
    ...(error === undefined ? [] : [error]),
  ].join(", ");
}

function timeOf(at: number): string {
  return new Date(at).toISOString();
}

function unknownItem(which: number | string | undefined): Error {
  return usageError(`There is nothing under ${which}. syndikit receiver list shows what there is.`);
}

function need(which: number | string | undefined, action: string): number | string {
  if (which !== undefined) return which;
  throw usageError(
    `Which one? Give the id of a subscription, or the key of an item: syndikit receiver ${action} 12`,
  );
}

function toSubject(which: string | undefined): number | string | undefined {
  // An empty name most likely comes from an unset variable. It must not be taken as no name, which would mean
  // everything.
  if (which === "") throw usageError("The name of the item is empty. Leave it out, or write it in full.");
  return which !== undefined && /^\d+$/.test(which) ? Number(which) : which;
}

function toState(text: string): TaskState {
  const state = states.find((name) => name === text);
  if (state !== undefined) return state;
  throw usageError(`"${text}" is not a state. Use one of ${states.join(", ")}.`);
}
