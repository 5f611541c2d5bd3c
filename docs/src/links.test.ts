import { expect, test } from "vitest";
import { findBrokenLinks } from "./links.js";

const base = "/guide/";

test("links to files and to places in them are found", () => {
  const site = new Map([
    [
      "index.html",
      '<h1 id="top"></h1><a href="/guide/a/b.html#c"></a><a href="#top"></a><script src="x.js"></script>',
    ],
    ["a/b.html", '<h2 id="c"></h2><a href="../"></a><a href="https://example.com"></a>'],
    ["x.js", undefined],
  ]);
  expect(findBrokenLinks(site, base)).toEqual([]);
});

test.each([
  ["a.html", "a.html is not there"],
  ["#nowhere", "no such place"],
  ["/docs", "outside of the guide"],
])("%s is found broken", (address, reason) => {
  const site = new Map([["index.html", `<a href="${address}"></a>`]]);
  expect(findBrokenLinks(site, base)).toEqual([expect.stringContaining(reason)]);
});
