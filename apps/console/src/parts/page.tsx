import type { ComponentChildren, JSX } from "preact";
import { Calls } from "./calls.js";

interface PageProps {
  readonly title: string;
  /** What the page is for, in one sentence. */
  readonly about?: ComponentChildren;
  /** Actions for the page as a whole. */
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Puts a heading above a page, and below it the API calls that it made. */
export function Page({ title, about, actions, children }: PageProps): JSX.Element {
  return (
    <>
      <div class="page-head">
        <div>
          <h1 tabIndex={-1}>{title}</h1>
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
  /** Tells the reader how to change that. */
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

/** A placeholder of about the right size while data is loading. */
export function Skeleton({ lines = 6 }: { readonly lines?: number | undefined }): JSX.Element {
  return (
    <div class="skeleton" aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  );
}
