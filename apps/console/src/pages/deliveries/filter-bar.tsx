import { EventAttemptOutcome, EventEntity, EventType } from "@syndikit/contract";
import type { JSX } from "preact";
import { toInstant, toLocal, toWords } from "../../format.js";
import { MAX_CHOICES } from "../../forms/choices.js";
import { useLoad } from "../../load.js";
import { ChoiceOfMany } from "../../parts/choice-of-many.js";
import { readFirst } from "../../parts/cut.js";
import { Choice } from "../../parts/field.js";
import { FilterField } from "../../parts/filter-field.js";
import { useNarrow } from "../../parts/narrow.js";
import { ProductChoice } from "../../parts/product-choice.js";
import { clearQuery, query, setQuery } from "../../router.js";
import { type FilterName, isFiltered } from "./filters.js";
import { Resend } from "./resend.js";

/** The outcomes of a failed attempt. */
const FAILURES = Object.values(EventAttemptOutcome).filter((one) => one !== EventAttemptOutcome.DELIVERED);

/** Rarely used filters, folded away unless the address sets one of them. */
const SELDOM: readonly FilterName[] = ["entityId", "product", "endpoint", "from", "to"];

const given = (name: FilterName): string => query.value.get(name) ?? "";
const set =
  (name: FilterName) =>
  (value: string): void =>
    setQuery({ [name]: value });

/** The filters of the list. They also decide which deliveries are sent again. */
export function FilterBar(): JSX.Element {
  const isNarrow = useNarrow();
  if (!isNarrow) return <Filters />;
  // On a phone the events are what comes first.
  return (
    <details class="sheet" open={isFiltered(query.value)}>
      <summary class="inside">Filters, and send again what matches</summary>
      <div class="inside">
        <Filters />
      </div>
    </details>
  );
}

function Filters(): JSX.Element {
  return (
    <search class="stack tight" aria-label="Filters">
      <div class="filters">
        <Choice
          label="Outcome"
          value={given("outcome")}
          options={[
            ["", "all"],
            ["open", "not delivered"],
            ["delivered", "delivered"],
            ...FAILURES.map((outcome) => [outcome, `failed: ${toWords(outcome)}`] as const),
          ]}
          onValue={set("outcome")}
        />
        <Choice
          label="Entity"
          value={given("entity")}
          options={[["", "all"], ...Object.values(EventEntity).map((name) => [name, name] as const)]}
          onValue={set("entity")}
        />
        <Choice
          label="What happened"
          value={given("type")}
          options={[["", "all"], ...Object.values(EventType).map((type) => [type, toWords(type)] as const)]}
          onValue={set("type")}
        />
        <FilterField
          label="Subscription"
          type="number"
          min={1}
          value={given("subscription")}
          onValue={set("subscription")}
        />
        <span class="row push">
          {isFiltered(query.value) && (
            <button type="button" class="button quiet" onClick={clearQuery}>
              Clear
            </button>
          )}
          <Resend />
        </span>
      </div>
      <details class="more" open={SELDOM.some((name) => given(name) !== "")}>
        <summary>By number, product, endpoint or time</summary>
        <Seldom />
      </details>
    </search>
  );
}

function Seldom(): JSX.Element {
  const loaded = useLoad(
    (client) => readFirst(client.eventEndpoints.list({ sortField: "id" }), MAX_CHOICES),
    {
      live: false,
    },
  );
  const { items = [], isCut = false } = loaded.value.value ?? {};
  // Two vendors may have the same one.
  const endpoints = [...new Set(items.map(({ endpoint }) => endpoint))];
  return (
    <div class="filters">
      <FilterField
        label="Entity's number"
        type="number"
        min={1}
        value={given("entityId")}
        onValue={set("entityId")}
      />
      <ProductChoice value={given("product")} onValue={set("product")} />
      <ChoiceOfMany
        label="Endpoint"
        options={{ items: endpoints.map((endpoint) => [endpoint, endpoint]), isCut }}
        value={given("endpoint")}
        onValue={set("endpoint")}
        typed={{ label: "Endpoint's address", type: "url", placeholder: "https://" }}
      />
      <FilterField
        label="From"
        type="datetime-local"
        value={toLocal(given("from"))}
        onValue={(value) => set("from")(toInstant(value))}
      />
      <FilterField
        label="To"
        type="datetime-local"
        value={toLocal(given("to"))}
        onValue={(value) => set("to")(toInstant(value))}
      />
    </div>
  );
}
