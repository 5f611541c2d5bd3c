import { useSignal } from "@preact/signals";
import type { MetricHeaderInput, ProductDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { touch } from "../../live.js";
import { useLoad } from "../../load.js";
import { market } from "../../market.js";
import { Action, Dialog } from "../../parts/action.js";
import { Field } from "../../parts/field.js";
import { Empty } from "../../parts/page.js";
import { Reading } from "../../parts/unread.js";

/** The headers with which the marketplace asks for the metrics of a product. Their values are never read back. */
export function MetricHeaders({ product }: { readonly product: ProductDTO }): JSX.Element {
  const isOpen = useSignal(false);
  const loaded = useLoad((client) => client.products.metricHeaders(product.id));
  const { value, error } = loaded.value;
  const headers = value ?? [];
  /** Puts `headers` in the place of the one with this name. All others are sent without a value: each keeps its own. */
  const replace = async (name: string, next: readonly MetricHeaderInput[]): Promise<void> => {
    const products = market.peek()?.products;
    // As they are by now: somebody may have added one.
    const others = (await products?.metricHeaders(product.id))?.filter(
      (header) => header.name.toLowerCase() !== name.toLowerCase(),
    );
    if (others === undefined) return;
    await products?.replaceMetricHeaders(product.id, [...others.map((one) => ({ name: one.name })), ...next]);
    touch();
  };
  return (
    <section class="sheet" aria-label="Headers of metric polls">
      <header>
        <h2>Headers of metric polls</h2>
        <button type="button" class="button small push" onClick={() => (isOpen.value = true)}>
          Set a header
        </button>
      </header>
      {value === undefined ? (
        <Reading error={error} lines={2} />
      ) : headers.length === 0 ? (
        <Empty title="None">
          <p>A header with a key, for example, by which your service knows that the marketplace asks.</p>
        </Empty>
      ) : (
        <ul class="entries">
          {headers.map(({ name }) => (
            <li key={name}>
              <strong class="mono break">{name}</strong>
              <Action
                small
                kind="quiet"
                confirm="Send no such header any more?"
                act={() => replace(name, [])}
              >
                Remove
              </Action>
              <span class="muted">Its value is kept, and shown to nobody.</span>
            </li>
          ))}
        </ul>
      )}
      {isOpen.value && (
        <Dialog
          title="A header of metric polls"
          onClose={() => (isOpen.value = false)}
          submit={{
            label: "Save",
            act: async (form) => {
              const name = String(form.get("header")).trim();
              await replace(name, [{ name, value: String(form.get("value")) }]);
            },
          }}
        >
          <Field label="Name" name="header" required placeholder="X-Metric-Key" autocomplete="off" />
          <Field
            label="Value"
            name="value"
            type="password"
            autocomplete="new-password"
            required
            hint="It replaces the value of a header with this name."
          />
        </Dialog>
      )}
    </section>
  );
}
