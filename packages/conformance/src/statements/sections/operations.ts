import { headerNames, type Operation, operations } from "@syndikit/contract";
import { fieldOf, must, mustAnswer, mustHave, type Statement, type StatementMarket } from "../statement.js";
import { bodyOf } from "./bodies.js";

// What the document says of every operation, so that a new one has these statements too.

const listed: readonly Operation[] = Object.values(operations);
const documented = listed.filter(({ origin }) => origin === "document");
const ofObjects = documented.filter(({ path }) => path.includes("{id}"));

/** No marketplace has come this far. */
const UNKNOWN_ID = "2147483647";

/** The path of an operation for an object. */
const pathFor = ({ path }: Operation, id: string): string => path.slice(1).replace("{id}", id);

const kindOf = ({ method }: Operation): Statement["kind"] => (method === "GET" ? "reading" : "writing");

const contentOf = (operation: Operation) => (operation.body === null ? {} : { body: bodyOf(operation.id) });

async function askUnknown(market: StatementMarket, operation: Operation, query = "") {
  const path = pathFor(operation, UNKNOWN_ID) + query;
  return market.ask("admin", { method: operation.method, path, ...contentOf(operation) });
}

const unsigned = documented.map(
  (operation): Statement => ({
    id: `operation.${operation.id}.unsigned`,
    section: "Errors",
    row: `401, ${operation.method} ${operation.path}`,
    says: "Without credentials the answer is 401.",
    kind: kindOf(operation),
    accounts: [],
    async check(market) {
      const { method } = operation;
      mustAnswer(
        await market.ask(null, { method, path: pathFor(operation, "1"), ...contentOf(operation) }),
        401,
      );
    },
  }),
);

const unknown = ofObjects.map(
  (operation): Statement => ({
    id: `operation.${operation.id}.unknown`,
    section: "Errors",
    row: `404, ${operation.method} ${operation.path}`,
    says: "An object that is not there is 404, in the form of an error.",
    kind: kindOf(operation),
    accounts: ["admin"],
    async check(market) {
      const answer = await askUnknown(market, operation);
      mustAnswer(answer, 404);
      mustHave(answer.body, { errorHolders: "array" });
      mustHave(fieldOf(answer.body, "errorHolders", 0), { key: "string", error: "string" });
    },
  }),
);

const malformed = ofObjects.map(
  (operation): Statement => ({
    id: `operation.${operation.id}.id`,
    section: "Account and company resources",
    row: `id, ${operation.method} ${operation.path}`,
    says: "`id` is an integer of 32 bits: another text leads to no object.",
    kind: kindOf(operation),
    accounts: ["admin"],
    async check(market) {
      const { method } = operation;
      for (const id of ["one", "1.5", "4294967297"]) {
        const path = pathFor(operation, id);
        mustAnswer(await market.ask("admin", { method, path, ...contentOf(operation) }), 400, 404);
      }
    },
  }),
);

const versioned = ofObjects.map(
  (operation): Statement => ({
    id: `operation.${operation.id}.version`,
    section: "Versioning",
    row: `1, ${operation.method} ${operation.path}`,
    says: "`apiVersion` is accepted, and changes nothing of what is not there.",
    kind: kindOf(operation),
    accounts: ["admin"],
    check: async (market) => mustAnswer(await askUnknown(market, operation, "?apiVersion=20250109"), 404),
  }),
);

const bodiless = documented
  .filter(({ body }) => body?.required === true)
  .map(
    (operation): Statement => ({
      id: `operation.${operation.id}.body`,
      section: "Endpoints",
      row: `${operation.method} ${operation.path}`,
      says: "The body is required: without one the request is 400.",
      kind: "writing",
      accounts: ["admin"],
      async check(market) {
        const { method } = operation;
        mustAnswer(await market.ask("admin", { method, path: pathFor(operation, UNKNOWN_ID) }), 400);
      },
    }),
  );

const methods = ["PATCH", "PUT", "POST", "DELETE"] as const;

const unsupported = [...new Set(documented.map(({ path }) => path))].flatMap((path): Statement[] => {
  const supported: readonly string[] = listed
    .filter((each) => each.path === path)
    .map(({ method }) => method);
  const method = methods.find((each) => !supported.includes(each));
  if (method === undefined) return [];
  return [
    {
      id: `method.${path.slice(1).replaceAll("/", ".").replace("{id}", "id")}`,
      section: "Errors",
      row: `405, ${method} ${path}`,
      says: "A method that the resource does not support is 405, and the answer names those that it does.",
      kind: "writing",
      accounts: ["admin"],
      async check(market) {
        const answer = await market.ask("admin", { method, path: path.slice(1).replace("{id}", UNKNOWN_ID) });
        mustAnswer(answer, 405);
        const allowed = answer.headers.get(headerNames.allow) ?? "";
        const missing = supported.filter((each) => !allowed.includes(each));
        must(missing.length === 0, `Allow is ${allowed}`);
      },
    },
  ];
});

export const operationStatements: readonly Statement[] = [
  ...bodiless,
  ...malformed,
  ...unsigned,
  ...unknown,
  ...unsupported,
  ...versioned,
];
