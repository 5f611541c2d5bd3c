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
  apiVersion: "20260101", // yyyymmdd, required
  auth: { username, password }, // or { token }, { jwt: () => ... }, { credential: (refused) => ... }
});
const subscription = await market.subscriptions.get(42);
\`\`\`

- A reference is an id (\`42\`), \`"subscription/42"\`, \`{ url: "subscription/42" }\`, or the entity itself.
- The last argument holds the query parameters of the operation together with \`signal\`, \`timeout\`, \`deadline\`, \`retries\`, \`headers\` and \`apiVersion\`.
- A method of a list sends nothing by itself: read it with \`for await\`, \`.pages()\`, \`.page()\` or \`.first(n)\`.
- Failures are thrown: \`ApiError\` (\`status\`, \`code\`, \`holders\`, \`retryAfter\`), \`UnexpectedResponse\`, \`TimedOut\`, \`Aborted\`, \`Unreachable\`, \`SignInFailed\`. Check with \`ApiError.is(error, 404)\`. \`result(call)\` gives \`{ ok, value }\` or \`{ ok, error }\`.
- Retries and signing in are built in. Never wrap a method marked \`once\` in a retry of your own: it may bill twice.
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
