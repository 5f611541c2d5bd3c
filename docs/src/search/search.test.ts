import { DeploymentStatus } from "@syndikit/contract";
import { beforeAll, describe, expect, test } from "vitest";
import type { Page } from "../page.js";
import { readText } from "../repository.js";
import { readPages } from "../stage.js";
import { indexPages, piecesOf, readSearchWords } from "./index-pages.js";
import { type Found, openSearch } from "./open-search.js";
import { stemsOf } from "./words.js";

let pages: readonly Page[];
let search: (question: string) => Found[];

beforeAll(() => {
  pages = readPages();
  search = openSearch(indexPages(pages, "/")).search;
});

/** The options and variables of the table of settings. */
function namesOfSettings(): string[] {
  const [, table = ""] = /^## Settings\n(.*?)^## /ms.exec(readText("apps/reference-server/README.md")) ?? [];
  return [
    ...new Set(Array.from(table.matchAll(/`(--[a-z-]+|[A-Z]+(?:_[A-Z]+)+)`/g), ([, name = ""]) => name)),
  ];
}

const pagesFor = (question: string): string[] =>
  search(question).map(({ id }) => id.slice(1).replace(/(\.html)?#.*$/, ""));

describe("a question finds its page first", () => {
  test.each([
    ["create a vendor", "how-to/operate-the-server"],
    ["add user", "how-to/operate-the-server"],
    ["webhook", "concepts/events"],
    ["refund", "how-to/bill-usage"],
    ["wrong secret", "troubleshooting"],
    ["ngrok", "how-to/public-address"],
    ["offline", "how-to/without-the-internet"],
    ["register endpoint", "how-to/register-an-endpoint"],
    ["secret rotation", "how-to/rotate-a-secret"],
    ["backup", "how-to/operate-the-server"],
    ["upgrade", "concepts/upgrades"],
    ["docker", "how-to/operate-the-server"],
    ["free trial", "concepts/trials-and-the-end"],
    ["cancel a subscription", "concepts/trials-and-the-end"],
    ["signature does not match", "troubleshooting"],
    ["duplicate events", "troubleshooting"],
    ["time travel", "concepts/clock"],
    ["github actions", "how-to/test-in-ci"],
    ["nestjs", "packages/receiver"],
    ["rate limit", "how-to/operate-the-server"],
    ["kubernetes", "how-to/operate-the-server"],
    ["postgres", "how-to/from-one-file-to-many-replicas"],
    ["redis queue", "how-to/a-queue-of-your-own"],
    ["c#", "languages/dotnet"],
    ["nginx", "how-to/operate-the-server"],
    ["invoice", "concepts/billing"],
    ["port already in use", "troubleshooting"],
    ["remove everything", "how-to/uninstall"],
    ["typescript client", "packages/sdk"],
    ["checklist for production", "going-live"],
    ["which node version do I need", "first-hour"],
    ["a customer who does not pay", "concepts/trials-and-the-end"],
    ["can I reject an order", "packages/receiver"],
    ["event arrives before the tenant exists", "concepts/events"],
    ["ip allowlist", "how-to/behind-a-proxy"],
    ["metadata", "how-to/keep-your-own-data"],
    ["renewal reminder", "concepts/trials-and-the-end"],
    ["nuxt", "packages/receiver"],
  ])("%s: %s", (question, page) => {
    expect(pagesFor(question)[0], pagesFor(question).slice(0, 5).join(" ")).toBe(page);
  });
});

describe("a question in whole words, which is no phrase of a page, finds its page first", () => {
  const phrases = Object.values(readSearchWords().asked).flat();
  const meaningOf = (text: string): string => stemsOf(text).toSorted().join(" ");

  test.each([
    ["how can I change the password of my account", "how-to/operate-the-server"],
    ["my webhook route returns 404", "first-hour"],
    ["getaddrinfo ENOTFOUND market.example", "first-hour"],
    ["my server was down for a day", "concepts/events"],
    ["where do I find the raw body for the signature", "concepts/events"],
    ["reset the database of the sandbox", "packages/reference-server"],
    ["inspect the webhooks that were sent", "packages/cli"],
    ["my provision function takes too long", "first-hour"],
    ["add seats to a subscription", "concepts/billing"],
    ["pnpm fails to install", "how-to/in-your-project"],
    ["502 bad gateway from nginx", "how-to/behind-a-proxy"],
    ["test card that is declined", "packages/reference-server"],
    ["my token expired and I get 401", "troubleshooting"],
    ["iterate over all subscriptions page by page", "packages/sdk"],
    ["vitest fake timers hang", "packages/testing"],
    ["how to mock the marketplace in jest", "packages/testing"],
    ["replay an old event", "packages/cli"],
    ["do I need node 22", "first-hour"],
    ["the customer stopped paying", "concepts/trials-and-the-end"],
    ["reject the order of a customer", "packages/receiver"],
    ["can my users sign in with keycloak", "packages/sdk"],
    ["mock the marketplace in vitest", "packages/testing"],
    ["verify the hmac in java", "languages/java"],
    ["difference between EXPIRED and UNDEPLOYED", "concepts/trials-and-the-end"],
    ["customer wants to pay yearly instead of monthly", "concepts/upgrades"],
    ["verify signature in c#", "languages/dotnet"],
    ["does the sdk work in the browser", "packages/sdk"],
    ["log in with oauth", "packages/sdk"],
    ["report usage from a cron job", "how-to/bill-usage"],
    ["charge customers by the number of users", "concepts/billing"],
    ["suspend a customer who abuses the service", "reference/lifecycle"],
    ["where is the sqlite file stored", "how-to/operate-the-server"],
    ["better-sqlite3 could not locate the bindings file", "troubleshooting"],
    ["how long do retries go on", "concepts/events"],
    ["what is the maximum page size", "packages/sdk"],
    ["change the port of the server", "packages/reference-server"],
    ["migrate from one version to the next", "how-to/operate-the-server"],
    ["whitelist the addresses of the marketplace in my firewall", "how-to/behind-a-proxy"],
    ["which IPs do the webhooks come from", "how-to/behind-a-proxy"],
    ["attach my own id to a subscription", "how-to/keep-your-own-data"],
    ["save custom key value pairs on a subscription", "how-to/keep-your-own-data"],
    ["remind customers before their subscription renews", "concepts/trials-and-the-end"],
    ["is there an event before the subscription is renewed", "concepts/trials-and-the-end"],
    ["use the receiver in a Nuxt.js server route", "packages/receiver"],
    ["read the raw body in a nitro handler", "packages/receiver"],
  ])("%s: %s", (question, page) => {
    expect(phrases.filter((phrase) => meaningOf(phrase) === meaningOf(question))).toEqual([]);
    expect(pagesFor(question)[0], pagesFor(question).slice(0, 5).join(" ")).toBe(page);
  });
});

describe("the search", () => {
  test.each(["createReceiver", "Subscription", "options", "plan", "retry"])(
    "lists exports last, for '%s' too",
    (question) => {
      const kinds = pagesFor(question).map((page) => page.startsWith("reference/exports-"));
      expect(kinds).toContain(false);
      expect(kinds).toEqual(kinds.toSorted((one, other) => Number(one) - Number(other)));
    },
  );

  test("finds an export that only a list has", () => {
    expect(pagesFor("fillError toErrorEntry")).toContain("reference/exports-contract");
  });

  test.each(["constructor", "toString", "__proto__", "hasOwnProperty valueOf"])(
    "takes %s for words like any other, although every object has a member of that name",
    (question) => {
      expect(() => search(question)).not.toThrow();
      expect(() => search(`${question} webhook`)).not.toThrow();
    },
  );

  test("knows a word in its other forms, one that is not typed to its end, and one with a wrong letter", () => {
    for (const question of ["rotating the secrets", "rotate a secr", "rotete a secret"]) {
      expect(pagesFor(question)[0], question).toBe("how-to/rotate-a-secret");
    }
  });

  // A name of several parts stands in one place, and its parts in many.
  test.each([...namesOfSettings(), ...Object.values(DeploymentStatus).filter((name) => name.includes("_"))])(
    "leads for %s to a page that has it",
    (name) => {
      const [found = ""] = pagesFor(name);
      expect(pages.find(({ path }) => path === found || path === `${found}index`)?.markdown).toContain(name);
    },
  );

  test("shows no more than three parts of a page, and nothing for a question without words", () => {
    const found = pagesFor("marketplace");
    expect(Math.max(...found.map((page) => found.filter((other) => other === page).length))).toBe(3);
    expect(search(" ?")).toEqual([]);
  });

  test("leads to each part by the address that the site gives it", () => {
    const [found] = search("backup and restore");
    expect(found?.id).toBe("/how-to/operate-the-server.html#backup-and-restore");
    expect(search("what this is")[0]?.id).toBe("/#what-this-is");
  });
});

describe("the words that people ask with", () => {
  const words = readSearchWords();

  test("belong to pages and headings that are there", () => {
    const places = pages.flatMap((page) =>
      piecesOf(page, "/", words).flatMap(({ id }) => [page.path, `${page.path}#${id.split("#")[1]}`]),
    );
    expect(Object.keys(words.asked).filter((place) => !places.includes(place))).toEqual([]);
  });

  test("are there for every page that explains something", () => {
    const asked = Object.keys(words.asked).map((place) => place.split("#")[0]);
    const without = pages
      .map(({ path }) => path)
      .filter((path) => !path.startsWith("reference/exports-") && !asked.includes(path));
    expect(without, "docs/search-words.yaml has what each page is asked for by").toEqual([]);
  });

  test("find their page first, each of them", () => {
    const wrong = Object.entries(words.asked).flatMap(([place, phrases]) =>
      phrases
        .filter((phrase) => pagesFor(phrase)[0] !== place.replace(/#.*|(^|\/)index$/, "$1"))
        .map((phrase) => `${phrase}: ${pagesFor(phrase)[0]} instead of ${place}`),
    );
    expect(wrong).toEqual([]);
  }, 60_000);
});

test.each([
  ["rotation", "rotate"],
  ["stopped", "stop"],
  ["billing", "bill"],
  ["policies", "policy"],
  ["invoices", "invoice"],
  ["locally", "local"],
  ["log in", "login"],
  ["signing in", "login"],
  ["logged out", "logout"],
  ["setting up", "setup"],
  ["C#", "csharp"],
  ["ASP and .NET", "asp dotnet"],
  ["Next.js", "nextjs"],
  ["e-mail", "email"],
  ["time zone", "timezone"],
  ["what if it doesn't go on", "doesnt"],
])("%s and %s have one stem", (one, other) => {
  expect(stemsOf(one)).toEqual(stemsOf(other));
});

test("a question of fillers keeps them, others lose them", () => {
  expect(stemsOf("how do I")).toEqual(["how", "do", "i"]);
  expect(stemsOf("how do I get a token?")).toEqual(["token"]);
});
