import { useSignal, useSignalEffect } from "@preact/signals";
import type { ComponentType, JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { whileBusy } from "./busy.js";
import { forgetCalls } from "./calls.js";
import { keepClock } from "./clock.js";
import { Frame } from "./frame/frame.js";
import { OutOfDate } from "./frame/out-of-date.js";
import { follow } from "./live.js";
import { marketplace } from "./marketplace.js";
import { OtherRoles } from "./parts/failure.js";
import { Empty, Page, Skeleton } from "./parts/page.js";
import { arrive } from "./places.js";
import { roleWords } from "./roles.js";
import { type PageProps, path } from "./router.js";
import { findRoute, isOpenTo, type Match, type Route } from "./routes.js";
import { role, session } from "./session.js";

/** Starts the work that goes on behind the pages, for every account: the clock, and following changes. */
export function startApp(): void {
  keepClock();
  follow();
}

/** All that a signed-in reader sees. */
export function App(): JSX.Element {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

interface Shown {
  readonly Page: ComponentType<PageProps>;
  readonly match: Match;
}

/** Shows the page for the address. The old page stays until the new one has loaded. */
function Outlet(): JSX.Element {
  const shown = useSignal<Shown | "nothing" | undefined>(undefined);
  const failed = useSignal(false);
  const before = useRef<Route | undefined>(undefined);
  const current = shown.value;
  useLayoutEffect(() => {
    if (current === undefined) return;
    const route = current === "nothing" ? undefined : current.match.route;
    arrive(route?.isBeside === true && route === before.current);
    before.current = route;
  }, [current]);
  useSignalEffect(() => {
    const address = path.value;
    failed.value = false;
    const match = findRoute(address);
    document.title = `${match?.route.title ?? "Not here"} · ${marketplace.environment} marketplace`;
    if (match === undefined) {
      shown.value = "nothing";
      return;
    }
    const loading = match.route.load();
    void whileBusy(loading);
    loading.then(
      (Page) => {
        if (path.peek() !== address) return;
        const before = shown.peek();
        if (typeof before !== "object" || before.match.route !== match.route) forgetCalls();
        shown.value = { Page, match };
      },
      () => {
        if (path.peek() === address) failed.value = true;
      },
    );
  });
  if (failed.value) return <OutOfDate />;
  if (current === undefined) return <Skeleton lines={12} />;
  if (current === "nothing") return <NotHere />;
  if (!isOpenTo(role.value, current.match.route)) return <NotYours route={current.match.route} />;
  // A new key mounts the page again when another account signs in.
  return (
    <current.Page
      key={`${current.match.route.title} ${session.value?.userName}`}
      params={current.match.params}
    />
  );
}

function NotHere(): JSX.Element {
  return (
    <Page title="There is no such page">
      <div class="sheet">
        <Empty title={path.value}>
          <p>
            Pages are named as in the API: <code>/subscription/1</code>, <code>/invoice/1</code>,{" "}
            <code>/event/1</code>. Or begin at the <a href="/">overview</a>.
          </p>
        </Empty>
      </div>
    </Page>
  );
}

function NotYours({ route: { title, roles = [] } }: { readonly route: Route }): JSX.Element {
  const holders = roles.map((one) => roleWords[one].holders);
  return (
    <Page title={title}>
      <div class="sheet">
        <Empty title={`This page is for ${holders.join(" and ")}.`}>
          <OtherRoles roles={roles} />
        </Empty>
      </div>
    </Page>
  );
}
