import { useSignal } from "@preact/signals";
import type { CompanyDTO, UserCompanyDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { idOf } from "../format.js";
import { drawnFields, FormFields } from "../forms/form-fields.js";
import { readForm } from "../forms/read-form.js";
import { touch } from "../live.js";
import { market } from "../market.js";
import { useDraft } from "../parts/draft.js";
import { Failure } from "../parts/failure.js";
import { Thing } from "../parts/list.js";
import { Cards } from "../parts/money/cards.js";
import { say } from "../parts/said.js";
import { roleWords } from "../roles.js";
import { isAdmin, isCustomer, session } from "../session.js";
import { type CompanyChange, kindOf } from "./companies/kinds.js";

/** Who is signed in: the cards that are charged, and the company that invoices are written to. */
export function Account(): JSX.Element {
  return (
    <Thing
      title="Your account"
      all={{ href: "/", label: "Overview" }}
      read={async (client) => {
        const me = await client.users.me();
        if (me.company === undefined) return { me, company: undefined };
        const company = isCustomer.value
          ? await client.userCompanies.get(idOf(me.company.url))
          : await client.companies.get(idOf(me.company.url));
        return { me, company };
      }}
      head={({ me }) => ({
        title: me.fullName ?? me.userName,
        about: `${roleWords[session.peek()?.role ?? "ROLE_USER"].name}, signed in as ${me.userName}, ${me.email}`,
      })}
    >
      {({ company }) => (
        <div class="split two">
          {!isAdmin.value && (
            <section class="sheet" aria-label="Cards">
              <div class="inside">
                <Cards />
              </div>
            </section>
          )}
          {company === undefined ? (
            <p class="muted">This account belongs to no company, so it cannot order.</p>
          ) : (
            <Company company={company} />
          )}
        </div>
      )}
    </Thing>
  );
}

function Company({ company }: { readonly company: UserCompanyDTO | CompanyDTO }): JSX.Element {
  const kind = kindOf(isCustomer.value ? "userCompany" : "company");
  const known = { ...company };
  const form = useRef<HTMLFormElement>(null);
  const forget = useDraft(form, company.self);
  const busy = useSignal(false);
  const error = useSignal<unknown>(undefined);
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (busy.peek() || !(event.currentTarget instanceof HTMLFormElement)) return;
    const fields = readForm<CompanyChange>(
      drawnFields(kind.fields, { known }),
      new FormData(event.currentTarget),
      { known },
    );
    busy.value = true;
    error.value = undefined;
    say("Save …", "wait");
    try {
      const client = market.peek();
      if (client !== undefined) await kind.change(client, company.id, fields);
      forget();
      touch();
      say("The company is saved. New invoices are written to it.");
    } catch (thrown) {
      error.value = thrown;
      say("The company was not saved.", "fail");
    } finally {
      busy.value = false;
    }
  };
  return (
    <section class="sheet" aria-label="Company">
      <header>
        <h2>Company</h2>
        <span class="push mono muted">{company.self}</span>
      </header>
      <form class="inside stack" ref={form} onSubmit={save}>
        <FormFields
          fields={kind.fields}
          known={known}
          first={["name", "taxCode", "phoneNumber", "address"]}
        />
        <Failure error={error.value} isRetried={false} />
        <p>
          <button type="submit" class="button main" aria-disabled={busy.value}>
            Save
          </button>
        </p>
      </form>
    </section>
  );
}
