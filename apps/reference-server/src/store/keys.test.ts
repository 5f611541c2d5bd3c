import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Operation, operations } from "@syndikit/contract";
import ts from "typescript";
import { expect, test } from "vitest";

const server = fileURLToPath(new URL("..", import.meta.url));

interface StoreCall {
  /** The function or handler that calls the store. */
  readonly by: string;
  /** How its options are written: the keys of a write, on whose behalf a read is. */
  readonly options: string;
}

/** Every call of `write` or `read` with a transaction in the handlers and use cases. */
function callsIn(folder: string, method: "write" | "read"): readonly StoreCall[] {
  const isCall = new RegExp(`^(?:.*\\.)?${method}$`);
  return readdirSync(join(server, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.includes(".test."))
    .flatMap((file) => {
      const path = join(server, folder, file);
      const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
      const calls: StoreCall[] = [];
      const visit = (node: ts.Node, by: string): void => {
        const isNamed = ts.isMethodDeclaration(node) || ts.isFunctionDeclaration(node);
        const name = isNamed && node.name !== undefined ? node.name.getText() : by;
        if (ts.isCallExpression(node) && isCall.test(node.expression.getText())) {
          const [work, options] = node.arguments;
          const takesTransaction =
            work !== undefined && ts.isArrowFunction(work) && work.parameters.length === 1;
          const isOfStore = /\bstore\.\w+$/.test(node.expression.getText());
          if (takesTransaction || isOfStore)
            calls.push({ by: name, options: options?.getText().replaceAll(/\s+/g, " ") ?? "none" });
        }
        ts.forEachChild(node, (child) => visit(child, name));
      };
      visit(source, "");
      return calls;
    });
}

const folders = ["resources", "subscriptions", "sandbox"];
const writes = folders.flatMap((folder) => callsIn(folder, "write"));
const reads = ["resources", "subscriptions"].flatMap((folder) => callsIn(folder, "read"));
const isOperation = (name: string): name is keyof typeof operations => name in operations;

test("every write of a handler says what it changes, and only these run alone", () => {
  expect(writes.length).toBeGreaterThan(60);
  expect(writes.filter(({ options }) => options === "none").map(({ by }) => by)).toEqual(["seedDemo"]);
  const runAlone = writes.filter(({ options }) => options === "alone").map(({ by }) => by);
  const rolesOf = (name: string): readonly string[] => {
    const operation: Operation | undefined = isOperation(name) ? operations[name] : undefined;
    return Object.keys(operation?.roles ?? {});
  };
  const others = runAlone.filter((name) => rolesOf(name).some((role) => role !== "ROLE_ADMIN"));
  // What changes with them is not known before.
  expect(others.toSorted()).toEqual(["companyGroupDelete", "productDelete", "userDelete"]);
});

test("every read of a handler is on behalf of its caller, whose share it takes", () => {
  expect(reads.length).toBeGreaterThan(50);
  const others = reads.filter(({ options }) => !/^askedBy\(/.test(options)).map(({ by }) => by);
  // At the start of the server.
  expect(others).toEqual(["openLedgers"]);
});

test("every read for a request is on somebody's behalf, also before it is known who asks", () => {
  const early = ["http", "pages"].flatMap((folder) => callsIn(folder, "read"));
  expect(early.length).toBeGreaterThan(5);
  const others = early.filter(({ options }) => options === "none").map(({ by }) => by);
  // For the operator, who looks most of all when others ask too much.
  expect(others).toEqual(["queueState"]);
});

test("each operation has these keys", () => {
  const keysOf = Object.fromEntries(
    writes.filter(({ by }) => isOperation(by)).map(({ by, options }) => [by, options.replace(/\(.*/, "")]),
  );
  expect(keysOf).toEqual({
    applicationMetricCreate: "onOwnCatalogue",
    applicationMetricDelete: "onOwnCatalogue",
    applicationMetricUpdate: "onOwnCatalogue",
    billingItemCreate: "onOwnCatalogue",
    billingItemDelete: "onOwnCatalogue",
    billingItemUpdate: "onOwnCatalogue",
    cloudCredentialCreate: "onOwnUser",
    cloudCredentialDelete: "onBoth",
    cloudCredentialPatch: "onOwnUser",
    commentCreate: "onUsers",
    commentDelete: "onOwnUser",
    commentUpdate: "onOwnUser",
    companyCreate: "alone",
    companyDeepDeletion: "alone",
    companyGroupCreate: "onOwnCompany",
    companyGroupDelete: "alone",
    companyGroupUpdate: "onOwnCompany",
    companyPatch: "onOwnVendor",
    companyUpdate: "onOwnVendor",
    configurationParameterCreate: "onOwnCatalogue",
    configurationParameterDelete: "onOwnCatalogue",
    configurationParameterUpdate: "onOwnCatalogue",
    eventCreate: "onOwnVendor",
    eventDelete: "onOwnVendor",
    eventDeleteShares: "onOwnVendor",
    eventEndpointPatch: "onOwnVendor",
    eventRedeliver: "onOwnVendor",
    eventRedeliverAll: "onOwnVendor",
    eventShare: "onOwnVendor",
    invoiceCredit: "onInvoice",
    invoiceMarkPaid: "onInvoice",
    invoicePay: "onInvoice",
    logout: "onUsers",
    notifyCreate: "alone",
    notifyDelete: "alone",
    notifyUpdate: "alone",
    orderCreate: "onOrdering",
    orderDelete: "onOrder",
    paymentMethodCreate: "onUsers",
    paymentMethodDelete: "onOwnUser",
    paymentMethodUpdate: "onOwnUser",
    platformEndpointsReplace: "alone",
    productCreate: "onOwnCatalogue",
    productDelete: "alone",
    productReplaceMetricHeaders: "onOwnCatalogue",
    productUpdate: "onOwnCatalogue",
    productVersionCreate: "onOwnCatalogue",
    productVersionDelete: "onBoth",
    productVersionPatch: "onOwnCatalogue",
    productVersionUpdate: "onOwnCatalogue",
    sandboxExpireTokens: "alone",
    subscriptionBill: "onSubscription",
    tokenCreate: "onUsers",
    tokenDelete: "onOwnUser",
    userCompanyCreate: "alone",
    userCompanyDelete: "alone",
    userCompanyPatch: "onOwnCompany",
    userCompanyUpdate: "onOwnCompany",
    userCreate: "alone",
    userDelete: "alone",
    userPatch: "onOwnUser",
    userUpdate: "onOwnUser",
  });
});
