import type { Readable } from "node:stream";
import { confirm, intro, isCancel, multiselect, outro, select, text } from "@clack/prompts";
import { type Ability, abilities, frameworks, keysOf, stores } from "./choices.js";
import { CreateError } from "./create-error.js";
import type { Chosen, Given } from "./plan.js";
import { DEFAULT_NAME, defaults } from "./plan.js";

/** Input and output of the questions. Absent: the terminal. */
export type Terminal = Pick<Parameters<typeof text>[0], "input" | "output">;

/** Checks a name: returns what is wrong with it, or nothing. */
export type CheckName = (name: string) => string | undefined;

/** Asks for everything that was not given. */
export type Ask = (given: Given, options: AskOptions) => Promise<Chosen>;

export interface AskOptions {
  readonly checkName: CheckName;
  /** The command that installs a project of this name. */
  readonly install: (name: string) => string;
  /** Whether the project would be inside a git repository. */
  readonly isInRepository: (name: string) => boolean;
  /** Aborted when the program is told to end. */
  readonly signal: AbortSignal;
}

/** Where one question is asked, and what takes it back. */
type Place = Terminal & { readonly signal: AbortSignal };

/**
 * Asks in a terminal, one question after the other.
 *
 * @throws {CreateError} when the user cancels, or the input ends (`cancelled`).
 */
export function createAsk(terminal: Terminal = {}): Ask {
  return async (given, { checkName, install, isInRepository, signal }) => {
    giveSize(terminal.output ?? process.stdout);
    intro("A vendor's side of the marketplace", terminal);
    const name =
      given.name ??
      (await answerTo((place) =>
        text({
          ...place,
          message: "What is the name of the project?",
          placeholder: DEFAULT_NAME,
          defaultValue: DEFAULT_NAME,
          validate: (typed) => checkName(typed || DEFAULT_NAME),
        }),
      ));
    const answers = {
      name,
      framework:
        given.framework ??
        (await answerTo((place) =>
          select({
            ...place,
            message: "Which framework?",
            initialValue: defaults.framework as keyof typeof frameworks,
            options: keysOf(frameworks).map((value) => ({ value, label: frameworks[value].label })),
          }),
        )),
      store:
        given.store ??
        (await answerTo((place) =>
          select({
            ...place,
            message: "Where is the state stored?",
            initialValue: defaults.store as keyof typeof stores,
            options: keysOf(stores).map((value) => ({ value, ...pick(stores[value]) })),
          }),
        )),
      handle:
        given.handle ??
        (await answerTo((place) =>
          multiselect<Ability>({
            ...place,
            message: "What does it handle?",
            required: false,
            initialValues: [...defaults.handle],
            options: keysOf(abilities).map((value) => ({ value, ...pick(abilities[value]) })),
          }),
        )),
      install:
        given.install ?? (await answerTo((place) => confirm({ ...place, message: `Run ${install(name)}?` }))),
      git:
        given.git ??
        // A repository inside another is hardly ever wanted; --git creates it anyway.
        (!isInRepository(name) &&
          (await answerTo((place) => confirm({ ...place, message: "Create a git repository?" })))),
    };
    outro("", terminal);
    return answers;

    async function answerTo<Value>(ask: (place: Place) => Promise<Value>): Promise<Exclude<Value, symbol>> {
      const input = terminal.input ?? process.stdin;
      const ending = new AbortController();
      const end = (): void => ending.abort();
      const forget = whenClosed(input, end);
      signal.addEventListener("abort", end, { once: true });
      if (signal.aborted || input.readableEnded) end();
      try {
        const answer = await ask({ ...terminal, signal: ending.signal });
        // The only symbol among the answers is the one for cancelling.
        if (!isCancel(answer)) return answer as Exclude<Value, symbol>;
        throw new CreateError("cancelled", "Cancelled. Nothing was written.");
      } finally {
        forget();
        signal.removeEventListener("abort", end);
      }
    }
  };
}

/** What is assumed of a terminal that does not say how large it is, as in some containers. */
const USUAL_SIZE = { columns: 80, rows: 24 };

/** Without columns, each letter would get a line of its own. */
function giveSize(output: object): void {
  if ("columns" in output && output.columns === 0) Object.assign(output, USUAL_SIZE);
}

/**
 * Calls `hear` when nothing can be typed any more: at Ctrl-D, and where the input ends. The prompts do not hear of it,
 * and would wait for ever. What reads the terminal for them then pauses it, as it also does after an answer: so the one
 * who asks has one turn to forget about it. Returns the function for that.
 */
function whenClosed(input: Readable, hear: () => void): () => void {
  let isOver = false;
  const look = (): void => {
    setImmediate(() => {
      if (!isOver) hear();
    });
  };
  input.on("pause", look).on("end", look);
  return () => {
    isOver = true;
    input.off("pause", look).off("end", look);
  };
}

const pick = ({ label, hint }: { readonly label: string; readonly hint: string }) => ({ label, hint });
