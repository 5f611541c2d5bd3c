import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { strangersEnvironment } from "../../../tools/registry/strangers-environment.js";

/** A terminal with several windows. The programs in it see a real terminal. */
export interface TerminalSession {
  /** Opens a window with its own shell. */
  openWindow(name: string): Promise<TerminalWindow>;
  close(): Promise<void>;
}

export interface TerminalWindow {
  /**
   * Types a command, and waits for the prompt.
   *
   * @returns the whole output.
   * @throws {Error} when it ends with a code other than 0, or does not end.
   */
  run(line: string): Promise<string>;
  /** Runs a command that asks questions, and answers each with Enter. */
  runWithDefaults(line: string): Promise<string>;
  /** Types a command that keeps running, waits until its output matches, and returns the output so far. */
  start(line: string, until: RegExp): Promise<string>;
  /** Presses keys by their tmux names: `C-c`, `Enter`, `q`. */
  press(...keys: readonly string[]): Promise<void>;
  /** Makes the window this many columns wide. */
  resize(columns: number): Promise<void>;
  /** Waits until the output of the last command matches. */
  shows(pattern: RegExp): Promise<string>;
  /** Waits for the prompt. */
  atPrompt(): Promise<string>;
}

const PROMPT = "$ ";
/** The limit for a command, in milliseconds. npm may install a whole project in it. */
const PATIENCE = 420_000;
const LOOK_EVERY = 200;

/** Opens a terminal that is 100 columns wide. */
export async function openTmux(cwd: string, env: Readonly<Record<string, string>>): Promise<TerminalSession> {
  // A separate tmux server, so that nobody else's is touched.
  const socket = `syndikit-${randomBytes(6).toString("hex")}`;
  // npm and Node read the environment of the tmux server, which passes it on to its windows.
  const environment = {
    ...strangersEnvironment(),
    ...env,
    // A user at a terminal is asked questions, so do the same when a CI machine runs the tests.
    CI: "",
    TERM: "xterm-256color",
    LANG: "C.UTF-8",
  };
  const tmux = async (...args: readonly string[]): Promise<string> => {
    const { stdout } = await promisify(execFile)("tmux", ["-L", socket, "-f", "/dev/null", ...args], {
      cwd,
      env: environment,
      maxBuffer: 16 * 1_048_576,
    });
    return stdout;
  };
  // The default shell of tmux has a different prompt.
  const shell = `env PS1='${PROMPT}' bash --noprofile --norc`;
  let isOpen = false;

  async function openWindow(name: string): Promise<TerminalWindow> {
    const place = ["-c", cwd, "-n", name, shell];
    if (isOpen) await tmux("new-window", "-t", "story", ...place);
    else await tmux("new-session", "-d", "-s", "story", "-x", "100", "-y", "40", ...place);
    if (!isOpen) await tmux("set-option", "-g", "history-limit", "20000");
    isOpen = true;
    const target = `story:${name}`;
    /** All text of the window, with wrapped lines joined. */
    const screen = async (): Promise<string> =>
      (await tmux("capture-pane", "-p", "-J", "-S", "-", "-t", target)).replace(/[ \t]+$/gm, "").trimEnd();
    const until = async (isThere: (text: string) => boolean, what: string): Promise<string> => {
      const deadline = Date.now() + PATIENCE;
      for (;;) {
        const text = await screen();
        if (isThere(text)) return text;
        if (Date.now() > deadline) throw new Error(`${what} did not come:\n${text}`);
        await wait(LOOK_EVERY);
      }
    };
    // A program that exits cleanly on Ctrl-C leaves ^C before the prompt.
    const isAtPrompt = (text: string): boolean => /(?:^|\n)(?:\^C)?\$$/.test(text);
    await until(isAtPrompt, "The prompt");
    let typed = "";

    const type = async (line: string): Promise<void> => {
      await tmux("send-keys", "-t", target, "C-l");
      await until(isAtPrompt, "The prompt");
      await tmux("clear-history", "-t", target);
      typed = line;
      await tmux("send-keys", "-l", "-t", target, line);
      await tmux("send-keys", "-t", target, "Enter");
    };
    /** The output below the typed command. */
    const said = (text: string): string => {
      const lines = text.split("\n");
      const begin = lines.findIndex(
        (line) => line.startsWith(PROMPT.trim()) && line.includes(typed.split("\n")[0] ?? ""),
      );
      const body = lines.slice(begin + typed.split("\n").length);
      return (body.at(-1) === PROMPT.trim() ? body.slice(0, -1) : body).join("\n");
    };
    /** A question that waits for an answer ends with the corner of its frame. */
    const isAsking = (text: string): boolean => text.split("\n").at(-1) === "└";
    const answerAll = async (line: string): Promise<void> => {
      await type(line);
      let asked = "";
      for (;;) {
        const text = await until(
          // Until the line is echoed, the prompt on the screen is still the old one.
          (now) => (isAsking(now) && now !== asked) || (isAtPrompt(now) && now.includes(line.slice(0, 40))),
          line,
        );
        if (!isAsking(text)) return;
        asked = text;
        await tmux("send-keys", "-t", target, "Enter");
      }
    };
    return {
      async runWithDefaults(line) {
        await answerAll(line);
        return said(await screen());
      },
      async run(line) {
        await type(line);
        const output = said(
          await until((text) => isAtPrompt(text) && text.includes(line.slice(0, 40)), line),
        );
        await type("echo code $?");
        const code = said(
          await until((text) => isAtPrompt(text) && /^code \d+$/m.test(text), "The exit code"),
        );
        if (code !== "code 0") throw new Error(`\`${line}\` ended with ${code}:\n${output}`);
        return output;
      },
      async start(line, pattern) {
        await type(line);
        return said(
          await until(
            (text) => pattern.test(said(text)) || (isAtPrompt(text) && text.includes(line)),
            `${pattern}`,
          ),
        );
      },
      async press(...keys) {
        await tmux("send-keys", "-t", target, ...keys);
      },
      async resize(columns) {
        await tmux("resize-window", "-t", target, "-x", String(columns), "-y", "40");
      },
      shows: async (pattern) => said(await until((text) => pattern.test(said(text)), `${pattern}`)),
      atPrompt: async () => said(await until(isAtPrompt, "The prompt")),
    };
  }

  return {
    openWindow,
    async close() {
      if (isOpen) await tmux("kill-server");
    },
  };
}
