/** What a person sees in an editor, asked of the same service that editors ask. */
import { fileURLToPath } from "node:url";
import { operations } from "@syndikit/contract";
import ts from "typescript";
import { beforeAll, describe, expect, test } from "vitest";

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const file = pathOf("types/editor.ts");

/** The methods with their summaries, as the contract has them. */
const methods = Object.values(operations).flatMap(
  ({ sdk, summary }): readonly (readonly [string, string])[] =>
    "methods" in sdk
      ? sdk.methods.map((method) => [`${sdk.group}.${method.name}`, method.summary])
      : [[`${sdk.group}.${sdk.method}`, summary]],
);

/** Twelve calls of every kind, and what a person wants to read over each. */
const calls = [
  {
    call: "subscriptions.get(42)",
    hover:
      "(method) Subscriptions.get(subscription: SubscriptionRef, query?: SubscriptionsGetQuery, options?: CallOptions): Promise<Subscription>",
    parameters: {
      subscription: 'The subscription: its id, `"subscription/42"`, a reference to it, or itself.',
    },
  },
  {
    call: 'subscriptions.list({ status: ["DEPLOYED"] })',
    hover:
      "(method) Subscriptions.list(query?: SubscriptionsListQuery, options?: CallOptions): List<Subscription>",
    parameters: {
      "query.status":
        "Only subscriptions in these states, separated by commas. WAITING_FOR_PAYMENT is read as WAITING_PAYMENT.",
    },
  },
  {
    call: 'subscriptions.setName(42, "Notes")',
    hover:
      "(method) Subscriptions.setName(subscription: SubscriptionRef, name: string, options?: CallOptions): Promise<void>",
    parameters: { name: "The display name, 1 to 255 characters." },
  },
  {
    call: 'subscriptions.upgrade(42, "productVersion/8")',
    hover:
      "(method) Subscriptions.upgrade(subscription: SubscriptionRef, productVersion: ProductVersionRef, details?: {\n    readonly billingItems?: BillingItemQuantitiesInput | null | undefined;\n    readonly from?: DateTime | null | undefined;\n}, options?: CallOptions): Promise<UpgradeResult>",
    parameters: { productVersion: "The plan to move to." },
  },
  {
    call: "subscriptions.bill(42, [])",
    hover:
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a type that is written so.
      "(method) Subscriptions.bill(subscription: SubscriptionRef, lines: readonly InvoiceLineInput[], query?: SubscriptionsBillQuery, options?: CallOptions): Promise<{\n    readonly invoice: `invoice/${number}` | undefined;\n}>",
    parameters: {
      lines: "A line to bill.",
      options: "Limits, retries and headers of this call.",
    },
  },
  {
    call: "subscriptions.markDeployed(42)",
    hover:
      "(method) Subscriptions.markDeployed(subscription: SubscriptionRef, options?: CallOptions): Promise<void>",
    parameters: {},
  },
  {
    call: "users.me()",
    hover: "(method) Users.me(options?: CallOptions): Promise<MyUserDTO>",
    parameters: {},
  },
  {
    call: 'users.removeMetadataKey(7, "costCentre")',
    hover:
      "(method) Users.removeMetadataKey(user: UserRef, key: string, options?: CallOptions): Promise<void>",
    parameters: { key: "A metadata key." },
  },
  {
    call: 'orders.create({ type: "NORMAL", productVersion: 8 })',
    hover: "(method) Orders.create(input: OrderCreate, options?: CallOptions): Promise<OrderDTO>",
    parameters: { input: "An order to place." },
  },
  {
    call: "invoices.count({ paid: false })",
    hover: "(method) Invoices.count(query?: InvoicesCountQuery, options?: CallOptions): Promise<PageNumbers>",
    parameters: { "query.paid": "Only invoices that are, or are not, paid." },
  },
  {
    call: 'countryCodes.list({ language: "de" })',
    hover:
      "(method) CountryCodes.list(query?: CountryCodesListQuery, options?: CallOptions): Promise<CountryCodeDTO[]>",
    parameters: { "query.language": "The two-letter language of localised text." },
  },
  {
    call: "login.permanentToken({ revokesPrevious: true })",
    hover:
      "(method) LoginWithPermanentToken.permanentToken(query: PermanentTokenQuery, options?: CallOptions): Promise<string>",
    parameters: {
      "query.revokesPrevious": "`true` confirms that the user's previous permanent token stops working.",
    },
  },
] as const satisfies readonly { call: string; hover: string; parameters: Readonly<Record<string, string>> }[];

const text = [
  'import { market } from "./baseline.js";',
  ...methods.map(([name]) => `market.${name};`),
  ...calls.map(({ call }) => `await market.${call};`),
].join("\n");

let service: ts.LanguageService;

beforeAll(() => {
  const config = ts.readConfigFile(pathOf("../tsconfig.json"), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, pathOf(".."));
  service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) => {
      const content = name === file ? text : ts.sys.readFile(name);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    getCurrentDirectory: () => pathOf(".."),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
  });
  // The first question reads the library.
  service.getSemanticDiagnostics(file);
}, 120_000);

/** Where the name of a method stands in a line of the program. */
function placeOf(line: string): number {
  const method = /^(?:await )?market\.\w+\.\w/.exec(line)?.[0] ?? "";
  return text.indexOf(`\n${line}`) + method.length;
}

/** What stands in the window over a method. */
function hover(line: string): { signature: string; text: string; tags: readonly ts.JSDocTagInfo[] } {
  const info = service.getQuickInfoAtPosition(file, placeOf(line));
  return {
    signature: ts.displayPartsToString(info?.displayParts),
    text: ts.displayPartsToString(info?.documentation),
    tags: info?.tags ?? [],
  };
}

/** The text of a tag without its parameter: `@param name - text`, `@throws {ApiError} text`. */
function textsOf(tags: readonly ts.JSDocTagInfo[], name: string): string[] {
  return tags.filter((tag) => tag.name === name).map((tag) => ts.displayPartsToString(tag.text));
}

test("the twelve calls compile", () => {
  expect(service.getSemanticDiagnostics(file).map(({ messageText }) => messageText)).toEqual([]);
});

test.each(methods)("%s shows its summary, and no type parameters", (name, summary) => {
  const { signature, text: shown } = hover(`market.${name};`);
  const [, method = ""] = name.split(".");
  // `get(user: UserRef, …): Promise<User>`, and not `get<Path extends …>(…)`.
  expect(signature).toMatch(new RegExp(`^\\(method\\) \\w+\\.${method}\\(`));
  expect(signature).not.toMatch(/ extends |infer |keyof |\[K in /);
  expect(shown.split("\n")[0]).toBe(`${summary}.`);
});

describe.each(calls.map((each) => [each.call, each] as const))("over %s", (call, wanted) => {
  test("stands the signature in named types", () => {
    const { signature } = hover(`await market.${call};`);
    expect(signature).toBe(wanted.hover);
    console.log(`${call}\n  ${signature.replace(/\s+/g, " ")}`);
  });

  test("stands the text of its parameters, what it answers, and what it throws", () => {
    const { tags } = hover(`await market.${call};`);
    const parameters = textsOf(tags, "param");
    for (const [name, wantedText] of Object.entries(wanted.parameters)) {
      expect(parameters.map((each) => each.replace(/ - | /, " "))).toContain(`${name} ${wantedText}`);
    }
    expect(textsOf(tags, "returns")).toHaveLength(1);
    expect(textsOf(tags, "throws")[0]).toContain("ApiError");
    expect(textsOf(tags, "example")[0]).toContain(`market.${call.split("(")[0]}(`);
  });

  test("the jump to its definition lands on the method, with its body", () => {
    const [definition, other] = service.getDefinitionAtPosition(file, placeOf(`await market.${call};`)) ?? [];
    expect(other).toBeUndefined();
    const [group = "", method = ""] = call.split(/[.(]/);
    const source = definition && ts.sys.readFile(definition.fileName);
    expect(definition?.fileName).toMatch(
      method === "permanentToken" ? /src\/login\.ts$/ : /generated\/resources\/[\w-]+\.gen\.ts$/,
    );
    const declared = source?.slice(
      definition?.contextSpan?.start,
      ts.textSpanEnd(definition?.contextSpan ?? definition?.textSpan ?? { start: 0, length: 0 }),
    );
    expect(declared).toContain(`${method}(`);
    expect(declared).toMatch(/return this\.(call|listOf)\(/);
    expect(definition?.containerName.toLowerCase()).toContain(group.toLowerCase());
  });
});
