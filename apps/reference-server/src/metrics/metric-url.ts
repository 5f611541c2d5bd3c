/** Where a metric is asked for. */
export interface MetricPlace {
  /** Of the metric: an absolute URL, or a path. */
  readonly endpoint: string;
  /** Where the events of the product go; the first one counts. */
  readonly productEndpoints: readonly string[];
  /** Where the events of the vendor go. */
  readonly companyEndpoint: string | null;
}

/** The URL of a metric; `null` when it is a path, and there is nothing that it could be a path of. */
export function metricUrl({ endpoint, productEndpoints, companyEndpoint }: MetricPlace): string | null {
  if (URL.canParse(endpoint)) return endpoint;
  const base = productEndpoints[0] ?? companyEndpoint;
  if (base === null || !URL.canParse(endpoint, base)) return null;
  const url = new URL(endpoint, base);
  // A path must stay on the vendor's host, whatever it looks like.
  return url.origin === new URL(base).origin ? url.href : null;
}
