import { randomBytes } from "node:crypto";
import { createReferenceServer } from "@syndikit/reference-server";
import type { MailServer } from "../../src/attack/mail-server.js";
import { demoAccounts, type Target } from "../../src/attack/target.js";
import { createDatabase } from "../hostile/create-database.js";

const REPLICAS = 3;

/** Several servers on one PostgreSQL. */
export interface Replicas {
  readonly target: Target;
  close(): Promise<void>;
}

export async function openReplicas(name: string, mails: MailServer): Promise<Replicas> {
  const database = await createDatabase(name);
  const options = {
    mail: { url: mails.url, from: "Market <no-reply@market.example>" },
    ...{ database, secretKey: randomBytes(32).toString("base64") },
    ...{ allowLoopbackTargets: true, trustProxy: ["127.0.0.1"] },
    // They share four threads here: at the usual cost each hash would wait for those of the other servers.
    passwordCost: 12,
  };
  const servers = await Promise.all(Array.from({ length: REPLICAS }, () => createReferenceServer(options)));
  const urls: string[] = [];
  for (const server of servers) urls.push(new URL((await server.listen()).url).origin);
  let turn = 0;
  return {
    target: {
      accounts: demoAccounts,
      replicas: REPLICAS,
      /** Another one each time, as behind a balancer. */
      get url() {
        turn += 1;
        return urls[turn % REPLICAS] ?? "";
      },
    },
    async close() {
      for (const server of servers) await server.close();
    },
  };
}
