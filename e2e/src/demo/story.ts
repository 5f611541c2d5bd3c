/** Prints the story as it happens, and counts the expectations that held. */
export interface Story {
  /** Runs a chapter and returns its result. A failure fails the story, but the next chapter still runs. */
  chapter<T>(title: string, tell: (chapter: Chapter) => Promise<T>): Promise<T | undefined>;
  /** Prints the summary, and returns whether every expectation held. */
  end(): boolean;
}

export interface Chapter {
  /** Prints something that happened. */
  note(text: string): void;
  /**
   * Checks an expectation.
   * @throws {Disappointment} when it does not hold. The rest of the chapter is skipped: more failures would only be
   * noise.
   */
  expect(text: string, holds: boolean): void;
  /**
   * Reads a value until it fits, and returns it.
   * @throws {Disappointment} when it does not fit in time.
   */
  until<T>(text: string, read: () => Promise<T>, fits: (value: T) => boolean): Promise<T>;
}

/** An expectation did not hold. */
class Disappointment extends Error {}

const patience = 20_000;
const pause = 50;

export function beginStory(write: (line: string) => void): Story {
  const failed: string[] = [];
  let chapters = 0;
  let held = 0;

  const chapter: Chapter = {
    note: (text) => write(`     ${text}`),
    expect(text, holds) {
      write(`   ${holds ? "✓" : "✗"} ${text}`);
      if (!holds) throw new Disappointment(text);
      held += 1;
    },
    async until(text, read, fits) {
      const deadline = performance.now() + patience;
      for (;;) {
        const value = await read();
        if (fits(value)) {
          chapter.expect(text, true);
          return value;
        }
        if (performance.now() > deadline) {
          chapter.expect(`${text} (still ${JSON.stringify(value)} after ${patience / 1000} s)`, false);
        }
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    },
  };

  return {
    async chapter(title, tell) {
      chapters += 1;
      write(`\n${String(chapters).padStart(2)}  ${title}`);
      try {
        return await tell(chapter);
      } catch (error) {
        if (!(error instanceof Disappointment)) write(`   ✗ ${error instanceof Error ? error.stack : error}`);
        failed.push(title);
        return undefined;
      }
    },
    end() {
      write(`\n${held} expectations held in ${chapters} chapters.`);
      for (const title of failed) write(`Failed: ${title}`);
      return failed.length === 0;
    },
  };
}
