import { randomBytes } from "node:crypto";
import { createReferenceServer } from "@syndikit/reference-server";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { silentDatabase } from "../../src/attack/database.js";
import { type MailServer, serveMail } from "../../src/attack/mail-server.js";
import { mailFlood } from "../../src/attack/mails.js";
import { passwordFlood } from "../../src/attack/passwords.js";
import { shareAttacks } from "../../src/attack/shares.js";
import { demoAccounts } from "../../src/attack/target.js";
import { createDatabase } from "../hostile/create-database.js";
import { openCable } from "./takers.js";
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

test("while PostgreSQL does not answer, probes are answered from what is known", async () => {
  const database = new URL(await createDatabase("silent"));
  const cable = await openCable(Number(database.port));
  onTestFinished(() => cable.close());
  database.port = String(cable.port);
  const server = await createReferenceServer({
    database: database.href,
    secretKey: randomBytes(32).toString("base64"),
  });
  onTestFinished(() => server.close());
  const { url } = await server.listen();
  const attack = silentDatabase(cable);
  await expect(attack.run({ url: new URL(url).origin, accounts: demoAccounts })).resolves.toBeUndefined();
});
