import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import { cancellation } from "./cancellation.js";

function openProcess() {
  let time = 0;
  const exit = vi.fn();
  const process = Object.assign(new EventEmitter(), { exit });
  const signal = cancellation(process, () => time);
  return {
    signal,
    exit,
    press(name: string, at: number) {
      time = at;
      process.emit(name);
    },
  };
}

test("cancels once when npm hands on the Ctrl-C that was heard already", () => {
  const { signal, exit, press } = openProcess();
  expect(signal.aborted).toBe(false);
  for (const at of [5_000, 5_003, 5_900]) press("SIGINT", at);
  expect(signal.aborted).toBe(true);
  expect(exit).not.toHaveBeenCalled();
});

test("does not wait at a second Ctrl-C", () => {
  const { exit, press } = openProcess();
  press("SIGINT", 5_000);
  press("SIGINT", 6_000);
  expect(exit).toHaveBeenCalledExactlyOnceWith(130);
});
