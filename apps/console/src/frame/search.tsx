import type { JSX } from "preact";
import { go } from "../router.js";
import { routes } from "../routes.js";

/** Takes a reference as the API writes it, the name of a page, or the name of a subscription. */
export function Search(): JSX.Element {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!(event.currentTarget instanceof HTMLFormElement)) return;
    const text = String(new FormData(event.currentTarget).get("q") ?? "").trim();
    if (text !== "") go(addressOf(text));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  return (
    <search class="search">
      <form onSubmit={submit}>
        <label>
          <span class="hidden">Search</span>
          <input
            class="input"
            id="search"
            name="q"
            type="search"
            autocomplete="off"
            placeholder="subscription/1, invoice 3, a name"
          />
        </label>
        <kbd>/</kbd>
      </form>
    </search>
  );
}

function addressOf(text: string): string {
  const [request] = /^req_\S+$/.exec(text) ?? [];
  if (request !== undefined) return `/request/${encodeURIComponent(request)}`;
  const [, kind = "", id] = /^\/?([a-zA-Z]+)[/ #]+(\d+)$/.exec(text) ?? [];
  const known = routes
    .flatMap(({ paths }) => paths)
    .find((path) => path.toLowerCase() === `/${kind.toLowerCase()}/:id`);
  if (known !== undefined && id !== undefined) return known.replace(":id", id);
  const page = routes.find(({ title }) => title.toLowerCase().startsWith(text.toLowerCase()));
  if (page !== undefined) return page.paths[0];
  return `/subscriptions?search=${encodeURIComponent(text)}`;
}
