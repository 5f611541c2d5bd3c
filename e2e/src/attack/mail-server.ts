import type { AddressInfo } from "node:net";
import { createServer } from "node:net";

/** A mail server on this machine that keeps the recipients, and accepts no mail until it may. */
export interface MailServer {
  readonly url: string;
  /** The recipients of what was accepted, in order. */
  readonly accepted: readonly string[];
  /** How many mails wait for an answer. */
  readonly held: number;
  /** Accepts what waits, and everything from now on. */
  release(): void;
  close(): void;
}

/** Speaks as much SMTP as a mail takes. */
export async function serveMail(): Promise<MailServer> {
  const accepted: string[] = [];
  let holding: (() => void)[] | undefined = [];
  const server = createServer((socket) => {
    let rest = "";
    let recipient = "";
    let isText = false;
    const say = (line: string) => void socket.write(`${line}\r\n`);
    const hear = (line: string): void => {
      if (isText) {
        if (line !== ".") return;
        isText = false;
        const to = recipient;
        const accept = (): void => {
          accepted.push(to);
          say("250 accepted");
        };
        if (holding === undefined) accept();
        else holding.push(accept);
        return;
      }
      recipient = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1] ?? recipient;
      isText = line === "DATA";
      say(isText ? "354 go on" : "250 yes");
    };
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      const lines = (rest + chunk.toString()).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) hear(line);
    });
    say("220 mail server of the attack");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    get held() {
      return holding?.length ?? 0;
    },
    release() {
      for (const accept of holding ?? []) accept();
      holding = undefined;
    },
    close: () => void server.close(),
  };
}
