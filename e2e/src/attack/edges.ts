import { SubscriptionType } from "@syndikit/contract";
import { raw } from "./requests.js";
import {
  type Attack,
  ask,
  entriesOf,
  expectStatus,
  expectThat,
  fieldOf,
  type Role,
  type Target,
} from "./target.js";

/** Paths, texts and headers that two readers understand differently. */
export const edgeAttacks: readonly Attack[] = [
  {
    name: "a path with a dot segment reaches no other operation, and no key is one",
    async run(target) {
      const self = await ownPath(target, "customer");
      for (const segment of ["%2E%2E", "..", ".%2e", "%2e", "."]) {
        for (const path of [`/api/${self}/metadata/${segment}`, `/api//${self}/metadata/${segment}/`]) {
          const answer = await sendRaw(target, `DELETE ${path}`, "customer");
          expectThat(
            answer.startsWith("HTTP/1.1 400"),
            `DELETE ${path} is answered with ${answer.slice(0, 40)}`,
          );
        }
      }
      for (const key of ["..", "."]) {
        const change = { method: "PUT", as: "customer", body: { [key]: "x" } } as const;
        expectStatus(await ask(target, `/${self}/metadata`, change), `the key ${key}`, 400);
      }
      expectStatus(await ask(target, `/${self}`, { as: "customer" }), "the owner", 200);
    },
  },
  {
    name: "half a surrogate pair and U+0000 are refused in bodies, keys, paths and filters",
    async run(target) {
      const self = await ownPath(target, "customer");
      for (const text of ["\\ud83dx", "x\\udc00", "\\u0000"]) {
        const put = { method: "PUT", as: "customer" } as const;
        const named = await ask(target, `/${self}`, { ...put, text: `{"name":"${text}"}` });
        expectStatus(named, `the name ${text}`, 400);
        const keyed = await ask(target, `/${self}/metadata`, { ...put, text: `{"${text}":"x"}` });
        expectStatus(keyed, `the key ${text}`, 400);
      }
      for (const part of ["%00", "%ED%A0%BD"]) {
        const found = await ask(target, `/subscription?search=${part}`, { as: "customer" });
        expectStatus(found, `search=${part}`, 400);
        const answer = await sendRaw(target, `DELETE /api/${self}/metadata/${part}`, "customer");
        expectThat(
          answer.startsWith("HTTP/1.1 400"),
          `${part} in a path is answered with ${answer.slice(0, 40)}`,
        );
      }
    },
  },
  {
    name: "an estimate and an order tell nothing of a plan that one cannot see",
    async run(target) {
      const [product] = entriesOf((await ask(target, "/product", { as: "vendor" })).body);
      const body = {
        ...{ name: "Not yet", price: "10.00", billingPeriod: 1, published: false },
        product: { url: fieldOf(product, "self") },
      };
      const made = await ask(target, "/productVersion", { method: "POST", as: "vendor", body });
      expectStatus(made, "a plan that is not published", 201);
      const url = fieldOf(made.body, "self");
      const order = { type: SubscriptionType.NORMAL, productVersion: { url } };
      const asked = { method: "POST", as: "customer", body: order } as const;
      const estimate = await ask(target, "/order/estimate", asked);
      expectStatus(estimate, "an estimate", 404);
      const refused = await ask(target, "/order", asked);
      expectStatus(refused, "an order", 404, 422);
      for (const { text } of [estimate, refused])
        expectThat(!text.includes("Not yet") && !text.includes("10.00"), `the plan is told: ${text}`);
      await ask(target, `/${String(url)}`, { method: "DELETE", as: "vendor" });
    },
  },
  {
    name: "a header that names another method gives no other right, and turns no read into a write",
    async run(target) {
      const self = await ownPath(target, "customer");
      const headers = { "X-HTTP-Method-Override": "DELETE" };
      expectStatus(await ask(target, `/${self}`, { as: "customer", headers }), "a GET", 200);
      const foreign = await ask(target, `/${self}`, { method: "POST", as: "stranger", headers });
      expectStatus(foreign, "a stranger's POST", 404);
      expectStatus(await ask(target, `/${self}`, { as: "customer" }), "the user", 200);
    },
  },
];

async function ownPath(target: Target, as: Role): Promise<string> {
  return String(fieldOf((await ask(target, "/user/me", { as })).body, "self"));
}

/** Sends a request whose path stays as it is written. */
function sendRaw(target: Target, request: string, as: Role): Promise<string> {
  const head = ["Host: x", `Authorization: Basic ${btoa(target.accounts[as])}`, "Connection: close"];
  return raw(target, [`${request} HTTP/1.1`, ...head, "", ""].join("\r\n"));
}
