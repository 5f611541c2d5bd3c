import type { JSX } from "preact";

/** Drawn for this console on a 20 × 20 grid. */
const PATHS = {
  overview: "M3 10.5 10 4l7 6.5M5 9.5V16h10V9.5",
  deliveries: "M3 5h14v10H3zM3 6l7 5 7-5",
  subscriptions: "M4 4h12v5a2 2 0 0 0 0 4v3H4v-3a2 2 0 0 0 0-4zM10 5v2m0 2v2m0 2v2",
  store: "M4 8h12l-1 8H5zM7 8V6a3 3 0 0 1 6 0v2",
  clock: "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 6v4l3 2",
  invoices: "M5 3h10v14l-2.5-1.5L10 17l-2.5-1.5L5 17zM8 7h4M8 10h4",
  orders: "M3 4h2l2 9h8l2-6H6M8 16h.01M14 16h.01",
  metrics: "M3 16h14M5 13V9m4 4V5m4 8V8m4 5V4",
  catalogue: "M4 4h5v5H4zM11 4h5v5h-5zM4 11h5v5H4zM11 11h5v5h-5z",
  messages: "M3 4h14v9H9l-4 3v-3H3z",
  sandbox: "M8 3h4M9 3v5l-4 7a1 1 0 0 0 1 2h8a1 1 0 0 0 1-2l-4-7V3M7 12h6",
  accounts: "M10 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM4 17c0-3 2.500-5 6-5s6 2 6 5",
  requests: "M3 6h10m-3-3 3 3-3 3M17 14H7m3-3-3 3 3 3",
  audit: "M10 3 4 5v5c0 4 3 6 6 7 3-1 6-3 6-7V5zM7.500 10l2 2 3.500-4",
  platform: "M10 3v4m0 6v4M3 10h4m6 0h4M10 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  guide: "M4 4h5a1 1 0 0 1 1 1v11a1 1 0 0 0-1-1H4zM16 4h-5a1 1 0 0 0-1 1v11a1 1 0 0 1 1-1h5z",
  reference: "M7 5 3 10l4 5m6-10 4 5-4 5",
  more: "M3 6h14M3 10h14M3 14h14",
  search: "M9 4a5 5 0 1 0 0 10A5 5 0 0 0 9 4zM12.600 12.600 17 17",
  theme: "M10 3a7 7 0 1 0 7 7 5.500 5.500 0 0 1-7-7z",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }): JSX.Element {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      stroke-width="1.6"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

/** The logo. It is drawn by the design tokens, which other pages have too. */
export function Mark(): JSX.Element {
  return <span class="mark" aria-hidden="true" />;
}
