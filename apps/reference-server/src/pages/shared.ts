import type { EventAttempt, EventDTO } from "@syndikit/contract";
import type { Context, Hono } from "hono";
import { toDateTime } from "../date-time.js";
import { raise } from "../errors.js";
import { type AppEnvironment, refuseMethod, SHARED_PATH } from "../http/app.js";
import { principalOf } from "../http/authenticate.js";
import type { Moment } from "../ports.js";
import { presentAttempt, presentEvent } from "../resources/event/dto.js";
import { readAttempts } from "../resources/event/handlers.js";
import { findShared } from "../resources/event/shares.js";
import { networkOf } from "../security/client-address.js";
import { createBuckets, tooManyRequests } from "../security/limits.js";
import {
  MASK,
  maskedAddress,
  maskedBody,
  maskedHeaders,
  maskedText,
  maskedValue,
} from "../security/masked.js";
import type { Services } from "../services.js";
import { ANYBODY } from "../shares/owner.js";
import { asListed } from "../store/documents/column.js";
import { escapeHtml, page } from "./pages.js";

/** What may be asked of one network in a minute, right or wrong. A reader asks once, or reads again. */
const PER_MINUTE = 60;

/** The most attempts on the page: the latest. */
const MAX_ATTEMPTS = 50;

/** Neither a script nor anything of another server. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Of every answer below the path, refusals too. */
const UNSEEN = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" } as const;

interface SharedDelivery {
  readonly event: EventDTO;
  readonly attempts: readonly EventAttempt[];
  readonly expiresAt: Moment;
}

/**
 * Adds the page of a link to one event, for whoever has the link. It runs no script, and leads nowhere.
 *
 * @param style - the path of the style sheet.
 */
export function mountShared(app: Hono<AppEnvironment>, services: Services, style: string): void {
  const { store, clock, sharedLinks } = services;
  const requests = createBuckets({ perMinute: PER_MINUTE, refill: "evenly", elapsed: clock.elapsed });

  const read = async (link: string): Promise<SharedDelivery | undefined> =>
    store.read(
      async (db) => {
        const shared = await findShared(db, { link, now: clock.wall() }, (user) => principalOf(user, null));
        if (shared === undefined) return undefined;
        const { event, expiresAt } = shared;
        const rows = await readAttempts(db, event.id, MAX_ATTEMPTS);
        const attempts = rows.map((row) => presentAttempt(event, asListed(row), []));
        return { event: presentEvent(event), attempts, expiresAt };
      },
      { owner: ANYBODY },
    );

  const send = (context: Context, text: string, status: 200 | 404): Response =>
    context.html(text, status, { "Content-Security-Policy": POLICY, ...UNSEEN });

  app.use(`${SHARED_PATH}/*`, (context, next) => {
    context.set("headers", UNSEEN);
    return next();
  });
  app.get(`${SHARED_PATH}/:link`, async (context) => {
    const allowance = requests.take(networkOf(context.var.observation.address));
    if (!allowance.allowed) throw tooManyRequests(allowance);
    const found = sharedLinks ? await read(context.req.param("link")) : undefined;
    return found === undefined
      ? send(context, nothingPage(style), 404)
      : send(context, deliveryPage(found, style), 200);
  });
  app.get(`${SHARED_PATH}/*`, () => raise("pathUnknown", { path: SHARED_PATH }));
  app.all(`${SHARED_PATH}/*`, (context) => refuseMethod(context, "GET, HEAD"));
}

/** The same for a link that never was one, that has expired, and that was revoked: it tells nothing of others. */
function nothingPage(style: string): string {
  return sitePage(
    "No delivery",
    style,
    "<h1>There is no delivery here</h1>\n<p>The link is wrong, has expired, or was revoked. Ask whoever gave it to you for another one.</p>",
  );
}

function sitePage(title: string, style: string, inside: string): string {
  const head = `<meta name="robots" content="noindex"><link rel="stylesheet" href="${style}">`;
  return page({ title, head, body: `<main class="site">\n${inside}\n</main>` });
}

function deliveryPage({ event, attempts, expiresAt }: SharedDelivery, style: string): string {
  const { id, entityName, type, entityUrl, date, endpoint, notified, lastError, payload } = event;
  const facts = [
    ["About", `${entityName} ${type.toLowerCase()}: ${entityUrl.url}`],
    ["Generated", date],
    ["Goes to", maskedAddress(endpoint)],
    ["State", notified ? "delivered" : "not delivered"],
    ...(notified || lastError === undefined ? [] : [["Why", maskedText(lastError)]]),
  ];
  const tries = attempts.toReversed().map(attemptSection);
  return sitePage(
    `Event ${id}`,
    style,
    `<h1>Event ${id}</h1>
<p>Somebody shared this delivery with you, until <time datetime="${toDateTime(expiresAt)}">${toDateTime(expiresAt)}</time>. What may be secret is masked: ${MASK}.</p>
${table(facts)}
<h2>What is sent</h2>
<pre tabindex="0" aria-label="Payload">${escapeHtml(JSON.stringify(maskedValue(payload), null, 2))}</pre>
<h2>Tries</h2>
${tries.length === 0 ? "<p>It was not sent yet.</p>" : tries.join("\n")}`,
  );
}

function attemptSection(attempt: EventAttempt): string {
  const { number, date, durationMs, reason, request, response, status } = attempt;
  const answer =
    response === undefined
      ? "<p>No answer came.</p>"
      : `${table(Object.entries(maskedHeaders(response.headers ?? {})))}
<pre tabindex="0" aria-label="Answer to try ${number}">${escapeHtml(maskedBody(response.body))}</pre>`;
  return `<section aria-label="Try ${number}">
<h3>Try ${number}: ${escapeHtml(maskedText(reason))}</h3>
<p><time datetime="${date}">${date}</time>, ${durationMs} ms</p>
<h4>${escapeHtml(`${request.method} ${maskedAddress(request.url)}`)}</h4>
${table(Object.entries(maskedHeaders(request.headers)))}
<h4>Answer${status === undefined ? "" : ` ${status}`}</h4>
${answer}
</section>`;
}

function table(rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const lines = rows.map(
    ([name = "", value = ""]) =>
      `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<table><tbody>\n${lines.join("\n")}\n</tbody></table>`;
}
