import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { toWords } from "../../format.js";
import { useLoad } from "../../load.js";
import { market } from "../../market.js";
import { Action, Dialog } from "../../parts/action.js";
import { Copy } from "../../parts/copy.js";
import { Choice, Field } from "../../parts/field.js";
import { Empty } from "../../parts/page.js";
import { Listing } from "../../parts/table.js";
import { ByMachine, MachineTime } from "../../parts/time.js";
import { Written } from "../../parts/written.js";
import { session } from "../../session.js";

/** The tokens of this account. A new token is shown only once. */
export function Tokens(): JSX.Element {
  const isOpen = useSignal(false);
  const made = useSignal<string | undefined>(undefined);
  const loaded = useLoad((client) =>
    client.tokens
      .list({ userId: session.value?.id, pageSize: 25, sortField: "id", sortDirection: "DESC" })
      .page(),
  );
  const make = async (form: FormData): Promise<void> => {
    const created = await market.peek()?.tokens.create({
      name: String(form.get("name")),
      access: String(form.get("access")),
    });
    made.value = created?.token;
  };
  return (
    <section class="sheet" aria-label="Your tokens">
      <header>
        <h2>Your tokens</h2>
        <ByMachine />
        <button type="button" class="button small push" onClick={() => (isOpen.value = true)}>
          Make a token
        </button>
      </header>
      {made.value !== undefined && (
        <div class="inside">
          <div class="notice ok">
            <p>This is the token. It is shown only now:</p>
            <p>
              <Copy text={made.value} />
            </p>
          </div>
        </div>
      )}
      <Listing
        caption="Your tokens"
        loaded={loaded}
        keyOf={({ id }) => id}
        columns={[
          {
            name: "Token",
            lead: true,
            cell: ({ id, name, kind }) => (
              <strong>
                <Written text={name ?? `${toWords(kind)} ${id}`} />
              </strong>
            ),
          },
          { name: "Kind", cell: ({ kind, current }) => (current ? "this tab" : toWords(kind)) },
          { name: "May", cell: ({ access }) => toWords(access) },
          { name: "Made", cell: ({ createdAt }) => <MachineTime at={createdAt} brief /> },
          { name: "Used", cell: ({ lastUsedAt }) => <MachineTime at={lastUsedAt} brief /> },
          { name: "Ends", cell: ({ expiresAt }) => <MachineTime at={expiresAt} brief /> },
          {
            name: "Action",
            cell: ({ id, current }) =>
              current ? null : (
                <Action
                  small
                  kind="bad"
                  confirm="Revoke it?"
                  act={async () => market.peek()?.tokens.delete(id)}
                >
                  Revoke
                </Action>
              ),
          },
        ]}
        empty={
          <Empty title="No token">
            <p>A program signs in with a token that you make for it.</p>
          </Empty>
        }
      />
      {isOpen.value && (
        <Dialog
          title="A token for a program"
          onClose={() => (isOpen.value = false)}
          submit={{ label: "Make it", act: make }}
        >
          <Field label="What it is for" name="name" required placeholder="the receiver in staging" />
          <Choice
            label="It may"
            name="access"
            options={[
              ["READ_WRITE", "read and write"],
              ["READ_ONLY", "read only"],
            ]}
          />
        </Dialog>
      )}
    </section>
  );
}
