import { describe, expect, test } from "vitest";
import { examples } from "./examples.gen.js";
import {
  validateBody,
  validateEvent,
  validateParameters,
  validateResponse,
  validateSchema,
} from "./validators.js";

describe("validateBody", () => {
  test("tells nothing of a body that is valid", () => {
    expect(validateBody("subscriptionPatch", { deploymentStatus: "DEPLOYED" })).toEqual([]);
  });

  test("tells a missing field by its own path", () => {
    expect(validateBody("subscriptionPatch", { action: "SET_NAME" })).toEqual([
      { path: "/name", keyword: "required", params: { missingProperty: "name" }, message: "is required" },
    ]);
  });

  test("tells only the faults of the action that was meant", () => {
    expect(validateBody("subscriptionPatch", { action: "AUTORENEW", autoRenew: "yes" })).toEqual([
      { path: "/autoRenew", keyword: "type", params: { type: "boolean" }, message: "must be boolean" },
    ]);
  });

  test("lists the actions when the action is not known", () => {
    const [violation] = validateBody("subscriptionPatch", { action: "DANCE" });
    expect(violation).toMatchObject({ path: "/action", keyword: "enum" });
    expect(violation?.params["allowedValues"]).toContain("SET_NAME");
  });

  test("reads the actions of a subscription in any case", () => {
    for (const action of ["RENEW", "renew", "Renew"]) {
      expect(validateBody("subscriptionPatch", { action })).toEqual([]);
      expect(validateBody("subscriptionPatch", { action, hours: 0 })).toMatchObject([{ path: "/hours" }]);
    }
  });

  test("takes a body without an action for the one that has none", () => {
    expect(validateBody("userPatch", { acceptedTerms: 1 })).toMatchObject([
      { path: "/acceptedTerms", keyword: "type" },
    ]);
  });

  test("tells a union of which no form was meant as one fault", () => {
    expect(validateBody("clockAdvance", {})).toMatchObject([{ path: "", keyword: "oneOf" }]);
  });

  test("tells a field that may be null as one fault", () => {
    expect(validateBody("userPatch", { address: 3 })).toMatchObject([
      { path: "/address", keyword: "type", message: "must be object or null" },
    ]);
  });

  test("tells a fault of a key by the rule that the key breaks", () => {
    const key = "k".repeat(256);
    expect(validateBody("subscriptionUpdateMetadata", { [key]: "v" })).toMatchObject([
      {
        path: `/${key}`,
        keyword: "propertyNames",
        message: "has a name that is not allowed: it must have at most 255 characters",
      },
    ]);
  });

  test("escapes a key in a path", () => {
    expect(validateBody("subscriptionUpdateMetadata", { "a/b~c": 1 })).toMatchObject([{ path: "/a~1b~0c" }]);
  });

  test("tells a body that is missing", () => {
    expect(validateBody("subscriptionPatch", undefined)).toMatchObject([{ path: "", keyword: "required" }]);
  });

  test("tells a body that has no place", () => {
    expect(validateBody("subscriptionGet", {})).toMatchObject([{ path: "", keyword: "false schema" }]);
    expect(validateBody("subscriptionGet", undefined)).toEqual([]);
  });
});

describe("validateBody on hostile input", () => {
  test("answers at most twenty faults", () => {
    expect(validateBody("faultsReplace", Array(5000).fill({ direction: 1 }))).toHaveLength(20);
  });

  test("refuses a body that nests deeper than any schema, however deep it is", () => {
    let deep: object = {};
    for (let level = 0; level < 200_000; level++) deep = { a: deep };
    expect(validateBody("subscriptionUpdateMetadata", deep)).toMatchObject([{ keyword: "maxDepth" }]);
  });

  test("refuses a list that is longer than any body", () => {
    expect(validateBody("faultsReplace", Array(300_000).fill(0))).toMatchObject([{ keyword: "maxValues" }]);
  });

  test("takes an answer that holds more values than any request", () => {
    const [line] = examples["invoice.unpaid"].entries;
    const entries = Array(1_000).fill(line);
    const page = Array(50).fill({ ...examples["invoice.unpaid"], entries });
    expect(validateResponse("invoiceGetAllPaged", 200, page)).toEqual([]);
  });

  // Four billion comparisons would take minutes on any machine, and this test has seconds.
  test("does not compare the items of a list that is too long with one another", () => {
    const userRoles = Array.from({ length: 90_000 }, (_, index) => ({ index }));
    expect(validateBody("notifyUpdate", { userRoles })).toContainEqual(
      expect.objectContaining({ path: "/userRoles", keyword: "maxItems" }),
    );
  });

  // A check that goes back over the text at each letter would take hours.
  test("checks a text of a megabyte in one go", () => {
    expect(
      validateBody("userPatch", { email: `${"a.".repeat(500_000)}@${"b-".repeat(500_000)}` }),
    ).not.toEqual([]);
  });

  test("takes the names of object methods for unknown fields", () => {
    const body: unknown = JSON.parse('{"__proto__":{"action":"KILL"},"constructor":1,"toString":2}');
    expect(validateBody("subscriptionPatch", body).map(({ path }) => path)).toEqual([
      "/deploymentStatus",
      "/__proto__",
      "/constructor",
      "/toString",
    ]);
  });
});

describe("validateParameters", () => {
  test("tells nothing of parameters that are valid", () => {
    expect(
      validateParameters("subscriptionGetAllPaged", "query", { pageNumber: 1, status: ["PENDING"] }),
    ).toEqual([]);
  });

  test("tells a parameter that the operation does not have", () => {
    expect(validateParameters("subscriptionGet", "query", { pageSize: 20 })).toMatchObject([
      { path: "/pageSize", keyword: "additionalProperties" },
    ]);
  });

  test("tells an identifier that is not a positive int32", () => {
    expect(validateParameters("subscriptionGet", "path", { id: 0 })).toMatchObject([
      { path: "/id", keyword: "minimum" },
    ]);
    expect(validateParameters("subscriptionGet", "path", { id: 2 ** 31 })).not.toEqual([]);
  });
});

describe("validateResponse", () => {
  test("checks the body by its status", () => {
    expect(validateResponse("subscriptionPatch", 204, undefined)).toEqual([]);
    expect(validateResponse("subscriptionPatch", 204, {})).toMatchObject([{ keyword: "false schema" }]);
    expect(validateResponse("subscriptionPatch", 200, { upgrade: "FREE" })).toEqual([]);
    expect(validateResponse("subscriptionPatch", 200, undefined)).toMatchObject([{ keyword: "required" }]);
  });

  test("tells a status that the operation does not answer", () => {
    expect(validateResponse("subscriptionGet", 418, {})).toMatchObject([
      { keyword: "status", message: "subscriptionGet does not answer 418" },
    ]);
  });
});

describe("validateEvent", () => {
  test("tells a payload of another event", () => {
    const payload = {
      id: "1",
      entity: "Cart",
      type: "DELETED",
      entityUrl: "cart/1",
      date: "2026-01-31T08:15:00Z",
      metadata: {},
    };
    expect(validateEvent("Cart.DELETED", payload)).toEqual([]);
    expect(validateEvent("Cart.CREATED", payload)).toMatchObject([{ path: "/type", keyword: "const" }]);
  });

  test("tells the same fault once, though two schemas find it", () => {
    const paths = validateEvent("Cart.CREATED", {}).map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
  });
});

describe("validateSchema", () => {
  test("knows dates that do not exist", () => {
    expect(validateSchema("DateTime", "2024-02-29T00:00:00Z")).toEqual([]);
    expect(validateSchema("DateTime", "2026-02-29T00:00:00Z")).toMatchObject([{ keyword: "format" }]);
  });

  test("asks for a zone", () => {
    expect(validateSchema("DateTime", "2026-01-31T08:15:00+02:00")).toEqual([]);
    expect(validateSchema("DateTime", "2026-01-31T08:15:00")).toMatchObject([{ keyword: "format" }]);
  });
});
