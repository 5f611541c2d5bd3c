import type { ComponentChildren, JSX } from "preact";
import { Calls } from "./calls.js";

interface PageProps {
  readonly title: string;
  /** What the page is for, in a sentence. */
  readonly about?: ComponentChildren;
  /** What can be done with the whole of it. */
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The head of every page, and at its foot the calls that it has made. */
export function Page({ title, about, actions, children }: PageProps): JSX.Element {
  return (
    <>
      <div class="page-head">
        <div>
          <h1>{title}</h1>
          {about !== undefined && <p>{about}</p>}
        </div>
        {actions !== undefined && <div class="row push">{actions}</div>}
      </div>
      <div class="stack">{children}</div>
      <Calls />
    </>
  );
}

interface EmptyProps {
  readonly title: string;
  /** What to do, so that something is here. */
  readonly children: ComponentChildren;
}

export function Empty({ title, children }: EmptyProps): JSX.Element {
  return (
    <div class="empty">
      <h2>{title}</h2>
      {children}
    </div>
  );
}

/** Stands where something is being read, in about its size. */
export function Skeleton({ lines = 6 }: { readonly lines?: number }): JSX.Element {
  return (
    <div class="skeleton" aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  );
}
