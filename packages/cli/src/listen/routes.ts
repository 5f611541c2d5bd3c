/** Where a request to the listener goes on to. */
export interface Route {
  readonly url: URL;
  readonly isEvent: boolean;
}

/** The path at the listener that events come to. */
export const eventPath = "/events";

/** The path at which the listener says that it is alive. */
export const markPath = "/.well-known/syndikit-listen";

/**
 * Leads requests on: events to the vendor's event address, everything else to the same path at the same host, as
 * the metric endpoints that the marketplace resolves against the event address.
 */
export function createRouter(forwardTo: URL): (path: string) => Route {
  return (path) => {
    const { pathname, search } = new URL(path, forwardTo.origin);
    if (pathname === eventPath) {
      const url = new URL(forwardTo);
      if (search !== "") url.search = search;
      return { url, isEvent: true };
    }
    return { url: new URL(`${pathname}${search}`, forwardTo.origin), isEvent: false };
  };
}

/** An address of the vendor's as one of the listener's: the same path at another host. */
export function throughListener(address: string, listener: string): string {
  if (!URL.canParse(address)) return address;
  const { pathname, search } = new URL(address);
  return new URL(`${pathname}${search}`, listener).href;
}
