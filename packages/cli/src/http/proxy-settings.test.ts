import { describe, expect, test } from "vitest";
import { readProxies } from "./proxy-settings.js";

function proxyOf(env: Readonly<Record<string, string>>, address: string): string | undefined {
  const found = readProxies(env)(new URL(address));
  return found && `${found.variable} ${found.url?.href}`;
}

describe("the variables", () => {
  test.each([
    [{ HTTPS_PROXY: "http://proxy:3128" }, "https://market.example", "HTTPS_PROXY http://proxy:3128/"],
    [{ https_proxy: "http://proxy:3128" }, "https://market.example", "https_proxy http://proxy:3128/"],
    [{ HTTP_PROXY: "http://proxy:3128" }, "http://market.example", "HTTP_PROXY http://proxy:3128/"],
    [{ http_proxy: "http://proxy:3128" }, "http://market.example", "http_proxy http://proxy:3128/"],
    [{ http_proxy: "http://a", HTTP_PROXY: "http://b" }, "http://market.example", "http_proxy http://a/"],
    [{ http_proxy: "", HTTP_PROXY: "http://b" }, "http://market.example", "HTTP_PROXY http://b/"],
    [{ HTTP_PROXY: " proxy:3128 " }, "http://market.example", "HTTP_PROXY http://proxy:3128/"],
    [{ HTTPS_PROXY: "https://proxy" }, "https://market.example", "HTTPS_PROXY https://proxy/"],
    [{ HTTPS_PROXY: "socks5://proxy:1080" }, "https://market.example", "HTTPS_PROXY undefined"],
    [{ HTTP_PROXY: "http://proxy:3128" }, "https://market.example", undefined],
    [{ HTTPS_PROXY: "http://proxy:3128" }, "http://market.example", undefined],
    [{ HTTPS_PROXY: "", https_proxy: "  " }, "https://market.example", undefined],
    [{}, "https://market.example", undefined],
  ])("%j give %s: %s", (env, address, expected) => {
    expect(proxyOf(env, address)).toBe(expected);
  });
});

describe("a password with letters that end an address", () => {
  test.each([
    ["http://ann:12#34@proxy:3128", "HTTP_PROXY undefined"],
    ["http://ann:p#ss@proxy:3128", "HTTP_PROXY undefined"],
    ["http://ann:12?34@proxy:3128", "HTTP_PROXY undefined"],
    ["http://ann:12/34@proxy:3128", "HTTP_PROXY undefined"],
    ["ann:12/34@proxy:3128", "HTTP_PROXY undefined"],
    ["http://ann:p@ss@proxy:3128", "HTTP_PROXY http://ann:p%40ss@proxy:3128/"],
    ["http://ann:12%2334@proxy:3128", "HTTP_PROXY http://ann:12%2334@proxy:3128/"],
    ["http://proxy:3128/", "HTTP_PROXY http://proxy:3128/"],
  ])("%s is not read as another host", (address, expected) => {
    expect(proxyOf({ HTTP_PROXY: address }, "http://market.example")).toBe(expected);
  });
});

describe("NO_PROXY", () => {
  const proxies = { HTTPS_PROXY: "http://proxy:3128", HTTP_PROXY: "http://proxy:3128" };

  test.each([
    ["market.example", "https://market.example/api", true],
    ["market.example", "https://eu.market.example", true],
    ["market.example", "https://supermarket.example", false],
    [".market.example", "https://market.example", true],
    ["*.market.example", "https://eu.market.example", true],
    ["MARKET.example", "https://market.EXAMPLE", true],
    ["market.example", "https://market.example./", true],
    ["market.example.", "https://market.example", true],
    ["market.example:8443", "https://market.example:8443", true],
    ["market.example:8443", "https://market.example", false],
    ["market.example:443", "https://market.example", true],
    ["market.example:80", "http://market.example", true],
    ["a.example, market.example", "https://market.example", true],
    ["a.example market.example", "https://market.example", true],
    ["a.example,,", "https://market.example", false],
    ["*", "https://market.example", true],
    ["10.1.2.3", "https://10.1.2.3", true],
    ["10.1.2.3:8443", "https://10.1.2.3:8443", true],
    ["10.1.2.3", "https://10.1.2.30", false],
    ["10.0.0.0/8", "https://10.1.2.3", true],
    ["10.0.0.0/8", "https://11.1.2.3", false],
    ["10.0.0.0/99", "https://10.1.2.3", false],
    ["2.3", "https://10.1.2.3", false],
    ["fd00::1", "https://[fd00::1]", true],
    ["[fd00::1]", "https://[fd00::1]:8443", true],
    ["[fd00::1]:8443", "https://[fd00::1]:8443", true],
    ["[fd00::1]:8443", "https://[fd00::1]", false],
    ["fd00::/8", "https://[fd00::1]", true],
    ["", "https://market.example", false],
  ])("%j reaches %s directly: %s", (bypass, address, direct) => {
    expect(proxyOf({ ...proxies, NO_PROXY: bypass }, address) === undefined).toBe(direct);
    expect(proxyOf({ ...proxies, no_proxy: bypass }, address) === undefined).toBe(direct);
  });
});

describe("this machine", () => {
  const env = { HTTPS_PROXY: "http://proxy:3128", HTTP_PROXY: "http://proxy:3128" };
  const addresses = [
    ...["http://127.0.0.1:8081", "http://127.9.9.9", "http://localhost:3000", "https://app.localhost"],
    ...[
      "http://localhost.",
      "http://[::1]:3000",
      "http://[::ffff:127.0.0.1]",
      "http://0.0.0.0:3000",
      "http://[::]",
    ],
  ];

  test.each(addresses)("%s needs no proxy, unless it is asked for", (address) => {
    expect(proxyOf(env, address)).toBeUndefined();
    expect(proxyOf({ ...env, NO_PROXY: "a.example" }, address)).toBeUndefined();
    expect(proxyOf({ ...env, NO_PROXY: "<-loopback>" }, address)).toContain("proxy:3128");
    expect(proxyOf({ ...env, NO_PROXY: "<-loopback>,*" }, address)).toBeUndefined();
  });
});
