import { ChangeKind } from "@syndikit/contract";
import { eq, gt, max, min, sql } from "drizzle-orm";
import { createTransport } from "nodemailer";
import { noteChange } from "../changes/note.js";
import type { Clock, Log, Moment } from "../ports.js";
import { isOneOf } from "../store/dialect.js";
import { onMails } from "../store/keys.js";
import type { Db, Store } from "../store/port.js";
import { readSetting, writeSetting } from "../store/settings.js";
import { type MessageRow, messages } from "../store/tables/message.js";
import { users } from "../store/tables/user.js";
import { createWaitingMails, type ReadSoFar, readAllDue, readNewlyDue, stillDue } from "./waiting-mails.js";

/** Sends the marketplace's messages by mail. */
export interface Mailer {
  start(): Promise<void>;
  /** Waits at most a few seconds for mails in progress, and records them. */
  stop(): Promise<void>;
}

/** The mail server, and the sender of the mails. */
export interface MailSettings {
  /** As in `smtps://user:password@mail.example:465`. */
  readonly url: string;
  /** As in `Market <no-reply@market.example>`. */
  readonly from: string;
}

interface MailerOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  /** When absent, messages are only stored. */
  readonly mail: MailSettings | undefined;
  /** Whether other processes send the same messages. */
  readonly shared?: boolean;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds between two tries of a message. After the last try it stays unsent, with its error. */
const RETRIES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR, 24 * HOUR];

/** In milliseconds. A mail server that does not answer in time counts as failed. */
const TIMEOUTS = { connectionTimeout: 10 * SECOND, greetingTimeout: 10 * SECOND, socketTimeout: 20 * SECOND };

/** The value of the setting `mailsAfter` while there is no mail server. */
const NO_MAIL_SERVER = -1;

/** Milliseconds that a stop waits for mails in progress. */
const STOP_GRACE = 3 * SECOND;

/**
 * Milliseconds for which a process reserves a mail: longer than a batch takes with a mail server that does not answer.
 */
const LEASE = 5 * MINUTE;

/** Milliseconds between two checks when no message was written in between. */
const MAX_SLEEP = MINUTE;

type DueMessage = Pick<MessageRow, "id" | "subject" | "text" | "html" | "failures" | "createdAt"> & {
  readonly email: string;
  readonly gone: boolean;
};

/** The result of a try. */
type Result =
  | { readonly sent: true }
  | { readonly sent: false; readonly error: string; readonly final: boolean };

/** Creates a mailer. Nothing waits for it: if the mail server is down, only mails are delayed. */
export function createMailer({ store, clock, log, mail, shared = false }: MailerOptions): Mailer {
  if (mail === undefined) return { start: () => forgetStart(store), stop: async () => undefined };
  const { from } = mail;
  const transport = createTransport({ url: mail.url, pool: true, maxConnections: 2, ...TIMEOUTS });
  let stopped = true;
  let woken = false;
  let timer: NodeJS.Timeout | undefined;
  let pass: Promise<void> | undefined;
  let stopListening = (): void => undefined;
  const waiting = createWaitingMails();
  let soFar: ReadSoFar = { after: 0, lastId: 0, wall: 0 };
  let readAllAt = Number.NEGATIVE_INFINITY;

  function wake(): void {
    woken = true;
    if (stopped || pass !== undefined) return;
    pass = sendAll()
      .catch((error: unknown) => {
        log.error({ err: error }, "mails could not be sent");
        woken = false;
        sleep(MAX_SLEEP);
      })
      .finally(() => {
        pass = undefined;
        // A message was written while the pass determined when to run next.
        if (woken) wake();
      });
  }

  function sleep(milliseconds: number): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(wake, Math.min(Math.max(milliseconds, SECOND), MAX_SLEEP)).unref();
  }

  async function sendAll(): Promise<void> {
    while (!stopped) {
      woken = false;
      await lookForMore();
      const ids = waiting.takeBatch();
      if (ids.length > 0) await sendBatch(await takeDue(ids));
      else if (!woken) return sleepUntilDue();
    }
  }

  /**
   * Between two batches only what became due since is read. Everything is read when nothing waits here, and once a
   * minute: on PostgreSQL a message may be committed after one with a later number, and a clock may be set back.
   */
  async function lookForMore(): Promise<void> {
    const wall = clock.wall();
    const isOld = waiting.size === 0 || wall < soFar.wall || clock.elapsed() - readAllAt >= MINUTE;
    if (isOld) readAllAt = clock.elapsed();
    const more = await store.read(async (db) =>
      isOld
        ? readAllDue(db, { after: await readSetting(db, "mailsAfter"), wall, waits: WAITS })
        : readNewlyDue(db, soFar, wall),
    );
    if (isOld) waiting.clear();
    waiting.add(more.mails);
    soFar = more.soFar;
  }

  /**
   * If other processes also send mails, the taken mails are reserved for some minutes. They become due again if this
   * process dies.
   */
  function takeDue(ids: readonly number[]): Promise<readonly DueMessage[]> {
    const wall = clock.wall();
    if (!shared) return store.read((db) => readDue(db, ids, wall));
    return store.write(
      async (tx) => {
        const due = await readDue(tx, ids, wall);
        const taken = due.map(({ id }) => id);
        if (taken.length > 0)
          await tx
            .update(messages)
            .set({ dueAt: wall + LEASE })
            .where(isOneOf(messages.id, taken));
        return due;
      },
      { ...onMails, quiet: true },
    );
  }

  async function sendBatch(batch: readonly DueMessage[]): Promise<void> {
    if (batch.length === 0) return;
    const results = await Promise.all(
      batch.map(async (message) => ({ message, result: await send(message) })),
    );
    await store.write(
      async (tx) => {
        for (const { message, result } of results) {
          await tx.update(messages).set(outcomeOf(message, result)).where(eq(messages.id, message.id));
          noteChange(tx, { kind: ChangeKind.message, id: message.id });
        }
      },
      { ...onMails, quiet: true },
    );
  }

  function outcomeOf({ failures }: DueMessage, result: Result): Partial<MessageRow> {
    if (result.sent) return { sentAt: clock.now(), dueAt: null, error: null };
    const pause = RETRIES[failures];
    const dueAt = result.final || pause === undefined ? null : clock.wall() + pause;
    return { failures: failures + 1, dueAt, error: result.error };
  }

  async function send({ id, email, gone, subject, text, html, createdAt }: DueMessage): Promise<Result> {
    if (gone) return { sent: false, error: "The user was deleted.", final: true };
    try {
      // The same after a crash, so that a mail program shows a mail that was sent twice only once.
      const messageId = `<message-${id}-${createdAt}@${domainOf(from)}>`;
      await transport.sendMail({ from, to: { name: "", address: email }, subject, text, html, messageId });
      return { sent: true };
    } catch (error) {
      log.warn({ message: id, err: error }, "a mail could not be sent");
      return { sent: false, ...describe(error) };
    }
  }

  async function sleepUntilDue(): Promise<void> {
    const [next] = await store.read(async (db) =>
      db
        .select({ dueAt: min(messages.dueAt) })
        .from(messages)
        .where(gt(messages.id, await readSetting(db, "mailsAfter"))),
    );
    const dueAt = next?.dueAt ?? null;
    sleep(dueAt === null ? MAX_SLEEP : dueAt - clock.wall());
  }

  return {
    async start() {
      await rememberStart(store);
      stopped = false;
      stopListening = store.onCommit([messages], wake);
      wake();
    },
    async stop() {
      stopped = true;
      stopListening();
      clearTimeout(timer);
      const cut = new Promise((resolve) => setTimeout(resolve, STOP_GRACE).unref());
      // An interrupted mail is sent again after the next start.
      await Promise.race([pass, cut]);
      transport.close();
    },
  };
}

/** Messages written before a mail server was configured are not sent, because they may be a year old. */
async function rememberStart(store: Store): Promise<void> {
  await store.write(async (tx) => {
    if ((await readSetting(tx, "mailsAfter")) !== NO_MAIL_SERVER) return;
    const [last] = await tx.select({ id: max(messages.id) }).from(messages);
    await writeSetting(tx, "mailsAfter", last?.id ?? 0);
  });
}

async function forgetStart(store: Store): Promise<void> {
  if ((await store.read((db) => readSetting(db, "mailsAfter"))) === NO_MAIL_SERVER) return;
  await store.write((tx) => writeSetting(tx, "mailsAfter", NO_MAIL_SERVER));
}

/** @param ids - in the order in which they are sent. */
async function readDue(db: Db, ids: readonly number[], wall: Moment): Promise<readonly DueMessage[]> {
  const { id, subject, text, html, failures, createdAt } = messages;
  const rows = await db
    .select({
      ...{ id, subject, text, html, failures, createdAt },
      email: users.email,
      gone: sql<boolean>`${users.deletedAt} is not null`.mapWith(Boolean),
    })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.userId))
    .where(stillDue(ids, wall, WAITS));
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/**
 * How long a message waits at most that was refused as often as it was. A minute is added, because the clocks of several
 * processes differ: one that is behind would send what another has just reserved.
 */
const WAITS = sql<number>`case ${messages.failures} ${sql.raw(
  `${RETRIES.map((pause, index) => `when ${index + 1} then ${Math.max(pause, LEASE) + MINUTE}`).join(" ")} else ${LEASE + MINUTE}`,
)} end`;

function domainOf(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? "localhost";
}

/**
 * A mail server that permanently refuses the address or the text will refuse it again. Other errors may be temporary.
 */
function describe(error: unknown): { readonly error: string; readonly final: boolean } {
  if (!(error instanceof Error)) return { error: String(error), final: false };
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  const refused = code === "EENVELOPE" || code === "EMESSAGE";
  return { error: error.message, final: refused && responseCode !== undefined && responseCode >= 500 };
}
