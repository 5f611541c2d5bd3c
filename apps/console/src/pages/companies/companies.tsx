import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { FormDialog } from "../../forms/form-dialog.js";
import { market } from "../../market.js";
import { Choice } from "../../parts/field.js";
import { EmptyList, List, SearchField } from "../../parts/list.js";
import { Page } from "../../parts/page.js";
import { Stamp } from "../../parts/stamp.js";
import { Written } from "../../parts/written.js";
import { go, query, setQuery } from "../../router.js";
import { isAdmin } from "../../session.js";
import { type Company, type CompanyChange, type CompanyKind, KINDS, kindOf } from "./kinds.js";

/** The companies of vendors, or those of customers. */
export function Companies(): JSX.Element {
  const made = useSignal<CompanyKind | undefined>(undefined);
  return (
    <Page
      title="Companies"
      about="Vendors sell, customers buy: people sign in for a company."
      actions={
        isAdmin.value &&
        KINDS.map((kind) => (
          <button key={kind.resource} type="button" class="button main" onClick={() => (made.value = kind)}>
            {`New ${kind.name}`}
          </button>
        ))
      }
    >
      <search class="filters" aria-label="Filters">
        <SearchField label="Name" />
        <Choice
          label="Of"
          value={kindOf(query.value.get("kind")).resource}
          options={[
            ["userCompany", "customers"],
            ["company", "vendors"],
          ]}
          onValue={(kind) => setQuery({ kind, page: undefined })}
        />
      </search>
      <List<Company, "name">
        label="Companies"
        sorts={["name"]}
        read={(client, part) => {
          const filter = { search: query.value.get("search") ?? undefined, ...part };
          return kindOf(query.value.get("kind")).resource === "company"
            ? client.companies.list(filter).page()
            : client.userCompanies.list(filter).page();
        }}
        keyOf={({ self }) => self}
        columns={[
          {
            name: "Company",
            lead: true,
            sort: "name",
            cell: ({ id, self, name }) => <Written text={`${id} · ${name}`} href={`/${self}`} />,
          },
          {
            name: "E-mail",
            cell: ({ emailAddress }) => <span class="mono break">{emailAddress ?? "–"}</span>,
          },
          { name: "City", cell: ({ address }) => address?.city ?? "–" },
          {
            name: "State",
            cell: ({ enabled }) =>
              enabled ? <Stamp tone="ok">enabled</Stamp> : <Stamp tone="fail">blocked</Stamp>,
          },
        ]}
        empty={
          <EmptyList title="No company yet">
            <p>An administrator adds companies.</p>
          </EmptyList>
        }
      />
      {made.value !== undefined && <NewCompany kind={made.value} onClose={() => (made.value = undefined)} />}
    </Page>
  );
}

function NewCompany({
  kind,
  onClose,
}: {
  readonly kind: CompanyKind;
  readonly onClose: () => void;
}): JSX.Element {
  const create = async (input: CompanyChange): Promise<void> => {
    const client = market.peek();
    if (client === undefined) return;
    const company = await kind.create(client, { ...input, name: input.name ?? "" });
    go(`/${company.self}`);
  };
  return (
    <FormDialog<CompanyChange>
      title={`A new ${kind.name}`}
      label="Create"
      fields={kind.fields}
      first={kind.first}
      save={create}
      onClose={onClose}
    />
  );
}
