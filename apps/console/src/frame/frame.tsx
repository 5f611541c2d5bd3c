import { useSignal, useSignalEffect } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { isBusy } from "../busy.js";
import { isMoved, machineNow, now } from "../clock.js";
import { toDay, toTime } from "../format.js";
import { connection } from "../live.js";
import { marketplace } from "../marketplace.js";
import { forgetDrafts } from "../parts/draft.js";
import { Icon, Mark } from "../parts/icons.js";
import { Said } from "../parts/said.js";
import { switchAccount } from "../parts/switch-account.js";
import { roleWords } from "../roles.js";
import { path } from "../router.js";
import { findRoute, isOpenTo, type Route, routes } from "../routes.js";
import { role, session, signOut } from "../session.js";
import { type Theme, theme } from "../theme.js";
import { LateTour } from "../tour/late.js";
import { Keyboard } from "./keyboard.js";
import { Search } from "./search.js";

/** The frame around every page: the rail, the bar, and the tabs on a phone. */
export function Frame({ children }: { readonly children: ComponentChildren }): JSX.Element {
  const isOpen = useSignal(false);
  useSignalEffect(() => {
    path.value;
    isOpen.value = false;
  });
  return (
    <div class="frame">
      <a class="button skip" href="#content">
        Skip to the content
      </a>
      <aside class={isOpen.value ? "rail open" : "rail"} aria-label="Pages">
        <Brand />
        <nav aria-label="Pages">
          <RailGroups />
          <h2>Read</h2>
          {/* Pages beside the console, so not among its routes. */}
          <a href="/guide/">
            <Icon name="guide" />
            Guide
          </a>
          <a href="/docs">
            <Icon name="reference" />
            API reference
          </a>
        </nav>
        <footer class="row">
          <span class="break">{session.value?.name}</span>
          <ThemeButton />
          <button
            type="button"
            class="button quiet small push"
            onClick={() => {
              forgetDrafts();
              signOut();
            }}
          >
            Sign out
          </button>
        </footer>
      </aside>
      <header class="bar">
        <Brand />
        <Search />
        <Clock />
        <Roles />
        <span class="wide">
          <ThemeButton />
        </span>
      </header>
      <main id="content" tabIndex={-1} aria-busy={isBusy.value}>
        {isBusy.value && <div class="busy" />}
        {connection.value === "waiting" && (
          <div class="lost" role="status">
            The marketplace does not answer. What you see is what it said last; this page goes on by itself.
          </div>
        )}
        <LateTour />
        <div class="page">{children}</div>
      </main>
      <nav class="tabs" aria-label="Most used pages">
        {tabsOf().map((route) => (
          <RailLink key={route.title} route={route} />
        ))}
        <button type="button" aria-expanded={isOpen.value} onClick={() => (isOpen.value = !isOpen.value)}>
          <Icon name="more" />
          More
        </button>
      </nav>
      <Said />
      <Keyboard />
    </div>
  );
}

function Brand(): JSX.Element {
  return (
    <a class="brand" href="/" aria-label="SyndiKit: overview">
      <Mark />
      <span>
        SyndiKit
        <small>{marketplace.environment}</small>
      </span>
    </a>
  );
}

const isForMe = (route: Route): boolean => route.within === undefined && isOpenTo(role.value, route);

function RailGroups(): JSX.Element {
  const groups = [...new Set(routes.map(({ group }) => group))];
  return (
    <>
      {groups.map((group) => {
        const mine = routes.filter((route) => route.group === group && isForMe(route));
        if (mine.length === 0) return null;
        return (
          <>
            <h2>{group}</h2>
            {mine.map((route) => (
              <RailLink key={route.title} route={route} />
            ))}
          </>
        );
      })}
    </>
  );
}

function RailLink({ route }: { readonly route: Route }): JSX.Element {
  const shown = findRoute(path.value)?.route;
  const isHere = shown === route || shown?.within === route.paths[0];
  return (
    <a href={route.paths[0]} aria-current={isHere ? "page" : undefined}>
      <Icon name={route.icon} />
      {route.title}
    </a>
  );
}

/** The first four pages of this role; a phone has room for no more tabs. */
function tabsOf(): readonly Route[] {
  return routes.filter(isForMe).slice(0, 4);
}

/** The marketplace's time, with the reader's own beside it if the clock was moved. */
function Clock(): JSX.Element {
  return (
    <a
      class={isMoved.value ? "clock moved" : "clock"}
      href="/clock"
      title="The marketplace's clock, and this machine's where they differ"
    >
      <span>
        <small class="whose">marketplace </small>
        <b>{toTime(now.value)}</b>
      </span>
      <small>
        {toDay(now.value)}
        {isMoved.value && <span class="here">{`here ${toTime(machineNow.value).slice(0, 5)}`}</span>}
      </small>
    </a>
  );
}

/** Switches between the demo's accounts, one for each role, without leaving the page. */
function Roles(): JSX.Element {
  const known = marketplace.accounts.filter(
    (account, index, all) => all.findIndex(({ role: other }) => other === account.role) === index,
  );
  if (known.length === 0) {
    return <span class="mono who">{session.value?.userName}</span>;
  }
  return (
    <fieldset class="roles" aria-label="Look at it as">
      {known.map(({ userName, password, role: one }) => (
        <button
          key={userName}
          type="button"
          aria-pressed={role.value === one}
          title={`${roleWords[one].name}: ${role.value === one ? session.value?.userName : userName}`}
          onClick={() => void switchAccount(userName, password)}
        >
          {roleWords[one].short}
        </button>
      ))}
    </fieldset>
  );
}

const NEXT: Readonly<Record<Theme, Theme>> = { system: "light", light: "dark", dark: "system" };

function ThemeButton(): JSX.Element {
  return (
    <button
      type="button"
      class="button quiet theme"
      aria-label={`Theme: ${theme.value}`}
      title={`Theme: ${theme.value}`}
      onClick={() => {
        theme.value = NEXT[theme.value];
      }}
    >
      <Icon name="theme" />
    </button>
  );
}
