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
}

/**
 * Asks in a terminal, one question after the other.
 *
 * @throws {CreateError} when the user cancels (`cancelled`).
 */
export function createAsk(terminal: Terminal = {}): Ask {
  return async (given, { checkName, install, isInRepository }) => {
    intro("A vendor's side of the marketplace", terminal);
    const name =
      given.name ??
      (await answerTo(
        text({
          ...terminal,
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
        (await answerTo(
          select({
            ...terminal,
            message: "Which framework?",
            initialValue: defaults.framework as keyof typeof frameworks,
            options: keysOf(frameworks).map((value) => ({ value, label: frameworks[value].label })),
          }),
        )),
      store:
        given.store ??
        (await answerTo(
          select({
            ...terminal,
            message: "Where is the state stored?",
            initialValue: defaults.store as keyof typeof stores,
            options: keysOf(stores).map((value) => ({ value, ...pick(stores[value]) })),
          }),
        )),
      handle:
        given.handle ??
        (await answerTo(
          multiselect<Ability>({
            ...terminal,
            message: "What does it handle?",
            required: false,
            initialValues: [...defaults.handle],
            options: keysOf(abilities).map((value) => ({ value, ...pick(abilities[value]) })),
          }),
        )),
      install: given.install ?? (await answerTo(confirm({ ...terminal, message: `Run ${install(name)}?` }))),
      git:
        given.git ??
        // A repository inside another is hardly ever wanted; --git creates it anyway.
        (!isInRepository(name) &&
          (await answerTo(confirm({ ...terminal, message: "Create a git repository?" })))),
    };
    outro("", terminal);
    return answers;

    async function answerTo<Value>(question: Promise<Value>): Promise<Exclude<Value, symbol>> {
      const answer = await question;
      // The only symbol among the answers is the one for cancelling.
      if (!isCancel(answer)) return answer as Exclude<Value, symbol>;
      throw new CreateError("cancelled", "Cancelled. Nothing was written.");
    }
  };
}

const pick = ({ label, hint }: { readonly label: string; readonly hint: string }) => ({ label, hint });
