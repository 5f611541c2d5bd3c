import { count, toFull, totalOf } from "../format.js";
import { market } from "../market.js";
import { marketplace } from "../marketplace.js";
import { STEPS } from "../pages/clock/steps.js";
import { forgetDrafts } from "../parts/draft.js";
import type { IconName } from "../parts/icons.js";
import { switchAccount } from "../parts/switch-account.js";
import { roleWords } from "../roles.js";
import { go, path } from "../router.js";
import { isOpenTo, routes } from "../routes.js";
import { isAdmin, isCustomer, role, session, signOut } from "../session.js";
import { theme } from "../theme.js";
import { areKeysShown } from "./open.js";

/** One line of the palette. */
export interface Option {
  /** Unique among all lines. */
  readonly id: string;
  readonly label: string;
  /** What tells it from others of the same label. */
  readonly detail?: string | undefined;
  readonly icon?: IconName | undefined;
  readonly leads: Lead;
}

/** Where a line leads: to an address, or to something that is done. What is done may ask, with lines to choose from. */
export type Lead =
  | { readonly kind: "page"; readonly href: string }
  | { readonly kind: "action"; readonly act: () => Promise<Outcome> };

/** What was done, in words; or the lines to choose from first. */
export type Outcome = string | undefined | readonly Option[];

/** The pages of this role. */
export function pages(): readonly Option[] {
  // What is open is the first of two.
  const [, open] = /^\/((?:event|subscription)\/\d+)$/.exec(path.value) ?? [];
  const comparison: Option = {
    id: "page compare",
    label: open === undefined ? "Compare two events or subscriptions" : `Compare ${open} with another`,
    leads: { kind: "page", href: open === undefined ? "/compare" : `/compare?a=${open}` },
  };
  const own: readonly Option[] = routes
    .filter((route) => route.within === undefined && isOpenTo(role.value, route))
    .map(({ paths, title, icon }) => ({
      id: `page ${title}`,
      label: title,
      icon,
      leads: { kind: "page", href: paths[0] },
    }));
  return [...own, comparison];
}

/** What this account can do from here. */
export function actions(): readonly Option[] {
  return [
    ...(isCustomer.value ? [] : deliveries()),
    ...(isAdmin.value ? moves() : []),
    ...accounts(),
    ...themes(),
    action("keys", "Show the keys of every page", async () => {
      areKeysShown.value = true;
      return undefined;
    }),
    action("sign out", "Sign out", async () => {
      forgetDrafts();
      signOut();
      return undefined;
    }),
  ];
}

function action(id: string, label: string, act: () => Promise<Outcome>, icon?: IconName): Option {
  return { id: `do ${id}`, label, icon, leads: { kind: "action", act } };
}

function deliveries(): readonly Option[] {
  const [, open] = /^\/event\/(\d+)$/.exec(path.value) ?? [];
  const again = action(
    "send all again",
    "Send again every event that was not delivered",
    async () => {
      const client = market.peek();
      if (client === undefined) return undefined;
      const waiting = await client.events.count({ notified: false });
      if (waiting.totalItems === 0) return "Every event was delivered.";
      const how = `${totalOf(waiting)} ${waiting.totalItems === 1 ? "event" : "events"}`;
      return [
        action("send all again, really", `Send ${how} again`, async () => {
          const { events } = await client.events.redeliverAll({ notified: false });
          return `${count(events, "event")} sent again.`;
        }),
        action("send none", "Send none", async () => undefined),
      ];
    },
    "deliveries",
  );
  if (open === undefined) return [again];
  const one = action(
    "send again",
    `Send event ${open} again`,
    async () => (await import("../pages/deliveries/send-again.js")).sendAgain(Number(open)),
    "deliveries",
  );
  return [one, again];
}

function moves(): readonly Option[] {
  return STEPS.map(({ advance, words }) =>
    action(
      `move ${advance}`,
      `Move the clock ahead by ${words}`,
      async () => {
        const client = market.peek();
        if (client === undefined) return undefined;
        const { moveClock } = await import("../pages/clock/move-clock.js");
        const { to, jobs, page } = await moveClock(client, { advance });
        if (page !== undefined) go(`/clock/${page}`);
        return `It is ${toFull(to)} now. ${count(jobs, "thing")} fell due on the way.`;
      },
      "clock",
    ),
  );
}

function accounts(): readonly Option[] {
  return marketplace.accounts
    .filter(({ userName }) => userName !== session.value?.userName)
    .map(({ userName, password, role: one }) => ({
      ...action(
        `sign in ${userName}`,
        `Sign in as ${userName}`,
        async () => {
          await switchAccount(userName, password);
          return undefined;
        },
        "accounts",
      ),
      detail: roleWords[one].name,
    }));
}

function themes(): readonly Option[] {
  const choices = { light: "Light theme", dark: "Dark theme", system: "Theme of the system" } as const;
  return (["light", "dark", "system"] as const)
    .filter((one) => one !== theme.value)
    .map((one) =>
      action(
        `theme ${one}`,
        choices[one],
        async () => {
          theme.value = one;
          return undefined;
        },
        "theme",
      ),
    );
}

/**
 * The lines that have a word for each typed one, in any order; those that begin with the text first. None has a mere
 * number: who types one looks for an object, and must not move the clock by 1 day.
 */
export function matching(options: readonly Option[], text: string): readonly Option[] {
  if (text.trim() !== "" && !/\p{L}/u.test(text)) return [];
  const wanted = wordsOf(text);
  const begins = (option: Option): number =>
    option.label.toLowerCase().startsWith(text.trim().toLowerCase()) ? 0 : 1;
  return options
    .filter(({ label, detail = "" }) => {
      const words = wordsOf(`${label} ${detail}`);
      return wanted.every((one) => words.some((word) => word.startsWith(one)));
    })
    .toSorted((one, other) => begins(one) - begins(other));
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
