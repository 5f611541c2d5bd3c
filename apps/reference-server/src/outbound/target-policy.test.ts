import { describe, expect, test } from "vitest";
import { parseRanges } from "./addresses.js";
import { addressProblem, urlProblem } from "./target-policy.js";

describe("a policy", () => {
  const closed = { allowLoopback: false, allowed: parseRanges([]) };
  const open = { allowLoopback: true, allowed: parseRanges(["10.1.0.0/16", "fd00::/8", "169.254.0.0/16"]) };
  const all = { allowLoopback: true, allowed: parseRanges(["0.0.0.0/0", "::/0"]) };

  test("allows public addresses", () => {
    expect(addressProblem(closed, "8.8.8.8")).toBeUndefined();
  });

  test("refuses loopback unless it is allowed", () => {
    expect(addressProblem(closed, "127.0.0.1")).toBe(
      "127.0.0.1 is the machine of the server itself; to allow it, list it in --allow-private-targets",
    );
    expect(addressProblem(open, "127.0.0.1")).toBeUndefined();
    expect(addressProblem(open, "::1")).toBeUndefined();
  });

  test("that allows loopback does not allow 0.0.0.0, which some machines treat as loopback", () => {
    expect(addressProblem(open, "0.0.0.0")).toBeDefined();
    expect(addressProblem(open, "::")).toBeDefined();
  });

  test.each(["10.1.2.3", "::ffff:10.1.2.3", "fd12::1", "169.254.1.1"])(
    "allows %s, which is listed",
    (address) => {
      expect(addressProblem(open, address)).toBeUndefined();
    },
  );

  test.each(["10.2.0.1", "192.168.1.1", "fe80::1", "100.64.0.1"])(
    "refuses %s, which is not listed",
    (address) => {
      expect(addressProblem(open, address)).toMatch(/--allow-private-targets/);
    },
  );

  test.each(["169.254.169.254", "::ffff:a9fe:a9fe", "fd00:ec2::254", "100.100.100.200", "168.63.129.16"])(
    "refuses %s, a metadata service, however wide the ranges are",
    (address) => {
      expect(addressProblem(open, address)).toMatch(/a metadata service of a cloud/);
      expect(addressProblem(all, address)).toMatch(/a metadata service of a cloud/);
    },
  );

  test("allows a metadata service that is listed exactly", () => {
    const exact = { allowLoopback: false, allowed: parseRanges(["169.254.169.254", "fd00:ec2::254/128"]) };
    expect(addressProblem(exact, "169.254.169.254")).toBeUndefined();
    expect(addressProblem(exact, "fd00:ec2::254")).toBeUndefined();
    expect(addressProblem(exact, "169.254.170.2")).toBeDefined();
  });
});

describe("a URL", () => {
  test.each([
    "https://vendor.example/events",
    "http://vendor.example:8080/?a=b",
    "https://[2606:4700::1]/",
    "http://localhost:3000",
  ])("%s may be called", (url) => {
    expect(urlProblem(url)).toBeUndefined();
  });

  test.each([
    ["ftp://vendor.example/", "it must begin with https:// or http://"],
    ["file:///etc/passwd", "it must begin with https:// or http://"],
    ["gopher://x/", "it must begin with https:// or http://"],
    ["javascript:alert(1)", "it must begin with https:// or http://"],
    ["/events", "it is not an absolute URL"],
    ["", "it is not an absolute URL"],
    ["https://", "it is not an absolute URL"],
    ["http://256.0.0.1/", "it is not an absolute URL"],
    ["https://user@vendor.example/", "it must not hold a user name or a password"],
    ["https://user:hunter2@vendor.example/", "it must not hold a user name or a password"],
    ["https://vendor.example/#events", "it must not have a fragment, which is never sent"],
  ])("%s may not be called: %s", (url, problem) => {
    expect(urlProblem(url)).toBe(problem);
  });
});
