import type { Emitter } from "../../emitter.js";
import { type Method, readGroups } from "./method.js";
import { signature } from "./resources.js";

/** What a language model needs to write code with the SDK: the rules, and every signature with what it does. */
export const sdkLlms: Emitter = {
  name: "SDK llms.txt",
  target: "packages/sdk/llms.txt",
  source: "the operations in spec/paths/",
  emit: (spec) => {
    const groups = [...readGroups(spec)].map(
      ([group, methods]) => `## market.${group}\n\n${methods.map(line).join("\n")}`,
    );
    return `${[intro, ...groups].join("\n\n")}\n`;
  },
};

const intro = `# @syndikit/sdk

> Typed client for the marketplace interface: one object with a group of methods for each resource.

\`\`\`ts
import { ApiError, createMarketplace, result, withResponse } from "@syndikit/sdk";

const market = createMarketplace({
  baseUrl: "https://market.example",
  auth: { username, password }, // or { token }, { jwt: () => ... }, { credential: (refused) => ... }
});
const subscription = await market.subscriptions.get(42);
\`\`\`

- A reference is an id (\`42\`), \`"subscription/42"\`, \`{ url: "subscription/42" }\`, or the entity itself.
- A reference in a body may have any of these forms too.
- Parameters first, options last: arguments, then \`query\` where the operation has one, then \`options\` with \`signal\`, \`timeout\`, \`deadline\`, \`retries\`, \`headers\` and \`apiVersion\`. To give options without a query, pass \`{}\` for it: \`market.subscriptions.get(42, {}, { timeout: 2_000 })\`. An unknown name in either is a TypeError.
- A method of a list sends nothing by itself: read it with \`for await\`, \`.all({ limit })\`, \`.pages()\`, \`.page()\` or \`.first(n)\`.
- Failures are thrown: \`ApiError\` (\`status\`, \`code\`, \`holders\`, \`requestId\`, \`body\`, \`retryAfter\`) when the marketplace refused, \`UnexpectedResponse\` for a proxy's answer whatever its status, \`TimedOut\`, \`Aborted\`, \`Unreachable\`, \`SignInFailed\`. Check with \`ApiError.is(error, 404)\`. \`result(call)\` gives \`{ ok, value }\` or \`{ ok, error }\`.
- Retries and signing in are built in. A method marked \`once\` is repeated with the same \`Idempotency-Key\`. Never wrap one in a retry of your own, unless each try has the same \`idempotencyKey\` in its options: it may bill twice.
- \`market.withOptions({ timeout })\` is the same client with other defaults. \`market.request(method, path, { path, query, body }, options)\` sends what the spec does not describe. \`withOpenApi(market).openapi\`, from \`@syndikit/sdk/openapi\`, is a client of openapi-fetch (\`{ data, error }\`).
- A method needs its group: call \`market.users.me()\`, and do not take \`me\` off it.
- \`market.login.permanentToken({ revokesPrevious: true })\` ends the user's previous permanent token.`;

function line(method: Method): string {
  const { summary, idempotency, emits } = method;
  const notes = [
    idempotency === "once" ? "once" : "",
    emits.length > 0 ? `can cause ${emits.join(", ")}` : "",
  ];
  const more = notes.filter(Boolean).join("; ");
  return `- \`${signature(method)}\`: ${summary}.${more ? ` (${more})` : ""}`;
}
