import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MailServer, serveMail } from "../../src/attack/mail-server.js";
import { mailFlood } from "../../src/attack/mails.js";
import { passwordFlood } from "../../src/attack/passwords.js";
import { shareAttacks } from "../../src/attack/shares.js";
import { openReplicas, type Replicas } from "./three-replicas.js";

describe("while one owner takes all it can get of three servers on one PostgreSQL", () => {
  let replicas: Replicas;
  let mails: MailServer;
  beforeAll(async () => {
    mails = await serveMail();
    replicas = await openReplicas("attacked", mails);
  }, 120_000);
  afterAll(async () => {
    await replicas.close();
    mails.close();
  });

  test("one customer's mails, which wait by the hundred, do not hold another's one back", async () => {
    await expect(mailFlood(mails).run(replicas.target)).resolves.toBeUndefined();
  });

  test.each(shareAttacks.map((attack) => ({ name: attack.name, attack })))(
    "$name",
    async ({ attack }) => {
      await expect(attack.run(replicas.target)).resolves.toBeUndefined();
    },
    240_000,
  );

  // The last, because it leaves guesses behind.
  test(passwordFlood.name, async () => {
    await expect(passwordFlood.run(replicas.target)).resolves.toBeUndefined();
  }, 240_000);
});
