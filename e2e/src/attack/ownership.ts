import {
  DeploymentStatus,
  headerNames,
  type Operation,
  SubscriptionType,
  TestPaymentMethod,
  TokenAccess,
  UserRole,
} from "@syndikit/contract";
import {
  type Attack,
  ask,
  entriesOf,
  expectStatus,
  expectThat,
  fieldOf,
  idOf,
  make,
  type Target,
  table,
} from "./target.js";

/** Attempts to reach what belongs to other companies or to the operator. */
export const ownershipAttacks: readonly Attack[] = [
  {
    name: "objects of another company are not there, by whatever operation",
    async run(target) {
      const own = await ownedBy(target, "customer");
      for (const operation of table()) {
        const roles: Operation["roles"] = operation.roles;
        if (!operation.path.includes("{id}") || !(UserRole.ROLE_USER in roles)) continue;
        // Only objects of one company count; published ones are open to everybody.
        if (roles[UserRole.ROLE_USER]?.some((scope) => !["own", "self", "company"].includes(scope))) continue;
        const ids = own.get(operation.owner) ?? [];
        expectThat(
          ids.length > 0,
          `the customer has no ${operation.owner}, so nothing was attacked with ${operation.id}`,
        );
        for (const id of ids) {
          const path = operation.path.replace("{id}", String(id)).replaceAll(/\{\w+\}/g, "x");
          const { method } = operation;
          const text = operation.body === null ? {} : { text: "{}" };
          const answer = await ask(target, path, { method, as: "stranger", ...text });
          expectStatus(answer, `${method} ${path}`, 404, 403, 400);
          expectThat(answer.status >= 400, `${method} ${path} answered a stranger`);
        }
      }
    },
  },
  {
    name: "nobody gives himself another role, company or identifier",
    async run(target) {
      const before = (await ask(target, "/user/me", { as: "customer" })).body;
      const id = fieldOf(before, "id");
      const wanted = { userRole: UserRole.ROLE_ADMIN, company: { url: "company/1" }, id: 1, enabled: true };
      await ask(target, `/user/${id}`, { method: "PATCH", as: "customer", body: wanted });
      await ask(target, `/user/${id}`, {
        method: "PUT",
        as: "customer",
        body: { ...Object(before), ...wanted },
      });
      const polluted = `{"__proto__": {"userRole": "${UserRole.ROLE_ADMIN}"}, "constructor": {"prototype": {}}}`;
      await ask(target, `/user/${id}`, { method: "PUT", as: "customer", text: polluted });
      const after = (await ask(target, "/user/me", { as: "customer" })).body;
      for (const field of ["id", "userRole", "company"]) {
        const [one, other] = [fieldOf(before, field), fieldOf(after, field)].map((value) =>
          JSON.stringify(value),
        );
        expectThat(one === other, `${field} was ${one}, and is ${other}`);
      }
    },
  },
  {
    name: "what was done is noted, with who did it, and nobody but administrators reads it",
    async run(target) {
      const name = `attack-${Date.now()}`;
      const made = await make(target, "vendor", "token", { name });
      const self = String(fieldOf(made, "self"));
      await ask(target, `/${self}`, { method: "DELETE", as: "vendor" });
      const query = `object=${encodeURIComponent(self)}`;
      const { body } = await ask(target, `/auditEntry?${query}`, { as: "administrator" });
      const noted = entriesOf(body).map((entry) => fieldOf(entry, "operation"));
      expectThat(noted.join() === "tokenCreate,tokenDelete", `the audit has ${noted.join()}`);
      for (const as of ["customer", "vendor"] as const) {
        expectStatus(await ask(target, `/auditEntry?${query}`, { as }), `the audit for the ${as}`, 403);
      }
      const { status } = await ask(target, "/auditEntry/1", { method: "DELETE", as: "administrator" });
      expectThat(status === 405, `an entry was asked to go: ${status}`);
    },
  },
  {
    name: "no cache, no frame and no page of another origin gets at an answer",
    async run(target) {
      const { headers } = await ask(target, "/user/me", {
        ...{ as: "customer", headers: { Origin: "https://attacker.example" } },
      });
      const expected = {
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "SAMEORIGIN",
        "Access-Control-Allow-Origin": null,
      };
      for (const [name, value] of Object.entries(expected)) {
        expectThat(headers.get(name) === value, `${name} is ${headers.get(name)}`);
      }
    },
  },
  {
    name: "the metrics of the server are closed to strangers",
    async run({ url, accounts }) {
      for (const who of [undefined, accounts.customer, accounts.vendor]) {
        const headers = who === undefined ? {} : { [headerNames.authorization]: `Basic ${btoa(who)}` };
        const { status } = await fetch(`${url}/metrics`, { headers });
        expectThat(status === 401 || status === 403, `/metrics answered ${status}`);
      }
    },
  },
];

/** The ids of the customer's own objects, by resource. Creates one where the customer has none. */
async function ownedBy(target: Target, as: "customer"): Promise<ReadonlyMap<string, readonly number[]>> {
  const me = (await ask(target, "/user/me", { as })).body;
  const userCompany = fieldOf(me, "company");
  const productVersion = await firstProductVersion(target);
  const plan = await ask(target, `/${productVersion}`, { as });
  const product = fieldOf(plan.body, "product");
  const order = await make(target, as, "order", {
    type: SubscriptionType.NORMAL,
    productVersion: { url: productVersion },
    configurationParameters: {},
  });
  // Deploying the subscription sends its customer a message.
  const subscription = `/${String(fieldOf(fieldOf(order, "subscription"), "url"))}`;
  const deployed = { deploymentStatus: DeploymentStatus.DEPLOYED };
  await ask(target, subscription, { method: "PATCH", as: "administrator", body: deployed });
  const unique = `attack-${Date.now()}`;
  const wanted: Readonly<Record<string, object>> = {
    token: { name: unique, access: TokenAccess.READ_ONLY },
    companyGroup: { name: unique, identifier: unique, userCompany },
    paymentMethod: { label: unique, payload: { paymentMethodId: TestPaymentMethod.pm_card_visa } },
    cloudCredential: { name: unique },
    comment: { product, rating: 5 },
  };
  const found = new Map<string, readonly number[]>([["user", [idOf(me)]]]);
  for (const [resource, body] of Object.entries(wanted)) {
    found.set(resource, [idOf(await make(target, as, resource, body))]);
  }
  for (const resource of ["userCompany", "subscription", "order", "invoice", "message"]) {
    const { body: list } = await ask(target, `/${resource}?pageSize=3`, { as });
    found.set(resource, entriesOf(list).map(idOf));
  }
  return found;
}

async function firstProductVersion(target: Target): Promise<string> {
  const [first] = entriesOf((await ask(target, "/productVersion", { as: "customer" })).body);
  return String(fieldOf(first, "self"));
}
