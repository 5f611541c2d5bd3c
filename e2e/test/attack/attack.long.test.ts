import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createReferenceServer } from "@syndikit/reference-server";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { attacks } from "../../src/attack/attacks.js";
import { lockedFile } from "../../src/attack/database.js";
import { type MailServer, serveMail } from "../../src/attack/mail-server.js";
import { mailFlood } from "../../src/attack/mails.js";
import { shareAttacks } from "../../src/attack/shares.js";
import { demoAccounts, type Target } from "../../src/attack/target.js";
import { takerOfFile } from "./takers.js";

// `npm run attack` runs the same attacks against a running server, and prints a line for each.

let server: Awaited<ReturnType<typeof createReferenceServer>>;
let target: Target;

beforeAll(async () => {
  server = await createReferenceServer({ allowLoopbackTargets: false, trustProxy: ["127.0.0.1"] });
  const { url } = await server.listen();
  target = { url: new URL(url).origin, accounts: demoAccounts };
});

afterAll(() => server.close());

describe("under attack", () => {
  test.each(attacks.map((attack) => ({ name: attack.name, attack })))("$name", async ({ attack }) => {
    await expect(attack.run(target)).resolves.toBeUndefined();
  });
});

describe("while one owner takes all it can get", () => {
  let shared: typeof server;
  let mails: MailServer;
  beforeAll(async () => {
    mails = await serveMail();
    const mail = { url: mails.url, from: "Market <no-reply@market.example>" };
    shared = await createReferenceServer({ allowLoopbackTargets: true, mail });
    await shared.listen();
  });
  afterAll(async () => {
    await shared.close();
    mails.close();
  });

  test("one customer's mails, which wait by the hundred, do not hold another's one back", async () => {
    const url = new URL(shared.url ?? "").origin;
    await expect(mailFlood(mails).run({ url, accounts: demoAccounts })).resolves.toBeUndefined();
  });

  test.each(shareAttacks.map((attack) => ({ name: attack.name, attack })))(
    "$name",
    async ({ attack }) => {
      const url = new URL(shared.url ?? "").origin;
      await expect(attack.run({ url, accounts: demoAccounts })).resolves.toBeUndefined();
    },
    240_000,
  );
});

test("while another program holds the lock of the file, probes and reads wait for nobody", async () => {
  const folder = mkdtempSync(join(tmpdir(), "syndikit-attack-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "marketplace.sqlite");
  const held = await createReferenceServer({ database: file });
  onTestFinished(() => held.close());
  const { url } = await held.listen();
  const attack = lockedFile(takerOfFile(file));
  await expect(attack.run({ url: new URL(url).origin, accounts: demoAccounts })).resolves.toBeUndefined();
});
