import type { LoggedRequest } from "@syndikit/sdk";
import type { JSX } from "preact";
import { machineNow, now } from "../../clock.js";
import { count, toDuration, toRelative, toShort } from "../../format.js";
import { useLoad } from "../../load.js";
import { Failure } from "../../parts/failure.js";
import { Choice } from "../../parts/field.js";
import { EmptyList, SearchField } from "../../parts/list.js";
import { Page, Skeleton } from "../../parts/page.js";
import { StatusStamp } from "../../parts/stamp.js";
import { clearQuery, type PageProps, query, setQuery } from "../../router.js";
import { isAdmin } from "../../session.js";
import "../../styles/log.css";
import { callerOf, isRead, Request, targetOf } from "./request.js";

/** Milliseconds between two readings. A refused request changes nothing, so no notice announces it. */
const PAUSE = 2_000;
/** The most rows that are drawn. A search also finds those further down. */
const MOST = 250;

/** Lists the latest API calls, with the open one beside the list. */
export function Requests({ params }: PageProps): JSX.Element {
  const open = params["text"];
  return (
    <Page
      title="Requests"
      about={
        isAdmin.value
          ? "The last calls of the API: who sent them, how long they took, and what was answered to those that failed."
          : "The last calls of the API that you sent: how long they took, and what was answered to those that failed."
      }
    >
      <div class={open === undefined ? "stack" : "stack above"}>
        <Filters />
      </div>
      <div class={open === undefined ? "beside" : "beside open"}>
        <Log open={open} />
        {open !== undefined && <Request key={open} requestId={open} list="/requests" />}
      </div>
    </Page>
  );
}

/** The filters of `Show`. Without one, what pages of the marketplace read is hidden: an open console reads all the time. */
const ALL = "all";

/** Whether a request matches the filters. */
function fits(request: LoggedRequest, filters: URLSearchParams): boolean {
  const { method, path, operation = "", userName = "", actor = "", requestId, status, errors = [] } = request;
  const show = filters.get("show");
  if (show === "changes" && isRead(request)) return false;
  if (show === null && isRead(request) && status < 400 && request.fromPage === true) return false;
  if (show === "failed" && status < 400) return false;
  const search = filters.get("search")?.toLowerCase();
  if (search === undefined) return true;
  const words = errors.map(({ key, error }) => `${key} ${error}`);
  return [method, path, operation, userName, actor, requestId, String(status), ...words].some((text) =>
    text.toLowerCase().includes(search),
  );
}

function Log({ open }: { readonly open: string | undefined }): JSX.Element {
  const loaded = useLoad(
    (client) =>
      // Failures are requested separately, so that successes cannot push them out of the answer.
      client.sandbox.requests(query.value.get("show") === "failed" ? { failed: true } : undefined),
    { every: PAUSE },
  );
  const { value, error } = loaded.value;
  const found = (value ?? []).filter((request) => fits(request, query.value));
  return (
    <section class="log sheet" aria-label="Requests">
      <div class="log-head">
        <span class="muted">{value === undefined ? "Reading …" : count(found.length, "request")}</span>
      </div>
      {error !== undefined && <Failure error={error} />}
      {value === undefined ? (
        error === undefined && <Skeleton lines={9} />
      ) : found.length === 0 ? (
        <Nothing />
      ) : (
        <ol class="log-list">
          {found.slice(0, MOST).map((request) => (
            <li key={request.requestId}>
              <Row request={request} isOpen={request.requestId === open} />
            </li>
          ))}
        </ol>
      )}
      {found.length > MOST && (
        <footer class="muted">{`The latest ${MOST} of ${found.length} are shown. Search for the others.`}</footer>
      )}
    </section>
  );
}

function Row({
  request,
  isOpen,
}: {
  readonly request: LoggedRequest;
  readonly isOpen: boolean;
}): JSX.Element {
  const { requestId, date, operation, method, path, status, durationMs, machineDate } = request;
  return (
    <a
      class="log-row"
      data-row
      href={`/request/${encodeURIComponent(requestId)}${location.search}`}
      aria-current={isOpen}
    >
      <StatusStamp status={status} />
      <span title={`${method} ${path}`}>
        <b>{method}</b>
        <span class="mono">{` ${targetOf(request)}`}</span>
        <span class="muted">{operation === undefined ? "" : `  ${operation}`}</span>
      </span>
      <span class="where muted">{callerOf(request)}</span>
      <span class="tries number muted">{toDuration(durationMs)}</span>
      <time class="when number" dateTime={date} title={toRelative(date, now.value)}>
        {toShort(date, now.value)}
        {machineDate !== undefined && (
          <small class="machine muted">{`machine ${toShort(machineDate, machineNow.value)}`}</small>
        )}
      </time>
    </a>
  );
}

function Nothing(): JSX.Element {
  return (
    <EmptyList title="Nothing was called yet">
      <p>Call the API with a program, or on the command line: the call is here two seconds later.</p>
      <code>npx syndikit subscriptions</code>
    </EmptyList>
  );
}

function Filters(): JSX.Element {
  return (
    <search class="filters" aria-label="Filters">
      <Choice
        label="Show"
        value={query.value.get("show") ?? ""}
        options={[
          ["", "what programs sent, and changes"],
          [ALL, "all, with what this console reads"],
          ["changes", "what changes something"],
          ["failed", "what failed"],
        ]}
        onValue={(show) => setQuery({ show })}
      />
      <SearchField label="Search" placeholder="path, operation, caller, request id, error" />
      {query.value.size > 0 && (
        <button type="button" class="button quiet" onClick={clearQuery}>
          Clear
        </button>
      )}
    </search>
  );
}
