import type { MyUserDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { useLoad } from "../../load.js";
import { market } from "../../market.js";
import { Action } from "../../parts/action.js";
import { Field } from "../../parts/field.js";
import { Empty, Page } from "../../parts/page.js";
import { Stamp } from "../../parts/stamp.js";
import { Listing, Pager } from "../../parts/table.js";
import { Time } from "../../parts/time.js";
import { query, setQuery } from "../../router.js";
import { isAdmin, type Role, roleNames } from "../../session.js";
import { Tokens } from "./tokens.js";

/** Who may sign in, and with which tokens. */
export function Accounts(): JSX.Element {
  const loaded = useLoad((client) =>
    client.users
      .list({
        search: query.value.get("search") ?? undefined,
        pageNumber: Number(query.value.get("page") ?? 1),
        pageSize: 25,
        sortField: "id",
      })
      .page(),
  );
  const page = loaded.value.value;
  return (
    <Page title="Accounts" about="Who may sign in, and the tokens that sign in for them.">
      <search class="filters" aria-label="Filters">
        <Field
          label="Name or e-mail address"
          type="search"
          wide
          value={query.value.get("search") ?? ""}
          onValue={(search) => setQuery({ search, page: undefined })}
        />
      </search>
      <section class="sheet" aria-label="Accounts">
        <Listing
          caption="Accounts"
          loaded={loaded}
          keyOf={({ id }) => id}
          columns={[
            {
              name: "Account",
              lead: true,
              cell: ({ id, userName }) => <strong>{`${id} · ${userName}`}</strong>,
            },
            { name: "Name", cell: ({ fullName, name }) => <span class="break">{fullName ?? name}</span> },
            {
              name: "Role",
              cell: ({ userRole }) =>
                userRole === undefined ? "a buyer of yours" : (roleNames[userRole as Role] ?? userRole),
            },
            { name: "E-mail", cell: ({ email }) => <span class="break">{email}</span> },
            { name: "State", cell: (user) => <AccountStamp user={user} /> },
            { name: "Since", cell: ({ creationDate }) => <Time at={creationDate} /> },
            ...(isAdmin.value ? [{ name: "Action", cell: (user: MyUserDTO) => <Block user={user} /> }] : []),
          ]}
          empty={
            <Empty title="Nobody fits">
              <p>Search for another part of a name or an address.</p>
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
      <Tokens />
    </Page>
  );
}

function AccountStamp({ user: { enabled, activated } }: { readonly user: MyUserDTO }): JSX.Element {
  if (enabled === undefined) return <Stamp tone="rest">not told</Stamp>;
  if (!enabled) return <Stamp tone="fail">blocked</Stamp>;
  return activated ? <Stamp tone="ok">may sign in</Stamp> : <Stamp tone="wait">not confirmed</Stamp>;
}

function Block({ user: { id, enabled, userRole } }: { readonly user: MyUserDTO }): JSX.Element | null {
  if (userRole === "ROLE_ADMIN") return null;
  return enabled ? (
    <Action
      small
      kind="bad"
      confirm="End its sessions, and block it?"
      act={async () => market.peek()?.users.block(id)}
    >
      Block
    </Action>
  ) : (
    <Action small act={async () => market.peek()?.users.unblock(id)}>
      Unblock
    </Action>
  );
}
