import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { FormDialog } from "../../forms/form-dialog.js";
import { labelOf } from "../../forms/labels.js";
import { textOf } from "../../forms/read-form.js";
import { useLoad } from "../../load.js";
import { market } from "../../market.js";
import { List, Thing } from "../../parts/list.js";
import { Empty } from "../../parts/page.js";
import { Stamp } from "../../parts/stamp.js";
import { Written } from "../../parts/written.js";
import { type PageProps, path } from "../../router.js";
import { isAdmin, isCustomer } from "../../session.js";
import { readWorst, whyRed } from "../deliveries/causes.js";
import { type Company, type CompanyChange, type CompanyKind, kindOf } from "./kinds.js";

/** A company of a vendor or of a customer: what is known of it, and its people. */
export function CompanyPage({ params }: PageProps): JSX.Element {
  const kind = kindOf(path.value.split("/")[1]);
  const id = Number(params["id"]);
  const isOpen = useSignal(false);
  return (
    <Thing
      key={`${kind.resource} ${id}`}
      title="Company"
      all={{ href: `/companies?kind=${kind.resource}`, label: "All companies" }}
      read={(client) => kind.read(client, id)}
      head={(company) => ({
        title: company.name,
        about: `A ${kind.name}, ${company.self}`,
        actions: isAdmin.value && (
          <button type="button" class="button main" onClick={() => (isOpen.value = true)}>
            Edit
          </button>
        ),
      })}
    >
      {(company) => (
        <>
          {kind.resource === "company" && !isCustomer.value && <WhyRed company={company.self} />}
          <div class="split two">
            <Facts kind={kind} company={company} />
            <People id={id} />
          </div>
          {isOpen.value && (
            <FormDialog<CompanyChange>
              title={`Edit ${company.name}`}
              label="Save"
              fields={kind.fields}
              known={{ ...company }}
              first={kind.first}
              save={async (input) => {
                const client = market.peek();
                if (client !== undefined) await kind.change(client, id, input);
              }}
              onClose={() => (isOpen.value = false)}
            />
          )}
        </>
      )}
    </Thing>
  );
}

/** Why events do not reach this vendor, in one line. */
function WhyRed({ company }: { readonly company: string }): JSX.Element | null {
  const loaded = useLoad(readWorst);
  const { items = [], isCut = false } = loaded.value.value ?? {};
  const why = whyRed({ items: items.filter(({ vendor }) => vendor?.url === company), isCut });
  if (why === undefined) return null;
  return (
    <p class="notice fail" role="status">
      {`${why} `}
      <a href="/">What to do</a>
    </p>
  );
}

function Facts({ kind, company }: { readonly kind: CompanyKind; readonly company: Company }): JSX.Element {
  const known: Readonly<Record<string, unknown>> = { ...company };
  const rows = kind.fields.flatMap((field): (readonly [string, string])[] => {
    // The stamp above says whether it is enabled.
    if (field.kind === "flag") return [];
    if (field.kind !== "group") return [[labelOf(field.name), textOf(field, known[field.name])]];
    const parts: Readonly<Record<string, unknown>> = { ...Object(known[field.name]) };
    return (field.fields ?? []).map((part) => [labelOf(part.name), textOf(part, parts[part.name])] as const);
  });
  return (
    <section class="sheet" aria-label="Company">
      <header>
        <h2>Company</h2>
        {company.enabled ? <Stamp tone="ok">enabled</Stamp> : <Stamp tone="fail">blocked</Stamp>}
      </header>
      <div class="inside">
        <dl class="facts">
          {rows
            .filter(([, text]) => text !== "")
            .map(([label, text]) => (
              <>
                <dt>{label}</dt>
                <dd class="break">{text}</dd>
              </>
            ))}
        </dl>
      </div>
    </section>
  );
}

function People({ id }: { readonly id: number }): JSX.Element {
  return (
    <List
      label="People"
      header={
        <header>
          <h2>People</h2>
          <a class="push" href="/accounts">
            All accounts
          </a>
        </header>
      }
      read={(client, part) => client.users.list({ companyId: id, ...part, sortDirection: "ASC" }).page()}
      keyOf={({ id: user }) => user}
      columns={[
        {
          name: "Account",
          lead: true,
          cell: ({ userName }) => (
            <Written text={userName} href={`/accounts?search=${encodeURIComponent(userName)}`} />
          ),
        },
        { name: "Name", cell: ({ fullName, name }) => <Written text={fullName ?? name} /> },
        { name: "E-mail", cell: ({ email }) => <span class="mono break">{email}</span> },
      ]}
      empty={
        <Empty title="Nobody yet">
          <p>An administrator adds accounts for its people.</p>
        </Empty>
      }
    />
  );
}
