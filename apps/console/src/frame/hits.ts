import { type ReadonlySignal, type Signal, useSignal, useSignalEffect } from "@preact/signals";
import type { SearchField, SearchResource } from "@syndikit/contract";
import type { SearchGroup, SearchHit } from "@syndikit/sdk";
import { quietMarket } from "../market.js";
import type { IconName } from "../parts/icons.js";
import { findRoute, isOpenTo } from "../routes.js";
import { role } from "../session.js";
import type { Option } from "./options.js";

/** What is known of the objects that a text finds. */
export interface Hits {
  readonly state: "idle" | "searching" | "found" | "failed";
  /** The text that the groups are for, which is an earlier one while it is searching. */
  readonly of: string;
  readonly groups: readonly SearchGroup[];
  readonly error?: unknown;
}

const NOTHING: Hits = { state: "idle", of: "", groups: [] };

/** Whether these are all that is found for a text. What was typed is searched for in the next frame, and keys are faster. */
export const areFor = ({ state, of }: Hits, text: string): boolean =>
  state !== "searching" && of === text.trim();

/** Milliseconds after the last key: nobody waits for what each letter finds. */
const PAUSE = 120;

/** Searches for a text, again with each change of it. */
export function useHits(text: ReadonlySignal<string>, tries: Signal<number>): ReadonlySignal<Hits> {
  const hits = useSignal<Hits>(NOTHING);
  useSignalEffect(() => {
    const wanted = text.value.trim();
    const client = quietMarket.value;
    tries.value;
    if (wanted === "" || client === undefined) {
      hits.value = { ...NOTHING, of: wanted };
      return;
    }
    const { of, groups } = hits.peek();
    hits.value = { state: "searching", of, groups };
    const gone = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await client.search.find({ text: wanted }, { signal: gone.signal });
        if (!gone.signal.aborted) hits.value = { state: "found", of: wanted, groups: answer.groups };
      } catch (error) {
        if (!gone.signal.aborted) hits.value = { state: "failed", of: wanted, groups: [], error };
      }
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  });
  return hits;
}

interface Kind {
  readonly title: string;
  readonly icon: IconName;
  /** Its page, where that is not the address of the object. */
  readonly page?: (hit: SearchHit) => string;
}

const filtered = (page: string, name: string, value: string): string =>
  `${page}?${new URLSearchParams({ [name]: value })}`;

/** By resource. One that is not here has no page. */
const KINDS: Readonly<Record<string, Kind>> = {
  subscription: { title: "Subscriptions", icon: "subscriptions" },
  order: { title: "Orders", icon: "orders" },
  invoice: { title: "Invoices", icon: "invoices" },
  userCompany: { title: "Customers", icon: "accounts" },
  user: {
    title: "People",
    icon: "accounts",
    page: ({ detail, title }) => filtered("/accounts", "search", detail ?? title),
  },
  company: { title: "Vendors", icon: "accounts" },
  product: { title: "Products", icon: "catalogue" },
  productVersion: { title: "Plans", icon: "catalogue" },
  billingItem: { title: "Resources", icon: "catalogue", page: () => "/catalogue" },
  configurationParameter: {
    title: "Parameters",
    icon: "catalogue",
    page: ({ detail, title }) => filtered("/catalogue", "search", detail ?? title),
  },
  applicationMetric: { title: "Metrics", icon: "metrics" },
  eventEndpoint: {
    title: "Endpoints",
    icon: "platform",
    page: ({ title }) => filtered("/deliveries", "endpoint", title),
  },
  event: { title: "Events", icon: "deliveries" },
  paymentMethod: { title: "Cards", icon: "invoices", page: () => "/account" },
  message: { title: "Messages", icon: "messages" },
  auditEntry: { title: "Audit", icon: "audit" },
} satisfies Record<keyof typeof SearchResource, Kind>;

/** By what it was found, where the title does not show it. */
const FIELDS: Readonly<Record<string, string>> = {
  userName: "user name",
  email: "e-mail",
  sku: "SKU",
  externalReference: "reference",
  paymentReference: "payment",
  configurationParameter: "entered",
  endpoint: "address",
  requestId: "request",
} satisfies Partial<Record<keyof typeof SearchField, string>>;

export interface HitGroup {
  readonly title: string;
  readonly options: readonly Option[];
  readonly more: boolean;
}

/** The objects that were found, as lines of the palette. What has no page for this role is left out. */
export function toGroups(groups: readonly SearchGroup[]): readonly HitGroup[] {
  return groups.flatMap(({ resource, hits, more }) => {
    const kind = KINDS[resource];
    if (kind === undefined) return [];
    const options = hits.flatMap((hit) => toOption(hit, kind) ?? []);
    return options.length === 0 ? [] : [{ title: kind.title, options, more }];
  });
}

function toOption(hit: SearchHit, { icon, page }: Kind): Option | undefined {
  const { self, title, detail, field, value } = hit;
  const href = page?.(hit) ?? `/${self}`;
  const match = findRoute(new URL(href, location.href).pathname);
  if (match === undefined || !isOpenTo(role.value, match.route)) return undefined;
  const said = FIELDS[field];
  const found = said === undefined || value === title || value === detail ? undefined : `${said}: ${value}`;
  const number = self.slice(self.indexOf("/") + 1);
  return {
    id: self,
    label: title,
    detail: [`#${number}`, detail, found].filter((part) => part !== undefined).join(" · "),
    icon,
    leads: { kind: "page", href },
  };
}
