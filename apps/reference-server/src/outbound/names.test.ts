import { createSocket } from "node:dgram";
import { describe, expect, onTestFinished, test } from "vitest";
import { createShareTable } from "../shares/table.js";
import {
  candidatesOf,
  createNames,
  inHostsFile,
  type Names,
  type ResolveName,
  readSettings,
  resolveBySystem,
} from "./names.js";

const ADDRESS = { address: "198.51.100.7", family: 4 };

function open(
  resolve: ResolveName,
  longest?: number,
): { readonly names: Names; pass(milliseconds: number): void } {
  let elapsed = 0;
  const clock = (): number => elapsed;
  const { names: shares } = createShareTable(clock);
  return {
    names: createNames({ shares, elapsed: clock, resolve, ...(longest === undefined ? {} : { longest }) }),
    pass(milliseconds) {
      elapsed += milliseconds;
    },
  };
}

test("ten names of one vendor that no name server answers hold up nobody else's", async () => {
  const asked: string[] = [];
  const { names } = open(async (name) => {
    asked.push(name);
    return name.startsWith("slow") ? new Promise(() => undefined) : { addresses: [ADDRESS], ttl: 60 };
  });
  for (let number = 0; number < 10; number += 1)
    names.resolve("company/1", `slow${number}.example`).catch(() => undefined);
  // One more of the same vendor waits behind them.
  names.resolve("company/1", "own.example").catch(() => undefined);
  expect(await names.resolve("company/2", "quick.example")).toEqual([ADDRESS]);
  expect(asked).toEqual([
    "slow0.example",
    "slow1.example",
    "slow2.example",
    "slow3.example",
    "quick.example",
  ]);
});

test("a name that is not resolved in time has its own reason, and who waits behind it too", async () => {
  const { names } = open(() => new Promise(() => undefined), 5);
  await expect(names.resolve("company/1", "slow.example")).rejects.toMatchObject({ code: "EAI_AGAIN" });
});

test("an answer is kept as long as it says, from five seconds up to a minute", async () => {
  let asked = 0;
  const ttl = { value: 0 };
  const { names, pass } = open(async () => {
    asked += 1;
    return { addresses: [ADDRESS], ttl: ttl.value };
  });
  const resolve = () => names.resolve("company/1", "vendor.example");
  await resolve();
  pass(4_999);
  await resolve();
  expect(asked).toBe(1);
  ttl.value = 86_400;
  pass(1);
  await resolve();
  expect(asked).toBe(2);
  pass(59_999);
  await resolve();
  expect(asked).toBe(2);
  pass(1);
  await resolve();
  expect(asked).toBe(3);
});

test("questions for one name that come together are one", async () => {
  let asked = 0;
  const { names } = open(async () => {
    asked += 1;
    return { addresses: [ADDRESS], ttl: 60 };
  });
  await Promise.all([1, 2, 3].map(() => names.resolve("company/1", "vendor.example")));
  expect(asked).toBe(1);
});

test("a name that does not exist is asked for again after five seconds", async () => {
  let asked = 0;
  const { names, pass } = open(async () => {
    asked += 1;
    throw Object.assign(new Error("no such name"), { code: "ENOTFOUND" });
  });
  const resolve = () => names.resolve("company/1", "typo.example");
  await expect(resolve()).rejects.toMatchObject({ code: "ENOTFOUND" });
  await expect(resolve()).rejects.toMatchObject({ code: "ENOTFOUND" });
  expect(asked).toBe(1);
  pass(5_000);
  await expect(resolve()).rejects.toMatchObject({ code: "ENOTFOUND" });
  expect(asked).toBe(2);
});

describe("the files of the system", () => {
  const hosts =
    "127.0.0.1 localhost\n10.1.2.3  shop shop.internal.example # ours\n::1 shop.internal.example\n";

  test("a name in the hosts file has the addresses there", () => {
    expect(inHostsFile(hosts, "Shop.Internal.Example")).toEqual([
      { address: "10.1.2.3", family: 4 },
      { address: "::1", family: 6 },
    ]);
    expect(inHostsFile(hosts, "ours")).toEqual([]);
  });

  test("the suffixes and the dots of a container are known", () => {
    const text =
      "nameserver 10.96.0.10\nsearch shop.svc.cluster.local svc.cluster.local\noptions ndots:5 timeout:1\n";
    expect(readSettings(text)).toEqual({ search: ["shop.svc.cluster.local", "svc.cluster.local"], ndots: 5 });
    expect(readSettings("nameserver 10.96.0.10\n")).toEqual({ search: [], ndots: 1 });
    expect(readSettings(undefined)).toBeUndefined();
  });

  test("a name with few dots is tried with the suffixes first, and one that ends with a dot without them", () => {
    const settings = { search: ["svc.cluster.local"], ndots: 5 };
    expect(candidatesOf("api.shop", settings)).toEqual(["api.shop.svc.cluster.local", "api.shop"]);
    expect(candidatesOf("api.shop", { ...settings, ndots: 1 })).toEqual([
      "api.shop",
      "api.shop.svc.cluster.local",
    ]);
    expect(candidatesOf("api.shop.", settings)).toEqual(["api.shop."]);
  });
});

describe("the machine's resolver", () => {
  test.each(["localhost", "app.localhost", "a.b.LOCALHOST", "app.localhost."])(
    "knows %s as this machine",
    async (name) => {
      const { addresses } = await resolveBySystem(name);
      expect(addresses.map(({ address }) => address)).toContain("127.0.0.1");
    },
  );

  test("asks the name servers on sockets: each question is answered while another one is not", async () => {
    const server = createSocket("udp4", (message, from) => {
      const name = message.subarray(12).toString("latin1");
      if (name.includes("slow")) return;
      const isAddress = message.readUInt16BE(message.indexOf(0, 12) + 1) === 1;
      const question = message.subarray(12, message.indexOf(0, 12) + 5);
      const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 30, 0, 4, 198, 51, 100, 7]);
      const head = Buffer.from([
        message[0] ?? 0,
        message[1] ?? 0,
        0x81,
        0x80,
        0,
        1,
        0,
        isAddress ? 1 : 0,
        0,
        0,
        0,
        0,
      ]);
      server.send(Buffer.concat([head, question, ...(isAddress ? [record] : [])]), from.port, from.address);
    });
    await new Promise<void>((resolve) => server.bind(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const resolve = (name: string) => resolveBySystem(name, [`127.0.0.1:${server.address().port}`]);
    const slow = Array.from({ length: 10 }, (_, number) => resolve(`slow${number}.vendor.example.`));
    const failures = Promise.allSettled(slow);
    expect(await resolve("quick.vendor.example.")).toEqual({ addresses: [ADDRESS], ttl: 30 });
    const codes = (await failures).map((each) => each.status === "rejected" && String(each.reason.code));
    expect(new Set(codes)).toEqual(new Set(["EAI_AGAIN"]));
  });
});
