/** The target of a request that the listener forwards. */
export interface Route {
  readonly url: URL;
  readonly isEvent: boolean;
}

/** The listener's path for events. */
export const EVENT_PATH = "/events";

/** The listener's path that shows that it is alive. */
export const MARK_PATH = "/.well-known/syndikit-listen";

/**
 * Routes events to the vendor's event address, and everything else to the same path on that host. Metric endpoints
 * arrive here because the marketplace resolves them against the event address.
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

/** Maps an address of the vendor to the listener: the same path on another host. */
export function throughListener(address: string, listener: string): string {
  return URL.canParse(address) ? at(listener, new URL(address)).href : address;
}

/** The parts are set one by one, because resolving a path such as `//elsewhere` would lead to another host. */
function at(origin: string, { pathname, search }: Pick<URL, "pathname" | "search">): URL {
  const url = new URL(origin);
  url.pathname = pathname;
  url.search = search;
  return url;
}
