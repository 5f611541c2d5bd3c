import type { MessageDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { useLoad } from "../load.js";
import { Failure } from "../parts/failure.js";
import { Empty, Page, Skeleton } from "../parts/page.js";
import { Stamp } from "../parts/stamp.js";
import { Listing, Pager } from "../parts/table.js";
import { Time } from "../parts/time.js";
import { type PageProps, query } from "../router.js";

/** What the marketplace wrote to people: all, or one. */
export function Messages({ params }: PageProps): JSX.Element {
  const id = params["id"];
  return id === undefined ? <All /> : <One key={id} id={Number(id)} />;
}

function MailStamp({ message: { sentAt, error } }: { readonly message: MessageDTO }): JSX.Element {
  if (sentAt !== undefined) return <Stamp tone="ok">mailed</Stamp>;
  return error === undefined ? <Stamp tone="rest">not mailed</Stamp> : <Stamp tone="fail">mail failed</Stamp>;
}

function All(): JSX.Element {
  const loaded = useLoad((client) =>
    client.messages
      .list({
        pageNumber: Number(query.value.get("page") ?? 1),
        pageSize: 25,
        sortField: "id",
        sortDirection: "DESC",
      })
      .page(),
  );
  const page = loaded.value.value;
  return (
    <Page
      title="Messages"
      about="What the marketplace wrote to people. Without a mail server nothing leaves this machine."
    >
      <section class="sheet" aria-label="Messages">
        <Listing
          caption="Messages"
          loaded={loaded}
          keyOf={({ id }) => id}
          columns={[
            {
              name: "Subject",
              lead: true,
              cell: ({ id, subject }) => <a href={`/message/${id}`}>{subject}</a>,
            },
            { name: "Mail", cell: (message) => <MailStamp message={message} /> },
            { name: "To", cell: ({ user }) => <span class="mono">{user.url}</span> },
            { name: "Language", cell: ({ language }) => language },
            { name: "Written", number: true, cell: ({ createdAt }) => <Time at={createdAt} /> },
          ]}
          empty={
            <Empty title="Nobody was written to">
              <p>
                A customer is written to when a payment fails, when a subscription is about to end, and when
                it was deployed.
              </p>
            </Empty>
          }
        />
        {page !== undefined && page.items.length > 0 && (
          <div class="inside">
            <Pager
              page={Number(query.value.get("page") ?? 1)}
              totalPages={page.totalPages}
              totalItems={page.totalItems}
            />
          </div>
        )}
      </section>
    </Page>
  );
}

function One({ id }: { readonly id: number }): JSX.Element {
  const loaded = useLoad((client) => client.messages.get(id));
  const { value: message, error } = loaded.value;
  if (message === undefined) {
    return (
      <Page title="Message">
        <div class="sheet">{error === undefined ? <Skeleton lines={8} /> : <Failure error={error} />}</div>
      </Page>
    );
  }
  return (
    <Page
      title={message.subject}
      about={
        <>
          {`To ${message.user.url}, `}
          <Time at={message.createdAt} />
        </>
      }
      actions={<MailStamp message={message} />}
    >
      {message.error !== undefined && <div class="notice fail">{message.error}</div>}
      <section class="sheet" aria-label="Text">
        <div class="inside">
          <pre>{message.text}</pre>
        </div>
      </section>
      <details class="sheet">
        <summary class="inside">Its HTML, as source</summary>
        <div class="inside">
          <pre class="code">{message.html}</pre>
        </div>
      </details>
    </Page>
  );
}
