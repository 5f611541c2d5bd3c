import { useSignal } from "@preact/signals";
import { UserRole } from "@syndikit/contract";
import type { MyUserDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { market } from "../../market.js";
import { Action } from "../../parts/action.js";
import { EmptyList, List, SearchField } from "../../parts/list.js";
import { Page } from "../../parts/page.js";
import { Stamp } from "../../parts/stamp.js";
import { Time } from "../../parts/time.js";
import { Written } from "../../parts/written.js";
import { isRole, roleWords } from "../../roles.js";
import { query } from "../../router.js";
import { isAdmin } from "../../session.js";
import { EditAccount } from "./edit-account.js";
import { Tokens } from "./tokens.js";

export function Accounts(): JSX.Element {
  const edited = useSignal<MyUserDTO | "new" | undefined>(undefined);
  return (
    <Page
      title="Accounts"
      about="Who may sign in, and the tokens that sign in for them."
      actions={
        isAdmin.value && (
          <button type="button" class="button main" onClick={() => (edited.value = "new")}>
            New account
          </button>
        )
      }
    >
      <search class="filters" aria-label="Filters">
        <SearchField label="Name or e-mail address" />
      </search>
      <List
        label="Accounts"
        read={(client, part) =>
          client.users
            .list({ search: query.value.get("search") ?? undefined, ...part, sortDirection: "ASC" })
            .page()
        }
        keyOf={({ id }) => id}
        columns={[
          {
            name: "Account",
            lead: true,
            cell: ({ id, userName }) => (
              <strong>
                <Written text={`${id} · ${userName}`} />
              </strong>
            ),
          },
          { name: "Name", cell: ({ fullName, name }) => <Written text={fullName ?? name} /> },
          { name: "Role", cell: ({ userRole }) => toRoleName(userRole) },
          { name: "E-mail", cell: ({ email }) => <span class="mono break">{email}</span> },
          { name: "State", cell: (user) => <AccountStamp user={user} /> },
          { name: "Since", cell: ({ creationDate }) => <Time at={creationDate} /> },
          ...(isAdmin.value
            ? [
                {
                  name: "Action",
                  cell: (user: MyUserDTO) => (
                    <span class="row">
                      <button type="button" class="button small quiet" onClick={() => (edited.value = user)}>
                        Edit
                      </button>
                      {user.enabled === true && user.activated !== true && (
                        <Action small act={async () => market.peek()?.users.activate(user.id)}>
                          Confirm
                        </Action>
                      )}
                      <Block user={user} />
                    </span>
                  ),
                },
              ]
            : []),
        ]}
        empty={
          <EmptyList title="No account yet">
            <p>An administrator adds accounts.</p>
          </EmptyList>
        }
      />
      <Tokens />
      {edited.value !== undefined && (
        <EditAccount user={edited.value} onClose={() => (edited.value = undefined)} />
      )}
    </Page>
  );
}

/** Only an administrator sees everybody's role. */
function toRoleName(role: MyUserDTO["userRole"]): string {
  if (role === undefined) return "a buyer of yours";
  return isRole(role) ? roleWords[role].name : role;
}

function AccountStamp({ user: { enabled, activated } }: { readonly user: MyUserDTO }): JSX.Element {
  if (enabled === undefined) return <Stamp tone="rest">not told</Stamp>;
  if (!enabled) return <Stamp tone="fail">blocked</Stamp>;
  return activated ? <Stamp tone="ok">may sign in</Stamp> : <Stamp tone="wait">not confirmed</Stamp>;
}

function Block({ user: { id, enabled, userRole } }: { readonly user: MyUserDTO }): JSX.Element | null {
  if (userRole === UserRole.ROLE_ADMIN) return null;
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
