import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { count } from "../format.js";
import { isUnreachable } from "../load.js";
import { Icon } from "../parts/icons.js";
import { useModal } from "../parts/modal.js";
import { say } from "../parts/said.js";
import { maxSearchLength } from "../parts/search-limit.gen.js";
import { tell } from "../parts/tell.js";
import { go } from "../router.js";
import "../styles/palette.css";
import { areFor, type Hits, toGroups, useHits } from "./hits.js";
import { isComposed } from "./keyboard.js";
import { actions, matching, type Option, pages } from "./options.js";

interface PaletteProps {
  /** What was typed before it was there. */
  readonly typed: string;
  readonly onClose: () => void;
}

interface Group {
  readonly title: string;
  readonly options: readonly Option[];
  /** Whether there are more than these. */
  readonly more?: boolean;
}

/** By how many lines a key moves. */
const STEPS = new Map([
  ["ArrowDown", 1],
  ["ArrowUp", -1],
  ["PageDown", 8],
  ["PageUp", -8],
]);

/**
 * One field for everything: it finds objects, goes to pages, and does things. The focus stays in the field, and the
 * arrows choose a line, as in a combobox: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function Palette({ typed, onClose }: PaletteProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useSignal(typed);
  const tries = useSignal(0);
  const asked = useSignal<{ readonly title: string; readonly options: readonly Option[] } | undefined>(
    undefined,
  );
  const busy = useSignal<string | undefined>(undefined);
  const hits = useHits(text, tries);
  const groups = useComputed((): readonly Group[] =>
    asked.value === undefined ? groupsOf(text.value, hits.value) : [asked.value],
  );
  const chosen = useSignal<string | undefined>(undefined);
  /** Whether Enter was pressed before the objects were there: then the first line is chosen once they are. */
  const isAwaited = useRef(false);
  useModal(dialog);
  useEffect(() => {
    const element = dialog.current;
    const press = ({ target }: PointerEvent): void => {
      // Beside the palette. A click would also be one that began inside, when text is selected.
      if (target === element) element?.close();
    };
    element?.addEventListener("pointerdown", press);
  }, []);

  const choose = async ({ label, leads }: Option): Promise<void> => {
    if (busy.peek() !== undefined) return;
    if (leads.kind === "page") {
      dialog.current?.close();
      go(leads.href);
      return;
    }
    busy.value = label;
    say(`${label} …`, "wait");
    try {
      const outcome = await leads.act();
      if (typeof outcome === "object") {
        asked.value = { title: `${label}?`, options: outcome };
        chosen.value = outcome[0]?.id;
        say(`${label}?`);
        return;
      }
      say(outcome ?? `${label}: done.`);
      dialog.current?.close();
    } catch (error) {
      say(
        `${label}: that did not work. ${isUnreachable(error) ? "The marketplace does not answer." : tell(error).message}`,
        "fail",
      );
      dialog.current?.close();
    } finally {
      busy.value = undefined;
    }
  };

  const lines = useComputed(() => groups.value.flatMap(({ options }) => options));
  const index = useComputed(() =>
    Math.max(
      0,
      lines.value.findIndex(({ id }) => id === chosen.value),
    ),
  );
  const line = lines.value[index.value];
  useEffect(() => {
    if (line !== undefined) document.getElementById(idOf(line))?.scrollIntoView({ block: "nearest" });
  }, [line?.id]);
  const isStale = hits.value.state === "searching" && asked.value === undefined;
  useSignalEffect(() => {
    const isThere = areFor(hits.value, text.value);
    if (!isThere || !isAwaited.current) return;
    isAwaited.current = false;
    const [first] = lines.value;
    if (hits.value.state === "found" && first !== undefined && !isFurther(first)) void choose(first);
  });

  const press = (event: KeyboardEvent): void => {
    if (isComposed(event)) return;
    // As they are now, and not as they were drawn: keys come faster than a page is drawn.
    const all = lines.peek();
    const at = index.peek();
    const one = all[at];
    const by = STEPS.get(event.key);
    if (by !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
      const to = at + by;
      const last = all.length - 1;
      // One step goes round, more stop at the end.
      const next = Math.abs(by) === 1 ? (to + all.length) % all.length : Math.min(Math.max(to, 0), last);
      chosen.value = all[next]?.id;
    } else if (event.key === "Enter") {
      if (busy.peek() !== undefined) return;
      const isThere = asked.peek() !== undefined || areFor(hits.peek(), text.peek());
      const isMeant = one !== undefined && (one.id === chosen.peek() || isLocal(one));
      if (!isThere && !isMeant) isAwaited.current = true;
      else if (one !== undefined && (event.ctrlKey || event.metaKey) && one.leads.kind === "page")
        open(one.leads.href, "_blank");
      else if (one !== undefined) void choose(one);
    } else return;
    event.preventDefault();
  };

  return (
    <dialog ref={dialog} class="palette" aria-label="Search, or do something" onClose={onClose}>
      <div>
        <input
          class="input"
          type="text"
          role="combobox"
          aria-label="Search, or do something"
          aria-autocomplete="list"
          aria-expanded={lines.value.length > 0}
          aria-controls="palette-lines"
          aria-activedescendant={line === undefined ? undefined : idOf(line)}
          aria-describedby="palette-hint"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="go"
          maxLength={maxSearchLength}
          placeholder="A number, a name, an address, or what to do"
          value={text.value}
          autoFocus
          onInput={(event) => {
            text.value = event.currentTarget.value;
            asked.value = undefined;
            chosen.value = undefined;
            isAwaited.current = false;
          }}
          onKeyDown={press}
        />
        <div id="palette-lines" role="listbox" aria-label="What was found" aria-busy={isStale}>
          {groups.value.map((group) => (
            <Lines key={group.title} group={group} chosen={line} onChoose={choose} />
          ))}
        </div>
        <p class="state" role="status">
          {busy.value === undefined
            ? (asked.value?.title ?? wordsOf(text.value, { hits: hits.value, lines: lines.value.length }))
            : `${busy.value} …`}
        </p>
        {hits.value.state === "failed" && (
          <p class="row">
            <button type="button" class="button small" onClick={() => (tries.value += 1)}>
              Search again
            </button>
          </p>
        )}
        <p class="muted hint" id="palette-hint">
          <kbd>↑</kbd> <kbd>↓</kbd> choose, <kbd>Enter</kbd> opens or does it, <kbd>Esc</kbd> closes.
        </p>
      </div>
    </dialog>
  );
}

interface LinesProps {
  readonly group: Group;
  readonly chosen: Option | undefined;
  readonly onChoose: (option: Option) => Promise<void>;
}

function Lines({ group: { title, options, more }, chosen, onChoose }: LinesProps): JSX.Element {
  const name = more ? `${title}: the first ${options.length}` : title;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box.
    <div role="group" aria-label={name}>
      <p aria-hidden="true">{name}</p>
      {options.map((option) => (
        <Line key={option.id} option={option} isChosen={option === chosen} onChoose={onChoose} />
      ))}
    </div>
  );
}

interface LineProps {
  readonly option: Option;
  readonly isChosen: boolean;
  readonly onChoose: (option: Option) => Promise<void>;
}

function Line({ option, isChosen, onChoose }: LineProps): JSX.Element {
  const { label, detail, icon, leads } = option;
  const inside = (
    <>
      {icon === undefined ? <span /> : <Icon name={icon} />}
      <span class="break">{label}</span>
      {detail !== undefined && <small class="muted break">{detail}</small>}
    </>
  );
  const common = { id: idOf(option), role: "option" as const, "aria-selected": isChosen, tabIndex: -1 };
  if (leads.kind === "page") {
    return (
      // A link, so that it opens in another tab as any other does.
      <a
        {...common}
        href={leads.href}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          void onChoose(option);
        }}
      >
        {inside}
      </a>
    );
  }
  return (
    <button {...common} type="button" onClick={() => void onChoose(option)}>
      {inside}
    </button>
  );
}

/** Of this page and this role, and not of the marketplace. */
const isLocal = ({ id }: Option): boolean => id.startsWith("page ") || id.startsWith("do ");

/** Another way to look for the text. */
const isFurther = ({ id }: Option): boolean => id.startsWith("further ");

const idOf = ({ id }: Option): string => `line-${id.replaceAll(/[^\w]+/g, "-")}`;

function groupsOf(text: string, hits: Hits): readonly Group[] {
  const wanted = text.trim();
  const [, request] = /^(req_\S+)$/.exec(wanted) ?? [];
  const own: readonly Group[] = [
    { title: "Pages", options: matching(pages(), text) },
    { title: "Actions", options: matching(actions(), text) },
  ];
  if (wanted === "") return own;
  const others: readonly Option[] = [
    ...(request === undefined
      ? []
      : [
          {
            id: "further request",
            label: `Request ${request}`,
            icon: "requests" as const,
            leads: { kind: "page" as const, href: `/request/${encodeURIComponent(request)}` },
          },
        ]),
    {
      id: "further subscriptions",
      label: `Subscriptions with “${wanted}” in their name`,
      icon: "subscriptions",
      leads: { kind: "page", href: `/subscriptions?${new URLSearchParams({ search: wanted })}` },
    },
  ];
  const groups = [...own, ...toGroups(hits.groups), { title: "Look further", options: others }];
  return groups.filter(({ options }) => options.length > 0);
}

/** What the search does, or did, in words. */
function wordsOf(text: string, { hits, lines }: { readonly hits: Hits; readonly lines: number }): string {
  switch (hits.state) {
    case "idle":
      return `${count(lines, "line")} to choose from.`;
    case "searching":
      return "Searching …";
    case "failed":
      return isUnreachable(hits.error)
        ? "The marketplace does not answer, so no objects were found."
        : `The search failed: ${tell(hits.error).message}`;
    case "found": {
      const found = toGroups(hits.groups).reduce((sum, { options }) => sum + options.length, 0);
      const more = hits.groups.some((group) => group.more) ? ", and there are more" : "";
      return found === 0
        ? `No object has the number “${text.trim()}”, or something that begins with it.`
        : `${count(found, "object")} found${more}.`;
    }
  }
}
