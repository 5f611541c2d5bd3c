import { createRequire } from "node:module";
import { ClockMode } from "@syndikit/contract";
import type { Context, Hono } from "hono";
import { toDateTime } from "../date-time.js";
import { API_PATH, type AppEnvironment } from "../http/app.js";
import { DEMO_ACCOUNTS, demoPassword } from "../sandbox/seed/accounts.js";
import type { Services } from "../services.js";
import { ANYBODY } from "../shares/owner.js";
import { isOneOf } from "../store/dialect.js";
import type { Db } from "../store/port.js";
import { users } from "../store/tables/user.js";
import { type ConsoleFile, type Encoding, readConsole } from "./console.js";
import { guideFolder, mountGuide } from "./guide.js";
import { type DemoAccount, docsPage, landingPage } from "./pages.js";
import { createEncodedSender } from "./send-encoded.js";
import { mountShared } from "./shared.js";
import { createSiteStyle } from "./site-style.js";

interface SiteOptions {
  readonly services: Services;
  /** Returns the public address of the marketplace, given the one that a request was sent to. */
  readonly publicAddress: (requested: string) => string;
  /** Whether the demo's passwords may be shown. */
  readonly showDemoAccounts: boolean;
}

/** Pages may only load from this server, and contain no inline script or style. The `data:` image is the empty icon. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const FOR_EVER = "public, max-age=31536000, immutable";
const ASK_AGAIN = "no-cache";

/** Adds the pages: the console, the API reference and the guide. */
export function mountSite(
  app: Hono<AppEnvironment>,
  { services, publicAddress, showDemoAccounts }: SiteOptions,
): void {
  const { store, clock, environment } = services;
  const siteStyle = createSiteStyle();
  const built = once(readConsole);
  const document = once(async () => keepSome(createOpenApiDocument()));
  const sendEncoded = createEncodedSender();
  const apiOf = (context: Context): string => `${publicAddress(new URL(context.req.url).origin)}${API_PATH}`;
  const html = (context: Context, text: string): Response =>
    context.html(text, 200, { "Content-Security-Policy": POLICY, "Cache-Control": ASK_AGAIN });
  const known = async () => ({
    environment,
    now: toDateTime(Math.floor(clock.now() / 1_000) * 1_000),
    accounts: showDemoAccounts ? await store.read(findDemoAccounts, { owner: ANYBODY }) : [],
    style: siteStyle.address,
  });

  const firstPage = async (context: Context): Promise<Response> => {
    return html(
      context,
      landingPage({
        ...(await known()),
        api: apiOf(context),
        clockMoved: clock.mode === ClockMode.shifted,
        console: (await built())?.console,
        hasGuide: guideFolder() !== undefined,
      }),
    );
  };
  app.get("/", firstPage);

  app.get("/docs", async (context) =>
    html(context, docsPage({ ...(await known()), reference: (await built())?.reference })),
  );

  app.get("/docs/", (context) => context.redirect("/docs", 301));

  app.get(siteStyle.address, (context) =>
    context.body(siteStyle.css, 200, {
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": FOR_EVER,
    }),
  );

  const json = async (context: Context, serverUrl: string): Promise<Response> =>
    sendEncoded(context, (await document())(serverUrl), {
      headers: { "Content-Type": "application/json; charset=utf-8", "Cache-Control": ASK_AGAIN },
    });
  app.get("/openapi.json", (context) => json(context, apiOf(context)));
  app.get("/assets/:name", async (context, next) => {
    const file = await (await built())?.file(context.req.path);
    if (file === undefined) return next();
    return sendFile(context, file);
  });
  // The page calls the address that it was loaded from, also behind a proxy without a public address; its policy allows
  // no other.
  app.get("/docs/openapi.json", (context) => json(context, API_PATH));

  mountGuide(app, POLICY);
  mountShared(app, services, siteStyle.address);
  // Pages of the console, such as /subscription/1: a browser that opens one gets the console. Requests for anything
  // other than a page get 404.
  app.get("*", async (context, next) => {
    const wantsPage = (context.req.header("Accept") ?? "").includes("text/html");
    if (!wantsPage || RESERVED.test(context.req.path) || (await built()) === undefined) return next();
    return firstPage(context);
  });
}

/** Paths that are not pages of the console. */
const RESERVED = /^\/(docs|guide|assets|metrics|shared)(\/|$)/;

async function sendFile(context: Context, file: ConsoleFile): Promise<Response> {
  const headers = { "Content-Type": file.type, "Cache-Control": FOR_EVER, Vary: "Accept-Encoding" };
  const accepted = context.req.header("Accept-Encoding") ?? "";
  const encoding = (["br", "gzip"] as const satisfies readonly Encoding[]).find((one) =>
    accepted.includes(one),
  );
  if (encoding === undefined) return context.body(file.body, 200, headers);
  return context.body(await file.encoded(encoding), 200, { ...headers, "Content-Encoding": encoding });
}

/** Runs a function at the first call only; again only if it failed. */
function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => {
    result ??= work().catch((error: unknown) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}

const load = createRequire(import.meta.url);

/**
 * The contract's OpenAPI document with this server as its only one. It is text, so that the document is serialised
 * once.
 */
function createOpenApiDocument(): (serverUrl: string) => string {
  const { openapi, servers: _, ...rest } = load("@syndikit/contract/openapi.json") as Record<string, unknown>;
  const tail = JSON.stringify(rest).slice(1);
  return (serverUrl) =>
    `{"openapi":${JSON.stringify(openapi)},"servers":${JSON.stringify([{ url: serverUrl }])},${tail}`;
}

/** The most addresses of this server whose document is kept: anybody may send any `Host`. */
const KEPT = 8;

/** Makes the text of each address once, for the latest addresses. */
function keepSome(textFor: (serverUrl: string) => string): (serverUrl: string) => Uint8Array<ArrayBuffer> {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  return (serverUrl) => {
    const body = kept.get(serverUrl) ?? new TextEncoder().encode(textFor(serverUrl));
    kept.delete(serverUrl);
    for (const [oldest] of [...kept].slice(0, kept.size - KEPT + 1)) kept.delete(oldest);
    kept.set(serverUrl, body);
    return body;
  };
}

/** The demo accounts that exist: the database may have started empty. */
async function findDemoAccounts(db: Db): Promise<readonly DemoAccount[]> {
  const names = DEMO_ACCOUNTS.map(({ userName }) => userName);
  const found = await db
    .select({ userName: users.userName })
    .from(users)
    .where(isOneOf(users.userName, names));
  return DEMO_ACCOUNTS.filter(({ userName }) => found.some((user) => user.userName === userName)).map(
    ({ userName, role }) => ({ userName, password: demoPassword(userName), role }),
  );
}
