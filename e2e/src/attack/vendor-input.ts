import { EventAttemptOutcome, EventEntity, EventType } from "@syndikit/contract";
import { type Attack, ask, entriesOf, expectStatus, expectThat, fieldOf, type Target } from "./target.js";

/** Hostile vendor input that the server would run or call. */
export const vendorInputAttacks: readonly Attack[] = [
  {
    name: "events go to no address of a private network, however it is written",
    async run(target) {
      const hosts = ["169.254.169.254", "10.0.0.1", "192.168.0.1", "2852039166", "0xa9.0xfe.0xa9.0xfe", "0"];
      const six = [
        "[fd00::1]",
        "[fe80::1]",
        "[::ffff:169.254.169.254]",
        "[::ffff:a00:1]",
        "[64:ff9b::a9fe:a9fe]",
      ];
      for (const host of [...hosts, ...six]) {
        const body = {
          entityName: EventEntity.Subscription,
          entityId: 1,
          type: EventType.CREATED,
          endpoint: `http://${host}/events`,
        };
        const made = await ask(target, "/event", { method: "POST", as: "vendor", body });
        if (made.status === 422 || made.status === 400) continue;
        expectStatus(made, host, 201);
        const event = fieldOf(made.body, "eventId") ?? fieldOf(made.body, "id");
        const [attempt] = await attemptsOf(target, String(event));
        const outcome = fieldOf(attempt, "outcome");
        expectThat(outcome === EventAttemptOutcome.BLOCKED, `${host} was called: ${outcome}`);
        await ask(target, `/event/${event}`, { method: "DELETE", as: "vendor" });
      }
    },
  },
  {
    name: "a hostile pattern keeps nobody waiting",
    async run(target) {
      const product = { url: await firstProduct(target) };
      const base = { code: `attack${Date.now()}`, name: "x", description: "x", product };
      for (const validation of ["(a)\\1", "^(?=a)", "x{0,1000}".repeat(100), "((a{30}){30}){30}"]) {
        const body = { ...base, validation };
        const answer = await ask(target, "/configurationParameter", { method: "POST", as: "vendor", body });
        expectStatus(answer, validation.slice(0, 30), 422);
      }
    },
  },
];

async function firstProduct(target: Target): Promise<string> {
  const [first] = entriesOf((await ask(target, "/product", { as: "vendor" })).body);
  return String(fieldOf(first, "self"));
}

/** Waits for the first attempt to deliver an event, and resolves with all attempts. */
async function attemptsOf(target: Target, event: string): Promise<readonly unknown[]> {
  for (;;) {
    const { body } = await ask(target, `/event/${event}/attempt`, { as: "vendor" });
    if (entriesOf(body).length > 0) return entriesOf(body);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
