import { headerNames } from "@syndikit/contract";
import { type Answer, headerOf, redirectTarget } from "../../http/outcome.js";
import type { Cause } from "../cause.js";
import type { Check } from "../examinee.js";
import { type Examinee, looksAlike, quote, textOf } from "../examinee.js";

export const routingCheck: Check = {
  title: "the address is the event route",
  async examine(examinee) {
    const outcome = await examinee.ask();
    if (outcome.kind === "failure") return [];
    const { status } = outcome;
    if (status < 200) return [switches(examinee, outcome)];
    if (status >= 300 && status < 400) return [redirected(examinee, outcome)];
    if (status === 405) return [wrongMethod(examinee, outcome)];
    if (status === 404) return notFound(examinee, outcome);
    return (await isPage(examinee, outcome)) ? [page(examinee, outcome)] : [];
  },
};

function switches({ url }: Examinee, answer: Answer): Cause {
  const protocol = headerOf(answer.headers, "upgrade") ?? "another protocol";
  return {
    id: "wrong-path",
    severity: "cause",
    title: `What answers at ${url.pathname} is not the event route: it switches to another protocol than HTTP.`,
    seen: `An event is answered with ${quote(answer)}, and ${protocol} is spoken after it.`,
    remedy: ["Compare port and path with the application's route. A server of WebSockets answers like this."],
  };
}

function redirected({ url }: Examinee, answer: Answer): Cause {
  const location = headerOf(answer.headers, headerNames.location) ?? "";
  const target = redirectTarget(answer, url);
  return {
    id: "redirect",
    severity: "cause",
    title: "It redirects, but the marketplace does not follow redirects.",
    seen: `${answer.status} to ${location || "nowhere"}.`,
    remedy: [
      target === undefined
        ? "Answer at this address itself."
        : `Set the product's event address to ${target}.`,
      "A redirect to a page for signing in means that the route is behind a login: take it out of it, its signature is enough.",
    ],
  };
}

function wrongMethod({ url }: Examinee, answer: Answer): Cause {
  const allow = headerOf(answer.headers, headerNames.allow);
  return {
    id: "wrong-method",
    severity: "cause",
    title: `${url.pathname} does not take POST.`,
    seen: allow === undefined ? quote(answer) : `${quote(answer)}, it allows ${allow}.`,
    remedy: [`Register the route for POST: app.post("${url.pathname}", …), or check the path.`],
  };
}

async function notFound(examinee: Examinee, answer: Answer): Promise<readonly Cause[]> {
  const { url } = examinee;
  const read = await examinee.ask({ method: "GET" });
  if (read.kind === "answer" && read.status < 400 && read.status !== 204) {
    return [
      {
        ...wrongMethod(examinee, answer),
        seen: `POST is answered with ${quote(answer)}, GET with ${read.status}.`,
      },
    ];
  }
  const other = new URL(url);
  other.pathname = url.pathname.endsWith("/") ? url.pathname.replace(/\/+$/, "") : `${url.pathname}/`;
  const slashed = await examinee.ask({ url: other });
  const found = slashed.kind === "answer" && slashed.status !== 404;
  return [
    {
      id: "wrong-path",
      severity: "cause",
      title: `There is nothing at ${url.pathname}.`,
      seen: found
        ? `${quote(answer)}; but ${other.pathname} is answered with ${quote(slashed)}.`
        : `${quote(answer)}.`,
      remedy: found
        ? [`Set the product's event address to ${other.href}: the slash at the end counts.`]
        : [
            "Compare the path with the application's route, and with the prefix that a proxy adds or removes.",
          ],
    },
  ];
}

/** Whether GET and POST get the same web page, as when a server has one page for every path. */
async function isPage(examinee: Examinee, answer: Answer): Promise<boolean> {
  const isHtml = /text\/html/i.test(headerOf(answer.headers, "content-type") ?? "");
  if (answer.status !== 200 || !isHtml || textOf(answer) === "") return false;
  return looksAlike(answer, await examinee.ask({ method: "GET" }));
}

function page({ url }: Examinee, answer: Answer): Cause {
  return {
    id: "wrong-path",
    severity: "cause",
    title: `What answers at ${url.pathname} is a web page, not the event route.`,
    seen: `GET and POST are both answered with ${quote(answer)}. The marketplace takes that for success, and the event is lost.`,
    remedy: ["Compare the path with the application's route; a page for unknown paths must answer 404."],
  };
}
