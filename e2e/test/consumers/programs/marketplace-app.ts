import { headerNames, type Subscription, toErrorEntry } from "@syndikit/contract";
import { examples } from "@syndikit/contract/examples";

/** A web handler that acts as a marketplace with three subscriptions, and records the calls to it. */
export interface MarketplaceApp {
  fetch(request: Request): Promise<Response>;
  /** Method and path of each call, in order. */
  readonly calls: readonly string[];
}

/** Creates a marketplace whose subscriptions are PENDING until a vendor reports a state. */
export function createMarketplaceApp(): MarketplaceApp {
  const calls: string[] = [];
  const subscriptions = new Map(
    [42, 43, 44].map((id): [number, Subscription] => [
      id,
      { ...examples["subscription.deployed"], id, self: `subscription/${id}`, deploymentStatus: "PENDING" },
    ]),
  );

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const path = url.pathname.replace(/^\/api\//, "");
    calls.push(`${request.method} ${path}`);
    if (path === "login") return Response.json("token-of-the-vendor");
    if (path === "subscription") return pageOf([...subscriptions.values()], url.searchParams);
    if (path === "user/7") return Response.json(examples["user.customer"]);
    const [resource, id, part] = path.split("/");
    const subscription = resource === "subscription" ? subscriptions.get(Number(id)) : undefined;
    if (subscription === undefined) return notFound(String(resource), Number(id));
    if (request.method === "GET") return Response.json(subscription);
    if (request.method === "PATCH" && part === undefined) Object.assign(subscription, await request.json());
    return new Response(null, { status: 204 });
  }

  return { calls, fetch: answer };
}

function pageOf(all: readonly unknown[], query: URLSearchParams): Response {
  const number = Number(query.get("pageNumber") ?? 1);
  const size = Number(query.get("pageSize") ?? 20);
  return Response.json(all.slice((number - 1) * size, number * size), {
    headers: {
      [headerNames.pageNumber]: String(number),
      [headerNames.pageSize]: String(size),
      [headerNames.totalItems]: String(all.length),
      [headerNames.totalPages]: String(Math.ceil(all.length / size)),
    },
  });
}

function notFound(resource: string, id: number): Response {
  const requestId = "req_1";
  return Response.json(
    { errorHolders: [toErrorEntry("notFound", { resource, id }, requestId)] },
    { status: 404, headers: { [headerNames.requestId]: requestId } },
  );
}
