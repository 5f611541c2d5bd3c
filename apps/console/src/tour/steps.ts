import { AuditOutcome, type OperationId, OrderType, type Role } from "@syndikit/contract";
import type { Marketplace } from "@syndikit/sdk";
import { idOf } from "../format.js";
import type { TourState } from "./state.js";

/** Where the reader is, and what the tour knows. */
export interface Here {
  readonly client: Marketplace;
  readonly path: string;
  readonly state: TourState;
}

/** One thing that the reader does on a page of the console. */
export interface TourStep {
  readonly title: string;
  readonly why: string;
  /** What to do, and where. */
  readonly todo: string;
  readonly href: (state: TourState) => string;
  readonly page: string;
  readonly role: Role;
  /** What is there when the step begins. */
  readonly mark?: (here: Here) => Promise<string>;
  /** What the step came to; undefined until it is done. */
  readonly done: (here: Here) => Promise<Partial<TourState> | undefined>;
}

// By name, not from the table of operations: the overview loads this file, and would take 9.2 kB more with the table.
const REDELIVER: OperationId = "eventRedeliver";
const ADVANCE: OperationId = "clockAdvance";

const ORDERED: readonly string[] = [OrderType.NORMAL, OrderType.TRIAL];

/** The newest orders of the signed-in customer. */
const newestOrders = (client: Marketplace) =>
  client.orders.list({ sortField: "id", sortDirection: "DESC", pageSize: 10 }).first(10);

/** The newest request by which somebody had the event sent again. */
async function lastResent({ client, state: { event = "" } }: Here): Promise<string> {
  const requests = await client.sandbox.requests({ object: event, failed: false });
  return requests.find(({ operation }) => operation === REDELIVER)?.requestId ?? "";
}

async function lastMove({ client }: Here): Promise<string> {
  const [newest] = await client.auditEntries
    .list({
      operation: ADVANCE,
      outcome: AuditOutcome.SUCCESS,
      sortField: "id",
      sortDirection: "DESC",
    })
    .first(1);
  return String(newest?.id ?? 0);
}

/** Where the events of the product go. */
async function addressesOf({ client, state: { product = "product/1" } }: Here): Promise<readonly string[]> {
  const { syndicationEndpoints = [] } = await client.products.get(idOf(product));
  return syndicationEndpoints;
}

/** The newest event, and where the events of the product go. */
async function markEndpoints(here: Here): Promise<string> {
  const [newest] = await here.client.events
    .list({ sortField: "id", sortDirection: "DESC", pageSize: 1 })
    .first(1);
  return [newest?.id ?? 0, ...(await addressesOf(here))].join(" ");
}

/** The addresses of the product that were added since the last step began. */
export async function addedAddresses(here: Here): Promise<readonly string[]> {
  const { mark } = here.state;
  if (mark === undefined) return [];
  const [, ...known] = mark.split(" ");
  return (await addressesOf(here)).filter((address) => !known.includes(address));
}

/** Whether an address that was added has accepted an event since the last step began. */
async function hasAccepted(here: Here): Promise<boolean> {
  const [newest] = here.state.mark?.split(" ") ?? [];
  // Events, not the health of endpoints: test events do not count there.
  const accepted = await Promise.all(
    (await addedAddresses(here)).map((endpoint) =>
      here.client.events.list({ endpoint, notified: true, idAfter: Number(newest), pageSize: 1 }).first(1),
    ),
  );
  return accepted.some((events) => events.length > 0);
}

/** From an order to an application of one's own that hears of it. */
export const TOUR: readonly TourStep[] = [
  {
    title: "Order something",
    why: "Everything begins with a customer's order.",
    todo: "Choose a plan in the storefront, and order it. A card of the demo is stored already.",
    href: () => "/store",
    page: "To the storefront",
    role: "ROLE_USER",
    mark: async ({ client }) => String((await newestOrders(client))[0]?.id ?? 0),
    async done({ client, state: { mark } }) {
      const orders = await newestOrders(client);
      const placed = orders.find(({ id, type }) => id > Number(mark) && ORDERED.includes(type));
      if (placed === undefined) return undefined;
      const { product } = await client.subscriptions.get(idOf(placed.subscription.url));
      return { subscription: placed.subscription.url, product: product.url };
    },
  },
  {
    title: "See its event",
    why: "The order became an event, which the marketplace sends to the vendor's application.",
    todo: "Open the event of your subscription among the deliveries: it is one of the newest.",
    href: () => "/deliveries",
    page: "To the deliveries",
    role: "ROLE_VENDOR",
    async done({ client, path, state: { subscription } }) {
      const [, event] = /^\/(event\/\d+)$/.exec(path) ?? [];
      if (event === undefined) return undefined;
      const { entityUrl } = await client.events.get(idOf(event));
      return entityUrl.url === subscription ? { event } : undefined;
    },
  },
  {
    title: "Read why, and send it again",
    why: "What was sent and what was answered stand below the event, and why it failed, if it did.",
    todo: "Read it, and press “Send again”: what a person sends goes out at once.",
    href: ({ event }) => `/${event ?? "deliveries"}`,
    page: "To the event",
    role: "ROLE_VENDOR",
    mark: lastResent,
    done: async (here) => ((await lastResent(here)) === here.state.mark ? undefined : {}),
  },
  {
    title: "Move the clock",
    why: "Nobody waits a month for a renewal.",
    todo: "Move the marketplace's clock by a month, and read what happened.",
    href: () => "/clock",
    page: "To the clock",
    role: "ROLE_ADMIN",
    mark: lastMove,
    done: async (here) => ((await lastMove(here)) === here.state.mark ? undefined : {}),
  },
  {
    title: "Connect your own receiver",
    why: "Now an application of yours hears of it.",
    todo: "Type this in a terminal. It hears the events of the product, shows each, and passes it on to your application, which checks it with the new secret that is printed.",
    href: ({ product }) => `/${product ?? "catalogue"}`,
    page: "Or enter an address at the product",
    role: "ROLE_VENDOR",
    mark: markEndpoints,
    done: async (here) => ((await hasAccepted(here)) ? {} : undefined),
  },
];
