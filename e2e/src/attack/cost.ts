import { EventEntity, EventType, headerNames, UserRole } from "@syndikit/contract";
import { until } from "../until.js";
import { serve } from "./application.js";
import { offerOf, orderAt } from "./offer.js";
import {
  type Answer,
  type Attack,
  ask,
  entriesOf,
  expectStatus,
  expectThat,
  fieldOf,
  make,
  type Target,
} from "./target.js";

/**
 * What one owner makes the server work on, each with the facts of its victim. The marketplace must be allowed to call
 * this machine.
 */
export const costAttacks: readonly Attack[] = [
  {
    name: "a body that is larger than its operation needs is refused, and the next request is served",
    async run(target) {
      const text = JSON.stringify({ label: "x".repeat(1_000_000) });
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          ask(target, "/paymentMethod", { method: "POST", as: "customer", text }),
        ),
      );
      for (const answer of answers) {
        expectStatus(answer, "a body of 1 MB", 400);
        expectThat(answer.text.includes("65536"), `the refusal does not name the limit: ${answer.text}`);
      }
      expectStatus(await ask(target, "/user/me", { as: "customer" }), "the next request", 200);
      expectStatus(await ask(target, "/subscription", { as: "stranger" }), "a stranger's list", 200);
    },
  },
  {
    name: "one customer's flood of documents is refused beyond its share, and others read meanwhile",
    async run(target) {
      await orderAt(target, (await offerOf(target)).plan);
      const [invoice] = entriesOf((await ask(target, "/invoice", { as: "customer" })).body);
      let answered = 0;
      const flood = Array.from({ length: 40 }, async (): Promise<Answer> => {
        const answer = await ask(target, `/${fieldOf(invoice, "self")}/pdf`, { as: "customer" });
        answered += 1;
        return answer;
      });
      expectStatus(await ask(target, "/subscription", { as: "stranger" }), "a stranger's list", 200);
      const before = answered;
      const answers = await Promise.all(flood);
      expectThat(before < 40, "a stranger's list waited for every document of the flood");
      expectThat(
        answers.some(({ status }) => status === 200),
        "no document was made",
      );
      for (const answer of answers) {
        expectStatus(answer, "a document of the flood", 200, 503);
        expectThat(
          answer.status === 200 || answer.headers.has(headerNames.retryAfter),
          "a refusal says nothing of a later try",
        );
      }
    },
  },
  {
    name: "a vendor whose endpoint hangs leaves the events of another vendor on the same host alone",
    async run(target) {
      const other = await otherVendor(target);
      let hanging = 0;
      const shared = await serve((request, response) => {
        if (request.url?.startsWith("/hang") !== true) return void response.writeHead(204).end();
        hanging += 1;
        // Ends when the marketplace gives up.
        response.on("close", () => {
          hanging -= 1;
        });
      });
      const event = { entityName: EventEntity.Subscription, entityId: 1, type: EventType.CREATED };
      const made: string[] = [];
      try {
        for (let count = 0; count < 12; count += 1) {
          const endpoint = `${shared.url}/hang/${count}`;
          made.push(String(fieldOf(await make(target, "vendor", "event", { ...event, endpoint }), "self")));
        }
        await until(() => hanging >= 4);
        const sent = await ask(target, "/event", {
          method: "POST",
          as: "administrator",
          headers: { [headerNames.asUser]: other },
          body: { ...event, endpoint: `${shared.url}/healthy` },
        });
        expectStatus(sent, "an event of the other vendor", 201);
        await until(() => shared.called.some((path) => path.startsWith("/healthy")));
        expectThat(
          hanging >= 4,
          "the event of the other vendor waited until the marketplace had given up a call",
        );
        await ask(target, `/${fieldOf(sent.body, "self")}`, { method: "DELETE", as: "administrator" });
      } finally {
        for (const self of made) await ask(target, `/${self}`, { method: "DELETE", as: "vendor" });
        shared.close();
      }
    },
  },
];

/** The name of a vendor's user of another company than the attacking vendor's. */
export async function otherVendor(target: Target): Promise<string> {
  const own = fieldOf((await ask(target, "/user/me", { as: "vendor" })).body, "company");
  const users = entriesOf((await ask(target, "/user", { as: "administrator" })).body);
  const other = users.find(
    (user) =>
      fieldOf(user, "userRole") === UserRole.ROLE_VENDOR &&
      fieldOf(fieldOf(user, "company"), "url") !== fieldOf(own, "url"),
  );
  expectThat(other !== undefined, "there is only one vendor: the attack needs another one");
  return String(fieldOf(other, "userName"));
}
