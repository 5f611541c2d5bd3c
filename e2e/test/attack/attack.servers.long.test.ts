import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shareAttacks } from "../../src/attack/shares.js";
import { openReplicas, type Replicas } from "./three-replicas.js";

describe("while one owner takes all it can get of three servers on one PostgreSQL", () => {
  let replicas: Replicas;
  beforeAll(async () => {
    replicas = await openReplicas("attacked");
  }, 120_000);
  afterAll(() => replicas.close());

  test.each(shareAttacks.map((attack) => ({ name: attack.name, attack })))(
    "$name",
    async ({ attack }) => {
      await expect(attack.run(replicas.target)).resolves.toBeUndefined();
    },
    240_000,
  );
});
