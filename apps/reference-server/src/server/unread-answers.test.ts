import type { Socket } from "node:net";
import { expect, test } from "vitest";
import { createUnreadAnswers } from "./unread-answers.js";

const MEBIBYTE = 1_024 * 1_024;

function open() {
  let now = 0;
  const pending = new Map<
    ReturnType<typeof connect>,
    Set<{ writableLength: number; socket: Socket | null }>
  >();
  const unread = createUnreadAnswers({ pending, elapsed: () => now, patience: 30_000 });
  function connect() {
    const connection = {
      destroyed: false,
      destroy() {
        connection.destroyed = true;
        pending.delete(connection);
        return connection as never;
      },
    };
    pending.set(connection, new Set());
    return connection;
  }
  /** An answer of which so many bytes wait, on a connection of its own or after others. */
  const add = (bytes: number, connection = connect()) => {
    const answers = pending.get(connection);
    const added = {
      writableLength: bytes,
      socket: answers?.size === 0 ? ({} as Socket) : null,
      connection,
      get isCut() {
        return connection.destroyed;
      },
    };
    answers?.add(added);
    return added;
  };
  const pass = (seconds: number): void => {
    for (let second = 0; second < seconds; second += 1) {
      now += 1_000;
      unread.check();
    }
  };
  return { add, pass };
}

test("who does not read an answer is cut off, after more time the longer the answer is", () => {
  const { add, pass } = open();
  const [short, long] = [add(1), add(MEBIBYTE)];
  pass(31);
  expect([short.isCut, long.isCut]).toEqual([false, false]);
  pass(1);
  expect([short.isCut, long.isCut]).toEqual([true, false]);
  pass(59);
  expect(long.isCut).toBe(false);
  pass(1);
  expect(long.isCut).toBe(true);
});

test("who reads a byte now and then is cut off too", () => {
  const { add, pass } = open();
  const trickling = add(1_000);
  for (let second = 0; second < 40; second += 1) {
    trickling.writableLength -= 1;
    pass(1);
  }
  expect(trickling.isCut).toBe(true);
});

test("a stream whose reader keeps up goes on, however much it is told", () => {
  const { add, pass } = open();
  const stream = add(0);
  for (let told = 0; told < 100; told += 1) {
    stream.writableLength = 100_000;
    pass(20);
    stream.writableLength = 0;
    pass(1);
  }
  expect(stream.isCut).toBe(false);
});

test("an answer that nobody has given yet waits as long as it takes", () => {
  const { add, pass } = open();
  const slow = add(0);
  pass(600);
  expect(slow.isCut).toBe(false);
});

test("when too much waits in all, those that have waited longest are cut off, and no more than needed", () => {
  const { add, pass } = open();
  const old = [add(40 * MEBIBYTE), add(40 * MEBIBYTE)];
  pass(1);
  const young = [add(40 * MEBIBYTE), add(40 * MEBIBYTE)];
  pass(1);
  expect(old.map(({ isCut }) => isCut)).toEqual([true, false]);
  expect(young.map(({ isCut }) => isCut)).toEqual([false, false]);
});

test("an answer that waits for another one before it has all its time when its turn comes", () => {
  const { add, pass } = open();
  const slow = add(0);
  const next = add(1, slow.connection);
  pass(600);
  expect(next.isCut).toBe(false);
  next.socket = {} as Socket;
  pass(31);
  expect(next.isCut).toBe(false);
  pass(1);
  expect(next.isCut).toBe(true);
});

test("answers that wait for another one count among all that wait, and go together", () => {
  const { add, pass } = open();
  const slow = add(0);
  for (let count = 0; count < 3; count += 1) add(50 * MEBIBYTE, slow.connection);
  const other = add(100 * MEBIBYTE);
  pass(1);
  expect([slow.isCut, other.isCut]).toEqual([true, false]);
});
