import { DeploymentStatus, DueKind } from "@syndikit/contract";
import type { DueJob, Marketplace } from "@syndikit/sdk";
import type { JSX } from "preact";
import { now } from "../../clock.js";
import { count } from "../../format.js";
import { useLoad } from "../../load.js";
import { type First, readFirst } from "../../parts/cut.js";
import { Failure } from "../../parts/failure.js";
import { Empty, Skeleton } from "../../parts/page.js";
import { Ago, Time } from "../../parts/time.js";
import { isAdmin } from "../../session.js";
import { stepsFrom } from "./steps.js";

/** As many as the marketplace lists of its jobs. */
const MOST = 100;

const KINDS: Readonly<Record<string, string>> = {
  delivery: "event",
  expiryNotice: "notice",
  graceEnd: "end of grace",
  metricPoll: "poll",
  periodEnd: "end of period",
  unpaidOrder: "unpaid order",
} satisfies Readonly<Record<keyof typeof DueKind, string>>;

/** Lists what the marketplace will do by itself, grouped by the step of the clock that reaches it. */
export function Due(): JSX.Element {
  const loaded = useLoad(readDue);
  const { value, error } = loaded.value;
  return (
    <section class="sheet" aria-label="What falls due">
      <header>
        <h2>What falls due next</h2>
        {value !== undefined && value.items.length > 0 && (
          <span class="muted push">
            {value.isCut ? `the next ${value.items.length}` : count(value.items.length, "thing")}
          </span>
        )}
      </header>
      {value === undefined ? (
        error === undefined ? (
          <Skeleton />
        ) : (
          <div class="inside">
            <Failure error={error} />
          </div>
        )
      ) : value.items.length === 0 ? (
        <Empty title="Nothing falls due">
          <p>Order a plan and have it deployed: its renewal is then the next thing.</p>
          <a class="button" href="/store">
            To the storefront
          </a>
        </Empty>
      ) : (
        <Steps jobs={value.items} />
      )}
    </section>
  );
}

/** Administrators see every job. Others see only when their own subscriptions are billed or end. */
async function readDue(client: Marketplace): Promise<First<DueJob>> {
  if (isAdmin.peek()) {
    const items = await client.sandbox.due();
    return { items, isCut: items.length >= MOST };
  }
  const status = [DeploymentStatus.DEPLOYED, DeploymentStatus.STOPPED];
  const running = await readFirst(client.subscriptions.list({ status, sortField: "endDate" }), MOST);
  const items = running.items
    .flatMap(({ self, name, nextInvoice, endDate, autoRenew }): DueJob[] => {
      const date = autoRenew ? (nextInvoice ?? endDate) : (endDate ?? nextInvoice);
      if (date === undefined) return [];
      const what = autoRenew ? `${name} renews, and is billed.` : `${name} ends.`;
      return [{ kind: DueKind.periodEnd, date, what, subscription: { url: self } }];
    })
    .toSorted((one, other) => one.date.localeCompare(other.date));
  return { items, isCut: running.isCut };
}

function Steps({ jobs }: { readonly jobs: readonly DueJob[] }): JSX.Element {
  // Rounded to the minute, so that the jobs are not grouped again every second.
  const steps = stepsFrom(Math.floor(now.value / 60_000) * 60_000);
  const groups = steps.map(({ words, until }, index) => ({
    words,
    jobs: jobs.filter(({ date }) => {
      const at = Date.parse(date);
      return at < until && (index === 0 || at >= (steps[index - 1]?.until ?? 0));
    }),
  }));
  const later = jobs.filter(({ date }) => Date.parse(date) >= (steps.at(-1)?.until ?? 0));
  return (
    <div class="due">
      {[...groups, { words: "later", jobs: later }]
        .filter((group) => group.jobs.length > 0)
        .map((group) => (
          <Group key={group.words} words={group.words} jobs={group.jobs} />
        ))}
    </div>
  );
}

/** Entries shown per group. Without a limit, hourly polls would hide everything else. */
const SHOWN = 6;

function Group({ words, jobs }: { readonly words: string; readonly jobs: readonly DueJob[] }): JSX.Element {
  return (
    <section aria-label={words}>
      <h3>
        {words === "later" ? "Later" : `Within ${words}`}
        <span class="muted">{` · ${summaryOf(jobs)}`}</span>
      </h3>
      <ul class="entries">
        {jobs.slice(0, SHOWN).map((job, index) => (
          <li key={`${job.date} ${index}`}>
            <a href={addressOf(job)}>{job.what}</a>
            <strong>
              <Ago at={job.date} />
            </strong>
            <span class="muted">
              <Time at={job.date} />
              {` · ${job.subscription?.url ?? `event/${job.event ?? ""}`}`}
            </span>
          </li>
        ))}
      </ul>
      {jobs.length > SHOWN && <p class="muted rest-of">{`and ${jobs.length - SHOWN} more`}</p>}
    </section>
  );
}

/** For example "3 × poll, 1 × end of period". */
function summaryOf(jobs: readonly DueJob[]): string {
  const kinds = [...new Set(jobs.map(({ kind }) => kind))];
  return kinds
    .map((kind) => {
      const number = jobs.filter((job) => job.kind === kind).length;
      return `${number} × ${KINDS[kind] ?? kind}`;
    })
    .join(", ");
}

function addressOf({ event, applicationMetric, subscription }: DueJob): string {
  if (event !== undefined) return `/event/${event}`;
  if (applicationMetric !== undefined) return `/applicationMetric/${applicationMetric}`;
  return `/${subscription?.url ?? "clock"}`;
}
