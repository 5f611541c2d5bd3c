import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

/** The files of a site by their paths; the text of those that are pages. */
export type Site = ReadonlyMap<string, string | undefined>;

/** Reads a folder with a site. */
export function readSite(folder: string): Site {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    entries.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = posix.relative(folder, file);
      return [path, path.endsWith(".html") ? readFileSync(file, "utf8") : undefined];
    }),
  );
}

/** Every address of a page of the site that leads nowhere: a file that is not there, or a place that its page lacks. */
export function findBrokenLinks(site: Site, base: string): string[] {
  const anchors = new Map([...site].map(([path, html]) => [path, new Set(idsIn(html ?? ""))]));
  return [...site].flatMap(([path, html]) => {
    if (html === undefined || path === "404.html") return [];
    return addressesIn(html).flatMap((address) => {
      const url = new URL(address, `http://site${base}${path}`);
      if (url.host !== "site") return [];
      if (!url.pathname.startsWith(base)) return [`${path}: ${address} is outside of the guide`];
      const named = decodeURIComponent(url.pathname.slice(base.length));
      const target = named === "" || named.endsWith("/") ? `${named}index.html` : named;
      const ids = anchors.get(target);
      if (ids === undefined) return [`${path}: ${address} is not there`];
      const anchor = decodeURIComponent(url.hash.slice(1));
      return anchor === "" || ids.has(anchor) ? [] : [`${path}: ${address}, whose page has no such place`];
    });
  });
}

const addressesIn = (html: string): string[] =>
  Array.from(html.matchAll(/\s(?:href|src)="([^"]*)"/g), ([, address = ""]) =>
    address.replaceAll("&amp;", "&"),
  ).filter((address) => !/^(?:data|mailto|javascript):/.test(address));

const idsIn = (html: string): string[] => Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id = ""]) => id);
