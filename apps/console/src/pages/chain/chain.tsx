import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { count } from "../../format.js";
import { useLoad } from "../../load.js";
import { Failure } from "../../parts/failure.js";
import { Choice } from "../../parts/field.js";
import { Page } from "../../parts/page.js";
import { say } from "../../parts/said.js";
import { Stamp } from "../../parts/stamp.js";
import { Time } from "../../parts/time.js";
import { Unread } from "../../parts/unread.js";
import { type PageProps, query, setQuery } from "../../router.js";
import "../../styles/chain.css";
import "../../styles/log.css";
import type { Line, Link } from "./line.js";
import { Opened } from "./opened.js";
import { readChain, type Scope, scopeOfOrder } from "./read-chain.js";

/** As many of each kind are read first, so that something is soon to be seen, and then as many as are worth a page. */
const SOON = 5;
const STEP = 25;

/** All that happened to a subscription, on one line. */
export function SubscriptionChain({ params }: PageProps): JSX.Element {
  const id = Number(params["id"]);
  return (
    <Chain
      key={id}
      title={`The chain of subscription ${id}`}
      about={<a href={`/subscription/${id}`}>{`subscription/${id}`}</a>}
      address={`/subscription/${id}/chain`}
      read={async () => ({ subscription: id })}
      open={params["text"]}
    />
  );
}

/** What followed from an order, up to the next order of its subscription. */
export function OrderChain({ params }: PageProps): JSX.Element {
  const id = Number(params["id"]);
  return (
    <Chain
      key={id}
      title={`The chain of order ${id}`}
      about={
        <>
          {"From "}
          <a href={`/order/${id}`}>{`order/${id}`}</a>
          {" to the next order of its subscription."}
        </>
      }
      address={`/order/${id}/chain`}
      read={(client) => scopeOfOrder(client, id)}
      open={params["text"]}
    />
  );
}

interface ChainProps {
  readonly title: string;
  readonly about: JSX.Element;
  readonly address: string;
  readonly read: (client: Parameters<typeof readChain>[0]) => Promise<Scope>;
  /** The key of the link that is open. */
  readonly open: string | undefined;
}

function Chain({ title, about, address, read, open }: ChainProps): JSX.Element {
  const most = useSignal(SOON);
  const isNewestFirst = useComputed(() => query.value.get("first") !== "oldest");
  const withReads = useComputed(() => query.value.get("reads") === "yes");
  const loaded = useLoad((client) => {
    // Read here, because only what is used before the first wait is followed.
    const reading = { isNewestFirst: isNewestFirst.value, withReads: withReads.value, most: most.value };
    return read(client).then(async (scope) => ({
      scope,
      most: reading.most,
      line: await readChain(client, scope, reading),
    }));
  });
  useSignalEffect(() => {
    if (loaded.value.value?.line.readTo !== undefined && most.peek() < STEP) most.value = STEP;
  });
  const { value, error } = loaded.value;
  if (value === undefined) {
    return (
      <Page title={title}>
        <Unread error={error} lines={12} all={{ href: "/subscriptions", label: "All subscriptions" }} />
      </Page>
    );
  }
  return (
    <Page title={title} about={about}>
      {error !== undefined && <Failure error={error} />}
      <div class={open === undefined ? "stack" : "stack above"}>
        <search class="filters" aria-label="How it is shown">
          <Choice
            label="First"
            value={isNewestFirst.value ? "" : "oldest"}
            options={[
              ["", "the newest"],
              ["oldest", "the oldest"],
            ]}
            onValue={(first) => setQuery({ first })}
          />
          <Choice
            label="Calls"
            value={withReads.value ? "yes" : ""}
            options={[
              ["", "that change something, or failed"],
              ["yes", "all, those too that only read"],
            ]}
            onValue={(reads) => setQuery({ reads })}
          />
        </search>
      </div>
      <div class={open === undefined ? "beside" : "beside open"}>
        <section class="sheet" aria-label="What happened">
          <Links line={value.line} address={address} open={open} />
          <End
            line={value.line}
            isNewestFirst={isNewestFirst.value}
            isReading={value.most < most.value}
            onMore={() => {
              say("Reading on …", "wait");
              most.value += STEP;
            }}
          />
        </section>
        {open !== undefined && (
          <Opened key={open} name={open} subscription={value.scope.subscription} list={address} />
        )}
      </div>
    </Page>
  );
}

interface LinksProps {
  readonly line: Line;
  readonly address: string;
  readonly open: string | undefined;
}

function Links({ line: { links }, address, open }: LinksProps): JSX.Element {
  return (
    <ol class="chain" aria-label="Time line">
      {links.map((link) => (
        <li key={link.key}>
          <Row link={link} href={`${address}/${link.key}${location.search}`} isOpen={link.key === open} />
        </li>
      ))}
    </ol>
  );
}

interface RowProps {
  readonly link: Link;
  readonly href: string;
  readonly isOpen: boolean;
}

function Row({ link: { kind, at, tone, what, outcome }, href, isOpen }: RowProps): JSX.Element {
  return (
    <a class={`link ${tone}`} data-row href={href} aria-current={isOpen}>
      <Time at={at} exact />
      <span class="kind">{kind === "attempt" ? "try" : kind}</span>
      <span class="break">{what}</span>
      <Stamp tone={tone}>{outcome}</Stamp>
    </a>
  );
}

interface EndProps {
  readonly line: Line;
  readonly isNewestFirst: boolean;
  readonly isReading: boolean;
  readonly onMore: () => void;
}

/** Says where the line stops, and reads on. */
function End({ line: { links, readTo }, isNewestFirst, isReading, onMore }: EndProps): JSX.Element {
  const isWhole = readTo === undefined;
  return (
    <footer class="stack">
      <p class="muted" role="status">
        {isReading ? (
          "Reading on …"
        ) : isWhole ? (
          `That is all: ${count(links.length, "link")}.`
        ) : (
          <>
            {`${count(links.length, "link")}, read ${isNewestFirst ? "back" : "on"} to `}
            <Time at={readTo} exact />
            {isNewestFirst ? ". Late tries of older events come with their events." : "."}
          </>
        )}
      </p>
      {!isWhole && (
        <p>
          <button
            type="button"
            class="button"
            aria-disabled={isReading}
            onClick={() => !isReading && onMore()}
          >
            {isNewestFirst ? "Read further back" : "Read on"}
          </button>
        </p>
      )}
      <p class="muted">
        Calls are from the log of requests: the last thousand since the marketplace was started, and of others
        only for an administrator, who also sees those of the audit.
      </p>
    </footer>
  );
}
