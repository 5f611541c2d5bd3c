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
 * Routes events to the vendor's event address, and the paths that the marketplace may call to the same path on that
 * host. Everything else of the application stays out of reach: the listener rewrites the Host, so the application
 * could not tell a stranger from its user.
 *
 * @param open - the paths that may be called: metrics, which the marketplace resolves against the event address, and
 * what `--also` names.
 * @returns `undefined` for a path that is not forwarded.
 */
export function createRouter(forwardTo: URL, open: ReadonlySet<string>): (path: string) => Route | undefined {
  return (path) => {
    const { pathname, search } = new URL(path, forwardTo.origin);
    if (pathname === EVENT_PATH) {
      const url = new URL(forwardTo);
      if (search !== "") url.search = search;
      return { url, isEvent: true };
    }
    if (!open.has(pathname)) return undefined;
    return { url: at(forwardTo.origin, { pathname, search }), isEvent: false };
  };
}

/** The path of an address that the marketplace may call through the listener. */
export function pathOf(address: string): string | undefined {
  return URL.canParse(address, "http://listener") ? new URL(address, "http://listener").pathname : undefined;
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
