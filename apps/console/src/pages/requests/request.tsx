import type { AuditEntryDTO, LoggedRequest } from "@syndikit/sdk";
import type { JSX } from "preact";
import { toDuration } from "../../format.js";
import { useLoad } from "../../load.js";
import { Beside } from "../../parts/beside.js";
import { Copy } from "../../parts/copy.js";
import { Json } from "../../parts/json/json.js";
import { Empty } from "../../parts/page.js";
import { StatusStamp } from "../../parts/stamp.js";
import { BothTimes } from "../../parts/time.js";
import { isAdmin } from "../../session.js";

interface RequestProps {
  readonly requestId: string;
  /** The address of the list that it is beside. */
  readonly list: string;
}

/** One API call, found by its request identifier, with the audit entries that belong to it. */
export function Request({ requestId, list }: RequestProps): JSX.Element {
  const loaded = useLoad(async (client) => {
    const [requests, entries] = await Promise.all([
      client.sandbox.requests({ requestId }),
      isAdmin.value ? client.auditEntries.list({ requestId }).all() : [],
    ]);
    return { request: requests[0], entries };
  });
  const { value, error } = loaded.value;
  return (
    <Beside
      label={`Request ${requestId}`}
      title={<Copy text={requestId} />}
      stamp={value?.request !== undefined && <StatusStamp status={value.request.status} />}
      list={list}
      error={error}
      isRead={value !== undefined}
    >
      {value !== undefined && (
        <>
          {value.request === undefined ? (
            <Forgotten entries={value.entries} />
          ) : (
            <Facts request={value.request} />
          )}
          {value.entries.length > 0 && <Audited entries={value.entries} />}
        </>
      )}
    </Beside>
  );
}

const CHANGES_NOTHING = ["GET", "HEAD", "OPTIONS"];

/** Whether a call only reads. */
export const isRead = ({ method }: LoggedRequest): boolean => CHANGES_NOTHING.includes(method);

/** What a call asked for, without the address of the API before it. */
export const targetOf = ({ path }: LoggedRequest): string => path.replace(/^.*?\/api\//, "");

export function callerOf({ userName, actor }: LoggedRequest): string {
  if (userName === undefined) return "nobody signed in";
  return actor === undefined ? userName : `${userName}, by ${actor}`;
}

function Facts({ request }: { readonly request: LoggedRequest }): JSX.Element {
  const { method, path, operation, date, machineDate, durationMs, user, errors = [] } = request;
  return (
    <div class="inside stack">
      {errors.length > 0 && (
        <div class="notice fail">
          {errors.map(({ key, error }) => (
            <p key={key}>
              {error} <code>{key}</code>
            </p>
          ))}
        </div>
      )}
      <dl class="facts">
        <dt>Called</dt>
        <dd class="mono">{`${method} ${path}`}</dd>
        <dt>Operation</dt>
        <dd>{operation === undefined ? "none: no operation has this path" : <code>{operation}</code>}</dd>
        <dt>Caller</dt>
        <dd>
          {callerOf(request)}
          {user !== undefined && <span class="muted mono">{` ${user.url}`}</span>}
        </dd>
        <dt>Answered</dt>
        <dd>
          <BothTimes at={date} machine={machineDate} />
        </dd>
        <dt>Took</dt>
        <dd>{toDuration(durationMs)}</dd>
      </dl>
      {errors.length > 0 && (
        <>
          <p class="muted">
            {"What was sent is not kept, for it may hold secrets. What was answered is below. The "}
            <a href="/guide/">guide</a>
            {" says of each error what to do."}
          </p>
          <Json value={{ errorHolders: errors }} label={`the answer to ${request.requestId}`} />
        </>
      )}
    </div>
  );
}

function Forgotten({ entries }: { readonly entries: readonly AuditEntryDTO[] }): JSX.Element {
  return (
    <Empty title="It is not in the log any more">
      <p>
        The log keeps the last thousand requests since the server was started. Only an administrator reads
        those of others.
        {entries.length > 0 && " The audit still has it."}
      </p>
    </Empty>
  );
}

function Audited({ entries }: { readonly entries: readonly AuditEntryDTO[] }): JSX.Element {
  return (
    <>
      <header>
        <h3>In the audit</h3>
      </header>
      <ul class="entries">
        {entries.map(({ id, operation, object, status }) => (
          <li key={id}>
            <a href={`/auditEntry/${id}`}>{`Entry ${id}: ${operation ?? "a sign-in"}`}</a>
            <StatusStamp status={status} />
            {object !== undefined && <span class="muted mono">{object}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
