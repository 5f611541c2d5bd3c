import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "../options.js";
import { findLeaks } from "./find-leaks.js";
import { openReceiverLog } from "./receiver-log.js";
import { type ReceiverProcess, receiverProcess } from "./receiver-process.js";

function start(command: string): ReceiverProcess {
  const folder = mkdtempSync(join(tmpdir(), "syndikit-receiver-process-"));
  const log = openReceiverLog(join(folder, "log"));
  const receiver = receiverProcess({ command, env: { PATH: process.env["PATH"] }, clock: systemClock, log });
  receiver.start();
  onTestFinished(async () => {
    await receiver.kill();
    log.close();
    rmSync(folder, { recursive: true });
  });
  return receiver;
}

test("a process runs as long as what its shell has left in the background", async () => {
  // It writes the word when its shell is gone.
  const receiver = start("(while kill -0 $$; do sleep 0.05; done 2>&-; echo alone; sleep 30) & exit 0");
  await expect.poll(() => receiver.log.tail(1)).toContain("alone");
  expect(receiver.ended()).toBeUndefined();

  await receiver.kill();
  expect(receiver.ended()).toBe("it was not started");
});

test("a process has ended when nothing of it is left", async () => {
  const receiver = start("exit 3");
  await expect.poll(() => receiver.ended()).toBe("it ended with 3");
});

test("a secret is found however much was written before it, and letters that a piece cuts stay whole", async () => {
  // 20 MiB of two-byte letters, of which each piece of the log cuts one.
  const receiver = start(
    "printf x; yes ä | tr -d '\\n' | head -c 20971520; echo; echo geheim-ü-and-more; echo done",
  );
  await expect.poll(() => receiver.log.tail(1), { timeout: 60_000 }).toBe("done");

  const secrets = { secret: "geheim-ü", tokens: [], signatures: [], credentials: [] };
  expect(await findLeaks(receiver.log.read(), secrets)).toEqual(["the notification secret"]);
});
