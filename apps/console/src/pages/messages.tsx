import type { MessageDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { EmptyList, List, SearchField, Thing } from "../parts/list.js";
import { Page } from "../parts/page.js";
import { Stamp } from "../parts/stamp.js";
import { Time } from "../parts/time.js";
import { Written } from "../parts/written.js";
import { type PageProps, query } from "../router.js";

/** Shows all e-mails that the marketplace has written, or one of them. */
export function Messages({ params }: PageProps): JSX.Element {
  const id = params["id"];
  return id === undefined ? <All /> : <One key={id} id={Number(id)} />;
}

function MailStamp({ message: { sentAt, error } }: { readonly message: MessageDTO }): JSX.Element {
  if (sentAt !== undefined) return <Stamp tone="ok">mailed</Stamp>;
  return error === undefined ? <Stamp tone="rest">not mailed</Stamp> : <Stamp tone="fail">mail failed</Stamp>;
}

function All(): JSX.Element {
  return (
    <Page
      title="Messages"
      about="What the marketplace wrote to people. Without a mail server nothing leaves this machine."
    >
      <search class="filters" aria-label="Filters">
        <SearchField label="Subject" />
      </search>
      <List
        label="Messages"
        read={(client, part) =>
          client.messages.list({ search: query.value.get("search") ?? undefined, ...part }).page()
        }
        keyOf={({ id }) => id}
        columns={[
          {
            name: "Subject",
            lead: true,
            cell: ({ id, subject }) => <Written text={subject} href={`/message/${id}`} />,
          },
          { name: "Mail", cell: (message) => <MailStamp message={message} /> },
          { name: "To", cell: ({ user }) => <span class="mono">{user.url}</span> },
          { name: "Language", cell: ({ language }) => language },
          { name: "Written", number: true, cell: ({ createdAt }) => <Time at={createdAt} /> },
        ]}
        empty={
          <EmptyList title="No message yet">
            <p>
              A customer is written to when a payment fails, when a subscription is about to end, and when it
              was deployed.
            </p>
          </EmptyList>
        }
      />
    </Page>
  );
}

function One({ id }: { readonly id: number }): JSX.Element {
  return (
    <Thing
      title="Message"
      all={{ href: "/messages", label: "All messages" }}
      read={(client) => client.messages.get(id)}
      head={(message) => ({
        title: message.subject,
        about: (
          <>
            {`To ${message.user.url}, `}
            <Time at={message.createdAt} exact />
          </>
        ),
        actions: <MailStamp message={message} />,
      })}
    >
      {({ error, text, html }) => (
        <>
          {error !== undefined && <div class="notice fail">{error}</div>}
          <section class="sheet" aria-label="Text">
            <div class="inside">
              <pre>{text}</pre>
            </div>
          </section>
          <details class="sheet">
            <summary class="inside">Its HTML, as source</summary>
            <div class="inside">
              <pre class="code">{html}</pre>
            </div>
          </details>
        </>
      )}
    </Thing>
  );
}
