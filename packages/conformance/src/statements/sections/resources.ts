import { type OperationId, operations, TestPaymentMethod, toReference, UserRole } from "@syndikit/contract";
import {
  fieldOf,
  must,
  mustAnswer,
  mustHave,
  type Statement,
  type StatementAccount,
  type StatementMarket,
} from "../statement.js";
import { bodyOf } from "./bodies.js";

/** An account or company resource of the document, and the operations on it. */
interface Resource {
  readonly account: StatementAccount;
  /** The operations of its rows, in the order of the document. */
  readonly operations: readonly OperationId[];
  /** A body that makes a new one; `name` is unique. */
  readonly made: (name: string, market: StatementMarket) => unknown | Promise<unknown>;
}

const resources: Readonly<Record<string, Resource>> = {
  userCompany: {
    account: "admin",
    operations: [
      ...(["userCompanyGet", "userCompanyUpdate", "userCompanyDelete", "userCompanyPatch"] as const),
      ...(["userCompanyGetMetadata", "userCompanyUpdateMetadata"] as const),
    ],
    made: (name) => ({ name }),
  },
  user: {
    account: "admin",
    operations: [
      ...(["userGet", "userUpdate", "userDelete", "userPatch"] as const),
      ...(["userGetMetadata", "userUpdateMetadata"] as const),
    ],
    made: (name) => ({
      ...{ userName: name, name: "Ada", email: `${name}@statement.example` },
      ...{ password: `${name}-A1`, userRole: UserRole.ROLE_USER },
    }),
  },
  paymentMethod: {
    account: "customer",
    operations: ["paymentMethodRetrieve", "paymentMethodUpdate", "paymentMethodDelete"],
    made: (label) => ({ label, payload: { paymentMethodId: TestPaymentMethod.pm_card_visa } }),
  },
  notification: {
    account: "admin",
    operations: ["notifyGet", "notifyUpdate", "notifyDelete"],
    made: (message) => ({ message, userRoles: [UserRole.ROLE_VENDOR] }),
  },
  companyGroup: {
    account: "customer",
    operations: ["companyGroupRetrieve", "companyGroupUpdate", "companyGroupDelete"],
    made: async (name, market) => {
      const { body } = await market.ask("customer", { path: "userCompany" });
      const userCompany = { url: String(fieldOf(body, 0, "self")) };
      return { name, identifier: name, userCompany };
    },
  },
  company: {
    account: "admin",
    operations: ["companyGet", "companyUpdate", "companyDeepDeletion", "companyPatch"],
    made: (name) => ({ name }),
  },
  comment: {
    account: "customer",
    operations: ["commentGet", "commentUpdate", "commentDelete"],
    made: async (comment, market) => {
      const { body } = await market.ask("customer", {
        path: toReference("subscription", await market.deployed()),
      });
      return { product: fieldOf(body, "product"), rating: 5, comment };
    },
  },
  cloudCredential: {
    account: "customer",
    operations: ["cloudCredentialGetMetadata"],
    made: (name) => ({ name }),
  },
};

async function make(market: StatementMarket, resource: string, { account, made }: Resource): Promise<string> {
  const name = `s${crypto.randomUUID().slice(0, 13)}`;
  const body = await made(name, market);
  const answer = await market.ask(account, { method: "POST", path: resource, body });
  mustAnswer(answer, 201);
  return String(fieldOf(answer.body, "self"));
}

/** What an operation answers, by its method. */
const says = {
  GET: "A GET answers 200 with the resource.",
  PUT: "A PUT answers 200 with the resource, or 204.",
  DELETE: "A DELETE answers 204 without a body, and the resource is gone.",
  PATCH: "A PATCH answers 204 without a body.",
  POST: "A POST makes one.",
  HEAD: "A HEAD answers the headers.",
} as const;

export const resourceStatements: readonly Statement[] = Object.entries(resources).flatMap(
  ([name, resource]) =>
    resource.operations.map((id): Statement => {
      const { method, path, success } = operations[id];
      const { account } = resource;
      const isMetadata = path.endsWith("/metadata");
      return {
        id: `operation.${id}.answers`,
        section: "Account and company resources",
        row: `${method} ${path}`,
        says: isMetadata ? `${says[method]} Metadata is a flat map of text to text.` : says[method],
        kind: "writing",
        accounts: name === "comment" ? ["vendor", account] : [account],
        async check(market) {
          const self = await make(market, name, resource);
          const place = path.slice(1).replace(`${name}/{id}`, self);
          const body = bodyOf(id);
          const content = body === undefined ? {} : { body };
          const answer = await market.ask(account, { method, path: place, ...content });
          mustAnswer(answer, ...success);
          await mustHaveDone(market, { account, self, place, method, isMetadata, answer, body });
        },
      };
    }),
);

interface Done {
  readonly account: StatementAccount;
  readonly self: string;
  readonly place: string;
  readonly method: string;
  readonly isMetadata: boolean;
  readonly answer: { readonly status: number; readonly body: unknown };
  readonly body: unknown;
}

async function mustHaveDone(market: StatementMarket, done: Done): Promise<void> {
  const { account, self, place, method, isMetadata, answer, body } = done;
  if (answer.status === 204) must(answer.body === undefined, "the answer has a body");
  if (method === "DELETE") return mustAnswer(await market.ask(account, { path: self }), 404);
  if (isMetadata) {
    const { body: map } = await market.ask(account, { path: place });
    const expected = method === "GET" ? {} : body;
    return must(
      JSON.stringify(map) === JSON.stringify(expected),
      `the map is ${JSON.stringify(map)}, not ${JSON.stringify(expected)}`,
    );
  }
  const { body: after } = await market.ask(account, { path: self });
  mustHave(after, { id: "number", self: "string" });
  must(fieldOf(after, "self") === self, `self is ${String(fieldOf(after, "self"))}`);
  if (method !== "PUT") return;
  for (const [name, value] of Object.entries(Object(body)))
    must(JSON.stringify(fieldOf(after, name)) === JSON.stringify(value), `${name} was not changed`);
  must(JSON.stringify(answer.body) === JSON.stringify(after), "the answer is not what is stored");
}
