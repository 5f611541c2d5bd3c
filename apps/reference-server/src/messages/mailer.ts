import { ChangeKind } from "@syndikit/contract";
import { and, asc, eq, gt, inArray, lte, max, min, or, type SQL, sql } from "drizzle-orm";
import { createTransport } from "nodemailer";
import { noteChange } from "../changes/note.js";
import type { Clock, Log, Moment } from "../ports.js";
import { MAILS } from "../shares/table.js";
import { onMails } from "../store/keys.js";
import type { Db, Store } from "../store/port.js";
import { readSetting, writeSetting } from "../store/settings.js";
import { type MessageRow, messages } from "../store/tables/message.js";
import { users } from "../store/tables/user.js";

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
      const batch = await takeDue();
      if (batch.length > 0) await sendBatch(batch);
      else if (!woken) return sleepUntilDue();
    }
  }

  /**
   * If other processes also send mails, the taken mails are reserved for some minutes. They become due again if this
   * process dies.
   */
  function takeDue(): Promise<readonly DueMessage[]> {
    const wall = clock.wall();
    if (!shared) return store.read((db) => readDue(db, wall));
    return store.write(
      async (tx) => {
        const due = await readDue(tx, wall);
        const ids = due.map(({ id }) => id);
        if (ids.length > 0)
          await tx
            .update(messages)
            .set({ dueAt: wall + LEASE })
            .where(inArray(messages.id, ids));
        return due;
      },
      { ...onMails, quiet: true },
    );
  }

  async function sendBatch(batch: readonly DueMessage[]): Promise<void> {
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

async function readDue(db: Db, wall: Moment): Promise<readonly DueMessage[]> {
  const { id, subject, text, html, failures, createdAt } = messages;
  const after = await readSetting(db, "mailsAfter");
  const due = db
    .select({
      ...{ id, subject, text, html, failures, createdAt },
      dueAt: messages.dueAt,
      email: users.email,
      deletedAt: users.deletedAt,
      causedBy: sql<number>`coalesce(${messages.causedBy}, ${users.companyId}, -${users.id})`.as("caused_by"),
      ofReader: sql<number>`row_number() over (
        partition by coalesce(${users.companyId}, -${users.id}) order by ${messages.dueAt}, ${messages.id})`.as(
        "of_reader",
      ),
    })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.userId))
    .where(and(gt(messages.id, after), or(lte(messages.dueAt, wall), isTooFar(wall))))
    .as("due");
  // Of each vendor the first mail comes before anybody's second, and of a vendor's mails each reader's first before
  // anybody's second. So a company with a thousand mails delays its own, whether it causes or receives them.
  const inTurns = db
    .select({
      ...due._.selectedFields,
      turn: sql<number>`row_number() over (
        partition by ${due.causedBy} order by ${due.ofReader}, ${due.dueAt}, ${due.id})`.as("turn"),
    })
    .from(due)
    .as("in_turns");
  const rows = await db
    .select()
    .from(inTurns)
    .where(and(lte(inTurns.turn, MAILS.each), lte(inTurns.ofReader, MAILS.each)))
    .orderBy(asc(inTurns.turn), asc(inTurns.dueAt), asc(inTurns.id))
    .limit(MAILS.all);
  return rows.map(({ id, subject, text, html, failures, createdAt, email, deletedAt }) => ({
    ...{ id, subject, text, html, failures, createdAt, email },
    gone: deletedAt !== null,
  }));
}

/** No wait is this long: the machine's clock was ahead when it began, and was set back since. */
function isTooFar(wall: Moment): SQL {
  const step = RETRIES.map((pause, index) => `when ${index + 1} then ${Math.max(pause, LEASE)}`).join(" ");
  const wait = sql.raw(`${step} else ${LEASE}`);
  return gt(sql`${messages.dueAt} - case ${messages.failures} ${wait} end`, wall);
}

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
