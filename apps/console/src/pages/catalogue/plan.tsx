import { useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useLoad } from "../../load.js";
import { Page } from "../../parts/page.js";
import { Unread } from "../../parts/unread.js";
import { go, type PageProps } from "../../router.js";

/** A plan has no page of its own; its address leads to its product. */
export function Plan({ params }: PageProps): JSX.Element {
  const loaded = useLoad((client) => client.productVersions.get(Number(params["id"])), { live: false });
  useSignalEffect(() => {
    const plan = loaded.value.value;
    if (plan !== undefined) go(`/${plan.product.url}`, { replace: true });
  });
  const { error } = loaded.value;
  return (
    <Page title={`Plan ${params["id"]}`}>
      <Unread error={error} lines={6} all={{ href: "/catalogue", label: "All products" }} />
    </Page>
  );
}
