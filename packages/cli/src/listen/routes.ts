/** Where a request to the listener is forwarded to. */
export interface Route {
  readonly url: URL;
  readonly isEvent: boolean;
}

/** The path at the listener that events come to. */
export const EVENT_PATH = "/events";

/** The path at which the listener says that it is alive. */
export const MARK_PATH = "/.well-known/syndikit-listen";

/**
 * Leads requests on: events to the vendor's event address, everything else to the same path at the same host, as
 * the metric endpoints that the marketplace resolves against the event address.
 */
export function createRouter(forwardTo: URL): (path: string) => Route {
  return (path) => {
    const { pathname, search } = new URL(path, forwardTo.origin);
    if (pathname === EVENT_PATH) {
      const url = new URL(forwardTo);
      if (search !== "") url.search = search;
      return { url, isEvent: true };
    }
    return { url: at(forwardTo.origin, { pathname, search }), isEvent: false };
  };
}

/** Maps an address of the vendor to the listener: the same path at another host. */
export function throughListener(address: string, listener: string): string {
  return URL.canParse(address) ? at(listener, new URL(address)).href : address;
}

/** Set part by part, because resolving a path such as `//elsewhere` would lead to another host. */
function at(origin: string, { pathname, search }: Pick<URL, "pathname" | "search">): URL {
  const url = new URL(origin);
  url.pathname = pathname;
  url.search = search;
  return url;
}
