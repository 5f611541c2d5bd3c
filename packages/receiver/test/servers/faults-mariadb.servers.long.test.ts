import { createPool } from "mysql2/promise";
import { afterAll, describe, inject, vi } from "vitest";
import { mysqlStore } from "../../src/store/mysql.js";
import { desk } from "../desk.js";
import { duties } from "../faults/duties.js";
import { failures } from "../faults/failures.js";
import { identities } from "../faults/identities.js";
import { mistakes } from "../faults/mistakes.js";
import { outages } from "../faults/outages.js";
import { silences } from "../faults/silences.js";

// The database answers in real time for each moment of the virtual one: on a busy machine, days of it take minutes.
vi.setConfig({ testTimeout: 600_000 });

const client = createPool(inject("mariadbUrl"));
afterAll(() => client.end());

let stores = 0;
for (const [name, run] of [
  ["outages", outages],
  ["failures", failures],
  ["duties", duties],
  ["identities", identities],
  ["mistakes", mistakes],
  ["silences", silences],
  ["who looks after it", desk],
] as const) {
  describe(`${name}, over MariaDB`, () =>
    run(() => {
      stores += 1;
      const { time: _, ...store } = mysqlStore({ client, prefix: `faults${stores}_` });
      return store;
    }));
}
