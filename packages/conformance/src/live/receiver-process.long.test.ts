import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "../options.js";
import { type ReceiverProcess, receiverProcess } from "./receiver-process.js";

function start(command: string): ReceiverProcess {
  const receiver = receiverProcess({ command, env: { PATH: process.env["PATH"] }, clock: systemClock });
  receiver.start();
  onTestFinished(() => receiver.kill());
  return receiver;
}

test("a process runs as long as what its shell has left in the background", async () => {
  // It writes the word when its shell is gone.
  const receiver = start("(while kill -0 $$; do sleep 0.05; done 2>&-; echo alone; sleep 30) & exit 0");
  await expect.poll(() => receiver.output()).toContain("alone");
  expect(receiver.ended()).toBeUndefined();

  await receiver.kill();
  expect(receiver.ended()).toBe("it was not started");
});

test("a process has ended when nothing of it is left", async () => {
  const receiver = start("exit 3");
  await expect.poll(() => receiver.ended()).toBe("it ended with 3");
});
