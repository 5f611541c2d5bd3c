import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { silentLog } from "../ports.js";
import type { Store } from "../store/port.js";
import { writeSetting } from "../store/settings.js";
import { type MessageRow, messages } from "../store/tables/message.js";
import { users } from "../store/tables/user.js";
import { openTestStore } from "../test-support/open-test-store.js";
import { manualClock } from "../time/manual-clock.js";
import { createMailer, type Mailer } from "./mailer.js";

const NOW = Date.UTC(2026, 5, 1);

let store: Store;
beforeEach(() => {
  store = openTestStore();
});
afterEach(() => store.close());

test("a message that is written is sent to its user, and says when", async () => {
  const server = await openMailServer();
  const mailer = await startMailer(server.url);
  await write({ subject: "Grüße, Notes is ready", text: "It is ready.\n", html: "<p>It is ready.</p>" });
  const row = await rowWhere(1, ({ sentAt }) => sentAt !== null);
  expect(row).toMatchObject({ sentAt: NOW, dueAt: null, error: null, failures: 0 });
  const [mail] = server.mails;
  expect(mail?.to).toEqual(["ada@market.example"]);
  expect(mail?.source).toContain("From: Market <no-reply@market.example>");
  expect(mail?.source).toContain("Message-ID: <message-1-");
  expect(mail?.source).toContain("It is ready.");
  expect(mail?.source).toContain("<p>It is ready.</p>");
  await mailer.stop();
});

test("what was written while there was no mail server is never sent, what is written after is", async () => {
  await (await startMailer(undefined)).stop();
  await write({ subject: "old" });
  const server = await openMailServer();
  const mailer = await startMailer(server.url);
  await write({ subject: "new" });
  await rowWhere(2, ({ sentAt }) => sentAt !== null);
  await mailer.stop();
  const again = await startMailer(server.url);
  await write({ subject: "newer" });
  await rowWhere(3, ({ sentAt }) => sentAt !== null);
  await again.stop();
  expect(server.mails.map(({ source }) => /^Subject: (.*)\r$/m.exec(source)?.[1])).toEqual(["new", "newer"]);
});

test("a thousand mails to the users of one company delay nobody else's: everybody's first comes before a second", async () => {
  const server = await openMailServer();
  const mailer = await startMailer(server.url);
  await write({ subject: "before" });
  await rowWhere(1, ({ sentAt }) => sentAt !== null);
  await store.write(async (tx) => {
    const flooded = { text: "-", html: "-", language: "en", createdAt: NOW };
    for (let number = 0; number < 40; number += 1)
      await tx.insert(messages).values({ userId: 1, subject: `flood ${number}`, ...flooded });
    await tx.insert(users).values({
      ...{ id: 2, userName: "bob", name: "Bob", email: "bob@market.example" },
      ...{ userRole: "ROLE_USER", environment: "test", creationDate: NOW },
    });
    await tx.insert(messages).values({ userId: 2, subject: "the other one", ...flooded });
  });
  await rowWhere(42, ({ sentAt }) => sentAt !== null);
  await mailer.stop();
  const subjects = server.mails.map(({ source }) => /^Subject: (.*)\r$/m.exec(source)?.[1]);
  // Of the first batch four are of the flood.
  expect(subjects.indexOf("the other one")).toBeGreaterThan(0);
  expect(subjects.indexOf("the other one")).toBeLessThanOrEqual(5);
});

test("a vendor that causes mails to the users of many companies delays no other vendor's", async () => {
  const server = await openMailServer();
  const mailer = await startMailer(server.url);
  await write({ subject: "before" });
  await rowWhere(1, ({ sentAt }) => sentAt !== null);
  await store.write(async (tx) => {
    const mail = { text: "-", html: "-", language: "en", createdAt: NOW };
    // Each reader is a company of its own: a user without one.
    for (let id = 2; id <= 41; id += 1) {
      await tx.insert(users).values({
        ...{ id, userName: `u${id}`, name: "U", email: `u${id}@market.example` },
        ...{ userRole: "ROLE_USER", environment: "test", creationDate: NOW },
      });
      await tx.insert(messages).values({ userId: id, causedBy: 7, subject: `flood ${id}`, ...mail });
    }
    await tx.insert(messages).values({ userId: 41, causedBy: 8, subject: "of the other vendor", ...mail });
  });
  await rowWhere(42, ({ sentAt }) => sentAt !== null);
  await mailer.stop();
  const subjects = server.mails.map(({ source }) => /^Subject: (.*)\r$/m.exec(source)?.[1]);
  expect(subjects.indexOf("of the other vendor")).toBeGreaterThan(0);
  expect(subjects.indexOf("of the other vendor")).toBeLessThanOrEqual(5);
});

test("each mail that waits is read twice at most, however many wait", async () => {
  const server = await openMailServer();
  let rows = 0;
  const read = store.read.bind(store);
  vi.spyOn(store, "read").mockImplementation((work, options) =>
    read(async (db) => {
      const result = await work(db);
      const mails =
        typeof result === "object" && result !== null && "mails" in result ? result.mails : result;
      if (Array.isArray(mails)) rows += mails.length;
      return result;
    }, options),
  );
  const mailer = await startMailer(server.url);
  await write({ subject: "before" });
  await rowWhere(1, ({ sentAt }) => sentAt !== null);
  rows = 0;
  await store.write(async (tx) => {
    for (let number = 0; number < 120; number += 1)
      await tx.insert(messages).values({
        userId: 1,
        subject: `flood ${number}`,
        text: "-",
        html: "-",
        language: "en",
        createdAt: NOW,
      });
  });
  await vi.waitFor(() => expect(server.mails).toHaveLength(121), { timeout: 60_000 });
  await mailer.stop();
  // Its keys once, and then itself. A few looks at the end find nothing.
  expect(rows).toBeLessThanOrEqual(260);
});

test("a mail that could not be sent is tried again later, and one that was refused for good is not", async () => {
  const server = await openMailServer();
  const clock = manualClock(NOW);
  const mailer = await startMailer(server.url, clock);
  server.refuse = { responseCode: 451, message: "Try later" };
  await write({ subject: "later" });
  const later = await rowWhere(1, ({ error }) => error !== null);
  expect(later).toMatchObject({ failures: 1, dueAt: NOW + 60_000, sentAt: null });
  expect(later.error).toContain("Try later");
  server.refuse = { responseCode: 550, message: "No such mailbox" };
  await write({ subject: "never" });
  const never = await rowWhere(2, ({ error }) => error !== null);
  expect(never).toMatchObject({ failures: 1, dueAt: null });
  server.refuse = undefined;
  clock.elapse(60_000);
  await write({ subject: "wakes the mailer" });
  expect(await rowWhere(1, ({ sentAt }) => sentAt !== null)).toMatchObject({ error: null });
  await mailer.stop();
});

test("a mail that waits is not delayed by a clock that was ahead by an hour, and is set back", async () => {
  const server = await openMailServer();
  const manual = manualClock(NOW);
  let behind = 0;
  const clock = { ...manual, wall: () => manual.wall() - behind };
  const mailer = await startMailer(server.url, clock);
  server.refuse = { responseCode: 451, message: "Try later" };
  await write({ subject: "later" });
  await rowWhere(1, ({ error }) => error !== null);
  server.refuse = undefined;
  await write({ subject: "the clock is right" });
  await rowWhere(2, ({ sentAt }) => sentAt !== null);
  expect(await rowWhere(1, () => true)).toMatchObject({ sentAt: null, dueAt: NOW + 60_000 });
  behind = 3_600_000;
  await write({ subject: "the clock was set back" });
  await rowWhere(1, ({ sentAt }) => sentAt !== null);
  await mailer.stop();
});

test("a mail server that is away delays no write, and each message says why it was not sent", async () => {
  const port = await freePort();
  const mailer = await startMailer(`smtp://127.0.0.1:${port}`);
  await write({ subject: "one" });
  await write({ subject: "two" });
  const row = await rowWhere(2, ({ error }) => error !== null);
  expect(row.error).toContain("ECONNREFUSED");
  await mailer.stop();
});

test("nobody writes to a user who was deleted", async () => {
  const server = await openMailServer();
  await write({ subject: "before" });
  const mailer = await startMailer(server.url);
  await store.write(async (tx) => {
    await tx.update(users).set({ deletedAt: NOW });
  });
  await write({ subject: "after" });
  expect(await rowWhere(2, ({ error }) => error !== null)).toMatchObject({ dueAt: null });
  expect(server.mails).toEqual([]);
  await mailer.stop();
});

test("where several processes send, each message is sent by one of them", async () => {
  const server = await openMailServer();
  for (let count = 1; count <= 30; count += 1) await write({ subject: `message ${count}` });
  await store.write(async (tx) => writeSetting(tx, "mailsAfter", 0));
  const mail = { url: server.url, from: "Market <no-reply@market.example>" };
  const mailers = Array.from({ length: 3 }, () =>
    createMailer({ store, clock: manualClock(NOW), log: silentLog, mail, shared: true }),
  );
  await Promise.all(mailers.map((mailer) => mailer.start()));
  for (let id = 1; id <= 30; id += 1) await rowWhere(id, ({ sentAt }) => sentAt !== null);
  for (const mailer of mailers) await mailer.stop();
  expect(server.mails).toHaveLength(30);
});

test("a mail that one process is sending is not sent by another whose clock is some seconds behind", async () => {
  const server = await openMailServer();
  for (let count = 1; count <= 30; count += 1) await write({ subject: `message ${count}` });
  await store.write(async (tx) => writeSetting(tx, "mailsAfter", 0));
  const mail = { url: server.url, from: "Market <no-reply@market.example>" };
  const mailers = [5_000, 2_000, 0].map((ahead) =>
    createMailer({ store, clock: manualClock(NOW + ahead), log: silentLog, mail, shared: true }),
  );
  for (const mailer of mailers) await mailer.start();
  for (let id = 1; id <= 30; id += 1) await rowWhere(id, ({ sentAt }) => sentAt !== null);
  for (const mailer of mailers) await mailer.stop();
  expect(server.mails).toHaveLength(30);
});

async function startMailer(url: string | undefined, clock = manualClock(NOW)): Promise<Mailer> {
  const mail = url === undefined ? undefined : { url, from: "Market <no-reply@market.example>" };
  const mailer = createMailer({ store, clock, log: silentLog, mail });
  await mailer.start();
  return mailer;
}

async function write(message: { subject: string; text?: string; html?: string }): Promise<void> {
  await store.write(async (tx) => {
    await tx
      .insert(users)
      .values({
        id: 1,
        userName: "ada",
        name: "Ada",
        email: "ada@market.example",
        userRole: "ROLE_USER",
        environment: "test",
        creationDate: NOW,
      })
      .onConflictDoNothing();
    await tx
      .insert(messages)
      .values({ userId: 1, text: "-", html: "-", language: "en", createdAt: NOW, ...message });
  });
}

async function rowWhere(id: number, holds: (row: MessageRow) => boolean): Promise<MessageRow> {
  return vi.waitFor(
    async () => {
      const rows = await store.read((db) => db.select().from(messages));
      const row = rows.find((candidate) => candidate.id === id);
      if (row === undefined || !holds(row)) throw new Error(`Message ${id} is ${JSON.stringify(row)}.`);
      return row;
    },
    // Forty mails take more than ten seconds on PostgreSQL and a loaded machine.
    { timeout: 50_000, interval: 5 },
  );
}

interface MailServer {
  readonly url: string;
  readonly mails: { readonly to: readonly string[]; readonly source: string }[];
  /** The answer to every recipient. */
  refuse: { readonly responseCode: number; readonly message: string } | undefined;
}

async function openMailServer(): Promise<MailServer> {
  const mails: { to: readonly string[]; source: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo(_address, _session, callback) {
      const { refuse } = opened;
      if (refuse === undefined) return callback();
      callback(Object.assign(new Error(refuse.message), { responseCode: refuse.responseCode }));
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const source = Buffer.concat(chunks).toString();
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), source });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const opened: MailServer = { url: `smtp://127.0.0.1:${port}`, mails, refuse: undefined };
  return opened;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
