import { execFile } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import * as contract from "@syndikit/contract";
import ts from "typescript";
import { expect, test } from "vitest";
import { root } from "../consumers/repository.js";
import { openWorkplace } from "../contributing/workplace.js";
import { findTyped, listSources } from "./find-typed.js";

/** One value of each enum, as the sources name it. Values with no other meaning are best. */
const renamed = {
  TokenKind: "PERSONAL",
  SortDirection: "DESC",
  TokenAccess: "READ_ONLY",
  UserRole: "ROLE_VENDOR",
  UserAction: "APPROVE",
  CompanyAction: "DEACTIVATION",
  CloudCredentialAction: "SAVE_CUSTOM_CREDENTIALS",
  DeploymentStatus: "STOPPED",
  SubscriptionType: "TRIAL",
  OrderType: "RENEWAL",
  EndpointCategory: "DOCUMENTATION",
  LineType: "METRIC",
  Currency: "USD",
  UpgradeKind: "DEFERRED",
  CustomInvoiceType: "UPSELL",
  SubscriptionMoveCause: "expiry",
  ProductType: "SYNDICATED",
  TrialMode: "NOT_ALLOWED",
  BillingItemValueType: "PAY_AS_YOU_GO",
  BillingItemType: "STAIRSTEP",
  BillingItemPresence: "RECOMMENDED",
  MetricType: "PROMETHEUS",
  MetricFunction: "INCREASE",
  Frequency: "EVERY_1_HOUR",
  GaugeMetricFunction: "PEAK",
  OrderStatus: "REJECTED",
  InvoiceStatus: "EXPIRED",
  AuditOutcome: "FAILURE",
  EventEntity: "ProductVersion",
  EventType: "CREATED",
  EventAttemptOutcome: "DELIVERED",
  EventRecipient: "PLATFORM",
  ChangeKind: "everything",
  ChargeReason: "CARRIED",
  ClockStatus: "advancing",
  ClockMode: "shifted",
  DueKind: "unpaidOrder",
  Seed: "empty",
  TestPaymentMethod: "pm_card_visa",
  OrderValidationType: "TERMINATION",
};

test("a value of every enum is renamed", () => {
  const source = readFileSync(join(root, "packages/contract/src/enums.gen.ts"), "utf8");
  const enums = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  expect(Object.keys(renamed).toSorted()).toEqual(enums.toSorted());
  expect(contract).toMatchObject(
    Object.fromEntries(Object.entries(renamed).map(([name, value]) => [name, { [value]: value }])),
  );
});

test("each source that names a value is reported when it is renamed, by the compiler or as typed by hand", async () => {
  const { folder, sh } = await openWorkplace();
  renameIn(join(folder, "spec"));
  await sh("npm run --silent generate");

  const sources = listSources(folder);
  const named = sources.filter((file) => namesValue(join(folder, file)));
  expect(named.length).toBeGreaterThan(100);
  const reported = new Set([
    ...(await typecheck(folder)),
    ...findTyped({ root: folder, files: sources, values: Object.values(renamed) }).map(({ file }) => file),
  ]);
  expect(named.filter((file) => !reported.has(file))).toEqual([]);
}, 1_800_000);

/**
 * Renames the values everywhere, except those that also have another meaning, such as in event names: they change only
 * where the enum is defined.
 */
function renameIn(spec: string): void {
  const unmistakable = Object.values(renamed).filter(
    (value) => /^[A-Z0-9_]+$|_/.test(value) && value !== renamed.EventType,
  );
  for (const name of readdirSync(spec, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".yaml")) continue;
    const path = join(spec, name);
    const schema = /^schemas\/(\w+)\.yaml$/.exec(name)?.[1];
    const own = Object.entries(renamed).flatMap(([key, value]) => (key === schema ? [value] : []));
    const words = new RegExp(`\\b(${[...unmistakable, ...own].join("|")})\\b`, "g");
    writeFileSync(path, readFileSync(path, "utf8").replace(words, "$1_RENAMED"));
  }
}

/** These words also occur in other texts, so only their constants are searched for. */
const words: readonly string[] = [
  renamed.Seed,
  renamed.SubscriptionMoveCause,
  renamed.ChangeKind,
  renamed.ClockStatus,
];

/** Whether a source uses one of the values, as a string or through its constant. */
function namesValue(path: string): boolean {
  const values = new Set<string>(Object.values(renamed).filter((value) => !words.includes(value)));
  const constants = new Set(Object.entries(renamed).map((each) => each.join(".")));
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): boolean =>
    (ts.isStringLiteralLike(node) && values.has(node.text)) ||
    (ts.isPropertyAccessExpression(node) && constants.has(node.getText())) ||
    (ts.forEachChild(node, (child) => visit(child) || undefined) ?? false);
  return visit(source);
}

/** The files in which the compiler finds errors. */
async function typecheck(folder: string): Promise<Set<string>> {
  const compiler = join(root, "tools/typecheck/node_modules/.bin/tsc");
  const workspaces = [
    ".",
    "packages/contract",
    "packages/sdk",
    "apps/console",
    "apps/reference-server",
    "bench",
  ];
  const found = new Set<string>();
  for (const workspace of workspaces) {
    const output = await new Promise<string>((resolve) => {
      const args = ["--noEmit", "--singleThreaded", "--pretty", "false", "-p", join(folder, workspace)];
      // The compiler fails because it finds errors, which is the point.
      execFile(compiler, args, { cwd: folder, maxBuffer: 100_000_000 }, (_, stdout) => resolve(stdout));
    });
    for (const [, file = ""] of output.matchAll(/^(\S+)\(\d+,\d+\): error/gm)) {
      found.add(relative(folder, join(folder, file)));
    }
  }
  expect(found.size).toBeGreaterThan(0);
  return found;
}
