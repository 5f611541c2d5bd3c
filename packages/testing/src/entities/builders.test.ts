import { validateSchema } from "@syndikit/contract/validators";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { InvalidValueError } from "../index.js";
import * as builders from "./builders.js";
import { createBuilder, type EntityResource } from "./create-builder.js";
import { entities } from "./entities.gen.js";

const { buildInvoice, buildSubscription, buildUser } = builders;
const resources = Object.keys(entities) as EntityResource[];
const ids = fc.integer({ min: 1, max: 2_147_483_647 });

describe("every entity", () => {
  test("has a builder of its own", () => {
    const built = Object.values(builders).map((build) => build().self.split("/")[0]);
    expect(built.sort()).toEqual([...resources].sort());
  });

  test.each(resources)("%s is valid like each of its examples, whatever its identifier is", (resource) => {
    const { schema, examples } = entities[resource];
    const build = createBuilder(resource);
    const likes = fc.constantFrom(...Object.keys(examples));
    fc.assert(
      fc.property(ids, likes, (id, like) => {
        // Which entity it is, is only known here at run time.
        const entity = build({ id } as never, like as never);
        expect(validateSchema(schema, entity)).toEqual([]);
        expect(entity).toMatchObject({ id, self: `${resource}/${id}` });
      }),
    );
  });
});

describe("a builder", () => {
  test("takes any overrides that the spec allows", () => {
    const texts = fc.string({ minLength: 1, maxLength: 100 }).filter((text) => text.trim() !== "");
    fc.assert(
      fc.property(texts, fc.boolean(), fc.integer({ min: 1, max: 36 }), (name, paid, billingPeriod) => {
        const subscription = buildSubscription({ name, paid, billingPeriod });
        expect(validateSchema("Subscription", subscription)).toEqual([]);
        expect(subscription).toMatchObject({ name, paid, billingPeriod });
      }),
    );
  });

  test("moves what stands below the entity along with its identifier", () => {
    expect(buildSubscription({ id: 42 }).metadata).toEqual({ url: "subscription/42/metadata" });
  });

  test("leaves out what is said to be undefined", () => {
    expect(buildUser({ phoneNumber: undefined }, "vendor")).not.toHaveProperty("phoneNumber");
  });

  test("begins with the example that is asked for", () => {
    expect(buildInvoice().status).toBe("UNPAID");
    expect(buildInvoice({}, "paid").status).toBe("PAID");
  });

  test("refuses what the spec forbids, with the reason", () => {
    // @ts-expect-error: the compiler knows it too.
    const build = () => buildSubscription({ deploymentStatus: 7 });
    expect(build).toThrow(InvalidValueError);
    expect(build).toThrow(/The subscription is not what the spec allows: \/deploymentStatus .+/);
  });

  test("refuses a field that there is not, also below another one, and says which there are", () => {
    // @ts-expect-error: the compiler knows it too.
    expect(() => buildSubscription({ dploymentStatus: "PENDING" })).toThrow(
      /The subscription is not what the spec allows: \/dploymentStatus is not a field of Subscription: there are id, .*deploymentStatus/,
    );
    const order = { billingItems: { "billingItem/1": 2 } };
    expect(builders.buildOrder(order)).toMatchObject(order);
    const address = { city: "Milano", zip: "20121" };
    expect(() => builders.buildCompany({ address: address as never })).toThrow(
      "/address/zip is not a field of Address",
    );
  });

  test("refuses an example that there is not", () => {
    // @ts-expect-error: the compiler knows it too.
    expect(() => buildSubscription({}, "lost")).toThrow("take pending, waitingPayment, deployed, trial");
  });

  test("shares nothing between two entities", () => {
    expect(buildSubscription().metadata).not.toBe(buildSubscription().metadata);
  });
});
